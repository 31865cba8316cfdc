import { expect, test } from 'vitest';
import { seatOf, views } from '../fixtures/trade';
import { isOn, needsEnergy, needsFood, productionOf, runsOf, wholeRun } from './production';

test('what is ticked is read as it is written', () => {
  for (const view of [views.produce, views.integrated, views.automated, views.occupied]) {
    const { blocs } = view.nations[seatOf(view)]!;
    const { sensible } = view.desk!;
    expect(productionOf(blocs, runsOf(blocs, sensible!))).toEqual(sensible);
    for (const ore of [false, true]) {
      const runs = blocs.map((bloc) => wholeRun(bloc, ore));
      expect(runsOf(blocs, productionOf(blocs, runs)).map(isOn)).toEqual(runs.map(isOn));
    }
  }
});

test('a bloc is fed with ore only where that is a way to run it', () => {
  for (const view of Object.values(views))
    for (const bloc of view.nations.flatMap(({ blocs }) => blocs)) {
      expect(wholeRun(bloc, true).ore).toBe(bloc['ore-cost'] !== null);
      expect(wholeRun(bloc, false).fed.length > 0).toBe(needsFood(bloc));
      expect(wholeRun(bloc, false).power).toBe(needsEnergy(bloc));
    }
});
