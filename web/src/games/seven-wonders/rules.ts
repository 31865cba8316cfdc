/** The chapters of the page of rules, in order: sentences `<id>-title` and `<id>-text`. */
export const RULES = [
  'aim',
  'setup',
  'turn',
  'building',
  'chains',
  'trade',
  'stages',
  'selling',
  'age-end',
  'powers',
  'guilds',
  'scoring',
  'ties',
  'here',
].map((section) => `rules-seven-wonders-${section}`);
