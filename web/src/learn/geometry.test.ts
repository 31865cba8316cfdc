import { describe, expect, it } from 'vitest';
import { clipped, nearest, place, type Box } from './geometry';

const room: Box = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 100, height: 30 };
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('a label', () => {
  it('stands beside its thing, inside of the room', () => {
    for (const x of [0, 150, 370])
      for (const y of [0, 130, 270]) {
        const thing = { x, y, width: 30, height: 30 };
        const at = place(thing, size, room, [], [thing]);
        expect(apart(at, thing), `${x}/${y}`).toBe(true);
        expect(clipped(at, room)).toEqual(at);
      }
  });

  it('does not lie over another label', () => {
    const thing = { x: 150, y: 130, width: 30, height: 30 };
    const first = place(thing, size, room, [], [thing]);
    const second = place(thing, size, room, [first], [thing]);
    expect(apart(first, second)).toBe(true);
  });
});

describe('a box', () => {
  it('is cut at the edge of the room, and is nothing beyond it', () => {
    expect(clipped({ x: -10, y: 10, width: 30, height: 30 }, room)).toEqual({ x: 0, y: 10, width: 20, height: 30 });
    expect(clipped({ x: 500, y: 10, width: 30, height: 30 }, room)).toBeNull();
  });

  it('has a nearest point to any other', () => {
    const box = { x: 10, y: 10, width: 10, height: 10 };
    expect(nearest(box, { x: 0, y: 15 })).toEqual({ x: 10, y: 15 });
    expect(nearest(box, { x: 99, y: 99 })).toEqual({ x: 20, y: 20 });
  });
});
