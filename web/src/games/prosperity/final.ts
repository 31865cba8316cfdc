// The final scoring as a table: a column a step, a row a country.

import { t } from '$lib/i18n.svelte';
import type { Seat } from '../game';
import { TRACKS } from './tables';
import type { FinalStep } from './turn';
import type { View } from './view';
import { gainWords, mood, signed, symbolName, trackName } from './words';

export interface Cell {
  words: string;
  /** Whether it counts points, which a star says shorter. */
  points?: boolean;
  note?: string;
  mood: number;
}

export interface Column {
  /** What the coach calls it: each step once. */
  id: string;
  icon: string;
  name: string;
  cells: Map<Seat, Cell>;
}

/** Who came after the end sees where the points come from and the ranks, but not each step. */
export function finalColumns(steps: FinalStep[], view: View): Column[] {
  return steps.length > 0 ? steps.map(columnOf) : summary(view);
}

function columnOf(step: FinalStep, index: number, steps: FinalStep[]): Column {
  switch (step.kind) {
    case 'scoring':
      return {
        id: steps.slice(0, index).some((other) => other.kind === 'scoring' && other.symbol === step.symbol)
          ? `${step.symbol}-again`
          : step.symbol,
        icon: `ps-${step.symbol}`,
        name: symbolName(step.symbol),
        cells: map(step.gains, (gain) =>
          gain.points !== 0
            ? { words: signed(gain.points), points: true, mood: mood(gain) }
            : { words: gainWords(gain), mood: mood(gain) },
        ),
      };
    case 'money':
      return {
        id: 'money',
        icon: 'u-income',
        name: t('prosperity-money-name'),
        cells: map(step.points, (entry) => ({
          words: signed(entry.points),
          points: true,
          note: t('prosperity-left', { what: t('prosperity-money', { money: `${entry.left}` }) }),
          mood: Math.sign(entry.points),
        })),
      };
    case 'ranks':
      return rankColumn(
        step.track,
        map(step.ranks, (rank) => ({ ...rank })),
      );
  }
}

const map = <From, To>(from: Map<Seat, From>, change: (value: From) => To): Map<Seat, To> =>
  new Map([...from].map(([seat, value]) => [seat, change(value)]));

function rankColumn(
  track: 'energy' | 'ecology',
  ranks: Map<Seat, { on: number; place: number; points?: number }>,
): Column {
  return {
    id: `rank-${track}`,
    icon: 'u-ladder',
    name: t('prosperity-ranks', { track: trackName(track) }),
    cells: map(ranks, (rank) => ({
      words: rank.points === undefined ? t('prosperity-place', { place: rank.place }) : signed(rank.points),
      points: rank.points !== undefined,
      note: t('prosperity-rank-note', { place: rank.place, box: rank.on + 1 }),
      mood: Math.sign(rank.points ?? 0),
    })),
  };
}

function summary({ table: { countries }, figures }: View): Column[] {
  const sources = (['symbols', 'specials', 'money', 'research'] as const).map((source) => ({
    id: source,
    icon: { symbols: 'ps-prosperity', specials: 'ps-points', money: 'u-income', research: 'ps-research' }[source],
    name: t(`prosperity-category-${source === 'symbols' ? 'prosperity' : source}`),
    cells: new Map(
      countries.map((country, seat) => [
        seat,
        { words: signed(country.points[source]), points: true, mood: Math.sign(country.points[source]) },
      ]),
    ),
  }));
  const tracks = TRACKS.map((track, index) => {
    const ranks = countries.map(({ research }, seat) => ({
      on: research[index]!,
      place: figures[seat]!.ranks[index]!,
    }));
    return rankColumn(track, new Map(ranks.entries()));
  });
  return [...sources, ...tracks];
}
