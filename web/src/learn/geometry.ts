// Where things are on the table, and where there is room for the words about them.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** What of a box is inside of another; nothing if it is wholly outside. */
export function clipped(box: Box, within: Box): Box | null {
  const [x, y] = [Math.max(box.x, within.x), Math.max(box.y, within.y)];
  const width = Math.min(box.x + box.width, within.x + within.width) - x;
  const height = Math.min(box.y + box.height, within.y + within.height) - y;
  return width > 1 && height > 1 ? { x, y, width, height } : null;
}

/** How far a label stands from its thing, nearest first. */
const DISTANCES = [14, 34, 70];
const EDGE = 6;

function places(thing: Box, { width, height }: Size): Box[] {
  const { x, y } = middle(thing);
  return DISTANCES.flatMap((away) => {
    const [left, right] = [thing.x - away - width, thing.x + thing.width + away];
    const [above, below] = [thing.y - away - height, thing.y + thing.height + away];
    const [over, beside] = [x - width / 2, y - height / 2];
    return [
      [right, beside],
      [left, beside],
      [over, above],
      [over, below],
      [right, above],
      [left, above],
      [right, below],
      [left, below],
    ].map(([left, top]) => ({ x: left!, y: top!, width, height }));
  });
}

/** Where a label of this size goes: beside its thing, inside the room, over as little as possible of what must be seen. */
export function place(thing: Box, size: Size, room: Box, taken: Box[], lit: Box[]): Box {
  const inside = grown(room, -EDGE);
  const held = (box: Box): Box => ({
    ...box,
    x: Math.max(inside.x, Math.min(box.x, inside.x + inside.width - box.width)),
    y: Math.max(inside.y, Math.min(box.y, inside.y + inside.height - box.height)),
  });
  const within = { ...middle(thing), ...size };
  const all = [...places(thing, size), { ...within, x: within.x - size.width / 2, y: thing.y + EDGE }].map(held);
  const cost = (box: Box, order: number) =>
    order * 4 +
    taken.reduce((sum, other) => sum + 20 * shared(grown(box, 4), other), 0) +
    lit.reduce((sum, other) => sum + 4 * shared(box, other), 0);
  let best = all[0]!;
  let least = Infinity;
  all.forEach((box, order) => {
    const costs = cost(box, order);
    if (costs < least) [best, least] = [box, costs];
  });
  return best;
}

/** The point of a box that is nearest to another point. */
export const nearest = (box: Box, to: { x: number; y: number }) => ({
  x: Math.max(box.x, Math.min(to.x, box.x + box.width)),
  y: Math.max(box.y, Math.min(to.y, box.y + box.height)),
});
