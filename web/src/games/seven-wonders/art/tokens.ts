// An effect as a row of little drawings, in reading order.

import { DISCOUNT_PRICE, type Colour, type Effect, type Per } from '../cards';

export type Token =
  | { draw: 'icon'; id: string }
  | { draw: 'coin' | 'laurel'; amount: number }
  | { draw: 'card'; colour: Colour }
  | { draw: 'slash' }
  /** Whose city: a neighbour's on that side, or one's own. */
  | { draw: 'arrow'; to: 'left' | 'right' | 'own' };

const icon = (id: string): Token => ({ draw: 'icon', id });
const slash: Token = { draw: 'slash' };

/** One of these: drawings with strokes between them. */
const oneOf = (tokens: Token[]) => tokens.flatMap((token, index) => (index ? [slash, token] : [token]));

function counted(per: Per): Token[] {
  const things: Token[] = per.stages
    ? [icon('x-stage')]
    : per.colors.map((colour) => ({ draw: 'card', colour }) as Token);
  if (per.of === 'self') return things;
  const around: Token[] = [{ draw: 'arrow', to: 'left' }, ...things, { draw: 'arrow', to: 'right' }];
  return per.of === 'all-three' ? [...around.slice(0, -1), { draw: 'arrow', to: 'own' }, ...around.slice(-1)] : around;
}

function discount({ goods, with: partner }: NonNullable<Effect['discount']>): Token[] {
  const tokens: Token[] = [
    { draw: 'card', colour: goods === 'raw' ? 'brown' : 'grey' },
    { draw: 'coin', amount: DISCOUNT_PRICE },
  ];
  if (partner !== 'right') tokens.unshift({ draw: 'arrow', to: 'left' });
  if (partner !== 'left') tokens.push({ draw: 'arrow', to: 'right' });
  return tokens;
}

/** Effects stand in the tables and never change, and every card that comes to hand asks again. */
const known = new WeakMap<Effect, readonly Token[]>();

/** What is drawn for an effect. */
export function tokensOf(effect: Effect): readonly Token[] {
  let tokens = known.get(effect);
  if (!tokens) known.set(effect, (tokens = draw(effect)));
  return tokens;
}

function draw(effect: Effect): Token[] {
  const tokens: Token[] = (effect.produces ?? []).map((kind) => icon(`r-${kind}`));
  tokens.push(...oneOf((effect.produces_one_of ?? []).map((kind) => icon(`r-${kind}`))));
  for (let shield = 0; shield < (effect.shields ?? 0); shield += 1) tokens.push(icon('shield'));
  if (effect.science === 'any') tokens.push(...oneOf(['s-compass', 's-gear', 's-tablet'].map(icon)));
  else if (effect.science) tokens.push(icon(`s-${effect.science}`));
  if (effect.discount) tokens.push(...discount(effect.discount));
  if (effect.special) tokens.push(icon(`x-${effect.special}`));
  if (effect.coins) tokens.push({ draw: 'coin', amount: effect.coins });
  if (effect.points) tokens.push({ draw: 'laurel', amount: effect.points });
  const coins = effect.coins_per;
  const points = effect.points_per;
  if (coins) tokens.push({ draw: 'coin', amount: coins.amount });
  if (points) tokens.push({ draw: 'laurel', amount: points.amount });
  const per = coins ?? points;
  if (per) tokens.push(...counted(per));
  const complete = effect.points_if_complete;
  if (complete) tokens.push({ draw: 'laurel', amount: complete }, icon('x-complete'));
  return tokens;
}

const WIDTHS = { icon: 1, coin: 1, laurel: 1, card: 0.78, slash: 0.3, arrow: 0.42 } as const;
const GAP = 0.06;

/** How wide the row is, in heights of one drawing. */
export function widthOf(tokens: readonly Token[]): number {
  const widths = tokens.reduce((sum, token) => sum + WIDTHS[token.draw], 0);
  return widths + GAP * Math.max(0, tokens.length - 1);
}

/** The drawings without the strokes between things to choose from. */
export const withoutStrokes = (tokens: readonly Token[]) => tokens.filter((token) => token.draw !== 'slash');

/** How wide the row is where things to choose from lie over one another, as `Effect` draws it. */
export function denseWidthOf(tokens: readonly Token[]): number {
  const kept = withoutStrokes(tokens);
  return kept.length < tokens.length ? 1 + 0.65 * (kept.length - 1) : widthOf(tokens);
}
