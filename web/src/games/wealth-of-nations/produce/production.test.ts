import { expect, test } from 'vitest';
import { seatOf, views } from '../fixtures/trade';
import { countOf } from '../trade/prices';
import { groundOf } from './dots';
import {
  bestOccupation,
  IDLE,
  occupation,
  occupiers,
  occupying,
  productionOf,
  runDots,
  runsOf,
  sums,
  waysOf,
  wholeRun,
} from './production';
import { sensibleRuns } from './sensible';

test('dots are those of the view, with every tile fed', () => {
  for (const view of Object.values(views))
    view.nations.forEach(({ blocs }, seat) => {
      const ground = groundOf(view.table, seat);
      for (const bloc of blocs) expect(runDots(ground, bloc, wholeRun(bloc, false))).toBe(bloc.dots);
    });
});

test('running everything takes and brings what the view says', () => {
  for (const view of Object.values(views))
    view.nations.forEach(({ blocs, upkeep }, seat) => {
      if (blocs.some((bloc) => occupiers(view, bloc).length > 0)) return;
      const all = sums(
        view,
        seat,
        blocs.map((bloc) => wholeRun(bloc, false)),
      );
      expect(all.gain).toEqual(upkeep.gain);
      if (!blocs.some((bloc) => bloc.automated)) expect(all.cost).toEqual(upkeep.cost);
    });
});

test('a bloc without energy stands still, and an ore feeds an automated one', () => {
  const view = views.automated;
  const seat = seatOf(view);
  const ground = groundOf(view.table, seat);
  const bloc = view.nations[seat]!.blocs.find((each) => each.automated && each.hexes.length > 1)!;
  expect(runDots(ground, bloc, wholeRun(bloc, true))).toBe(bloc.dots);
  expect(runDots(ground, bloc, IDLE)).toBe(0);
  if (bloc.industry !== 'generator') expect(runDots(ground, bloc, { ...wholeRun(bloc, true), power: false })).toBe(0);
  expect(waysOf(ground, bloc).length).toBe(bloc.hexes.length + 2);
});

test('what is proposed can be paid and gains something', () => {
  for (const view of [views.produce, views.integrated, views.automated, views.occupied]) {
    const seat = seatOf(view);
    const runs = sensibleRuns(view, seat);
    const { missing, net } = sums(view, seat, runs);
    expect(countOf(missing)).toBe(0);
    expect(net).toBeGreaterThanOrEqual(0);
    const { blocs } = view.nations[seat]!;
    expect(runsOf(blocs, productionOf(blocs, runs))).toEqual(runs);
  }
});

test('occupiers take of the output', () => {
  const view = views.occupied;
  const seat = seatOf(view);
  const { blocs } = view.nations[seat]!;
  const occupied = blocs.findIndex((bloc) => occupiers(view, bloc).length > 0);
  const bloc = blocs[occupied]!;
  const runs = blocs.map((_, index) => (index === occupied ? wholeRun(bloc, false) : IDLE));
  const { gain } = sums(view, seat, runs);
  expect(countOf(gain.cubes)).toBe(Math.max(0, bloc.dots - occupiers(view, bloc)[0]!.units));
});

test('units on foreign tiles can occupy, of two sections one', () => {
  const view = views.occupy;
  const units = occupying(view, seatOf(view));
  expect(units.length).toBeGreaterThan(0);
  const [unit] = units;
  const chosen = bestOccupation(view, unit!.industries);
  expect(unit!.industries).toContain(chosen);
  expect(occupation([unit!], [chosen])).toEqual([{ hex: unit!.hex, industry: chosen }]);
  expect(occupation([unit!], [null])).toEqual([]);
});
