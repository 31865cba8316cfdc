// Where things came from that are new on the board, so that what moved, moves.

import type { Event, Hex } from '../view';

export interface Arrivals {
  /** By the hex they are in now: the hex they were in before. */
  tiles: ReadonlyMap<Hex, Hex>;
  tokens: ReadonlyMap<Hex, Hex>;
  /** By seat and hex, as `0:12`. */
  units: ReadonlyMap<string, Hex>;
}

export function arrivals(events: readonly Event[]): Arrivals {
  const tiles = new Map<Hex, Hex>();
  const tokens = new Map<Hex, Hex>();
  const units = new Map<string, Hex>();
  const lifted: { tile: string; hex: Hex }[] = [];
  for (const event of events) {
    switch (event.event) {
      case 'tile-lifted':
        lifted.push(event);
        break;
      case 'tile-placed': {
        const from = lifted.findIndex((each) => each.tile === event.tile);
        if (from >= 0) tiles.set(event.hex, lifted.splice(from, 1)[0]!.hex);
        break;
      }
      case 'token-moved':
        tokens.set(event.to, event.from);
        break;
      case 'unit-moved':
      case 'unit-transported':
        units.set(`${event.seat}:${event.to}`, event.from);
        break;
      default:
    }
  }
  return { tiles, tokens, units };
}
