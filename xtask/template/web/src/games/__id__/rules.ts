// The chapters of the rules, in reading order.

export const rules = ['goal', 'turn', 'end'].map((section) => `rules-__id__-${section}`);
