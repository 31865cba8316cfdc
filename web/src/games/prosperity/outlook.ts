// What a scoring would bring to a country, and what a plan would change.

import { globes, LAST_BOX, levelOf, markerOf, TRACKS, TRIANGLE } from './tables';
import type { Change, Country, Gain, SymbolName, Track } from './view';

const nothing = (): Gain => ({ money: 0, discs: 0, points: 0, steps: [0, 0] });

/** A scoring of one symbol. What energy is missing is polluted for, `paid` levels of it aside. */
export function scoring(country: Country, symbol: SymbolName, paid = 0): Gain {
  const { symbols, discs } = country;
  switch (symbol) {
    case 'energy':
      return symbols.energy >= 0
        ? { ...nothing(), money: symbols.energy * 50 }
        : { ...nothing(), money: -paid * 100 || 0, discs: -symbols.energy - paid };
    case 'ecology': {
      const removed = Math.min(symbols.ecology, discs);
      return { ...nothing(), money: (symbols.ecology - removed) * 50, discs: -removed || 0 };
    }
    case 'capital':
      return { ...nothing(), money: symbols.capital * 100 };
    case 'research':
      return { ...nothing(), steps: [symbols.research, 0] };
    case 'prosperity':
      return { ...nothing(), points: discs >= TRIANGLE ? 0 : symbols.prosperity + globes(discs) };
  }
}

/** The country after a change. */
export function after(country: Country, change: Change): Country {
  const symbols = { ...country.symbols };
  for (const name of Object.keys(symbols) as SymbolName[]) symbols[name] += change.symbols[name];
  return {
    ...country,
    symbols,
    money: country.money + change.money,
    discs: Math.max(0, country.discs + change.discs),
    points: { ...country.points, specials: country.points.specials + change.points },
  };
}

export const unchanged = (): Change => ({
  symbols: { energy: 0, ecology: 0, capital: 0, research: 0, prosperity: 0 },
  money: 0,
  discs: 0,
  points: 0,
});

/** How likely each symbol is to be scored next: the stack is shuffled within a decade. */
export function chances(toCome: SymbolName[]): { symbol: SymbolName; percent: number }[] {
  const each = [...new Set(toCome)];
  return each.map((symbol) => ({
    symbol,
    percent: Math.round((toCome.filter((other) => other === symbol).length / toCome.length) * 100),
  }));
}

export interface Split {
  energy: number;
  ecology: number;
  /** The boxes the markers would stand on. */
  boxes: [number, number];
}

export const splits = (country: Country, steps: number): Split[] =>
  Array.from({ length: steps + 1 }, (_, energy) => ({
    energy,
    ecology: steps - energy,
    boxes: [step(country, 'energy', energy), step(country, 'ecology', steps - energy)],
  }));

export const step = (country: Country, track: Track, steps: number): number =>
  Math.min(LAST_BOX, markerOf(country, track) + steps);

/** Boxes from the marker to the next level; endless at the last one. */
export function boxesToLevel(country: Country, track: Track): number {
  const marker = markerOf(country, track);
  for (let box = marker + 1; box <= LAST_BOX; box += 1) if (levelOf(box) > levelOf(marker)) return box - marker;
  return Infinity;
}

/** The split that reaches most new levels and wastes nothing; among those the most even one. */
export function usefulSplit(country: Country, steps: number): Split {
  const worth = (split: Split) => {
    const levels = TRACKS.map((track, index) => levelOf(split.boxes[index]!) - levelOf(markerOf(country, track)));
    const wasted = steps - split.boxes.reduce((sum, box, index) => sum + box - country.research[index]!, 0);
    return (levels[0]! + levels[1]!) * 10 - wasted * 5 - Math.abs(split.energy - split.ecology);
  };
  return splits(country, steps).reduce((best, split) => (worth(split) > worth(best) ? split : best));
}
