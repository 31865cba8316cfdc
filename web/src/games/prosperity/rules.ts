// The chapters of the rules, in reading order.

export const rules = [
  'goal',
  'board',
  'research-board',
  'tiles',
  'turn',
  'energy',
  'ecology',
  'capital',
  'research',
  'prosperity',
  'pollution',
  'actions',
  'buying',
  'placing',
  'specials',
  'end',
  'ties',
  'options',
  'advice',
].map((section) => `rules-prosperity-${section}`);
