import { useMessages } from '$lib/i18n.svelte';
import rust from '$tables/wealth-of-nations/src/action.rs?raw';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { places, unplaced } from './desk/draft';
import { tilesOfSeat } from './desk/moving';
import { chairsOf, rich, seatOf, views } from './fixtures';
import { answering } from './fixtures/ask';
import { views as traded } from './fixtures/trade';
import Table from './Table.svelte';
import type { Action, View } from './view';

vi.setConfig({ testTimeout: 60_000 });
vi.hoisted(() => {
  // What the browser has and the test's document lacks.
  window.matchMedia ??= () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
});
for (const file of ['wealth-of-nations', 'wealth-of-nations-board', 'wealth-of-nations-trade']) await useMessages(file);
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Element.prototype.animate = () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as never;
});
afterEach(cleanup);

function lay(view: View, act: ((action: Action) => Promise<void>) | null) {
  return render(Table, {
    props: {
      view,
      seat: act ? seatOf(view) : null,
      chairs: chairsOf(view),
      awaited: [seatOf(view)],
      act,
      ask: act ? answering(view) : null,
      undo: null,
      news: { seq: 1, events: [] },
      spotlight: null,
      outcome: null,
    },
  });
}

/** Whatever was asked has been answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

/** Lays the table, presses what is named, and says what was done. */
async function play(view: View, ...presses: string[]): Promise<Action> {
  const done: Action[] = [];
  const { container } = lay(view, async (action) => void done.push(action));
  await answered();
  for (const press of presses) {
    const control = container.querySelector<HTMLButtonElement>(press);
    expect(control, press).not.toBeNull();
    expect(control!.disabled, press).not.toBe(true);
    await fireEvent.click(control!);
    await answered();
  }
  // What follows an action, such as forgetting what was composed.
  await new Promise((resolve) => setTimeout(resolve));
  cleanup();
  expect(done).toHaveLength(1);
  return done[0]!;
}

const nameOf = (action: Action) => (typeof action === 'string' ? action : Object.keys(action)[0]!);
const hex = (number: number) => `[data-hex="${number}"]`;
const action = (name: string) => `[data-action="${name}"]`;

const develop = rich(views.develop);
const war = rich(views.war);
const produce = views.produce;

async function setUp(): Promise<Action[]> {
  const view = views.draft;
  const draft = (view.table.phase as { draft: { industry: number } }).draft;
  const number = [1, 2, 3, 4, 5, 6].find((each) => ((draft.industry >> (each - 1)) & 1) === 0)!;
  const first = unplaced(view, number, [])[0]!;
  const [start] = places(view, [], first);
  const { container } = lay(view, async () => {});
  const presses = [`[data-package="industry-${number}"]`, hex(start!)];
  for (const press of presses) {
    await fireEvent.click(container.querySelector(press)!);
    await answered();
  }
  for (let lit = container.querySelector('.can'); lit; lit = container.querySelector('.can')) {
    presses.push(hex(Number(lit.getAttribute('data-hex'))));
    await fireEvent.click(lit);
    await answered();
  }
  cleanup();
  return [
    await play(view, ...presses, action('take-industry')),
    await play(
      view,
      '[data-package="commodity-1"]:enabled, [data-package="commodity-2"]:enabled',
      action('take-commodity'),
    ),
    await play(views.claim, hex(12), action('claim')),
    await play(views.station, hex(tilesOfSeat(views.station, seatOf(views.station))[0]!), action('station')),
  ];
}

async function developing(): Promise<Action[]> {
  const [tile] = tilesOfSeat(develop, seatOf(develop));
  const goal = develop.desk!.destinations[0]!;
  const site = develop.desk!.sites[0]!;
  return [
    await play(develop, '[data-mode="flag"]', hex(develop.desk!.flags[0]!), action('place-flag')),
    await play(
      develop,
      '[data-mode="build"]',
      '[data-tile-choice="mine"]',
      hex(site.hex),
      '[data-turn="1"]',
      action('build'),
    ),
    await play(develop, '[data-mode="move"]', hex(tile!), hex(goal), action('move-tiles')),
    await play(automatic(), '[data-mode="automate"]', hex(automatic().desk!.automate[0]!), action('automate')),
    await play(develop, action('pass')),
  ];
}

/** Somebody's view of Develop with a bloc that can be automated. */
function automatic(): View {
  const found = [develop, war].find((view) => view.desk!.automate.length > 0);
  return found!;
}

async function warring(): Promise<Action[]> {
  const [unit] = war.table.nations[seatOf(war)]!.units;
  const landing = war.desk!.landings.find((each) => each !== unit)!;
  const march = views.march;
  const [marching] = march.table.nations[seatOf(march)]!.units;
  return [
    await play(war, '[data-mode="unit"]', hex(war.desk!.units[0]!), action('build-unit')),
    await play(war, '[data-mode="march"]', hex(unit!), hex(unit!), action('activate')),
    await play(war, '[data-mode="transport"]', hex(unit!), hex(landing), action('transport')),
    await play(march, hex(marching!), hex(marching!), action('activate')),
    await play(march, action('halt')),
    await play(views.defence, `${action('defend')}[data-fight="yes"]`),
    await play(views.operation, `${action('operate')}[data-deed="nothing"]`),
  ];
}

async function trading(): Promise<Action[]> {
  const { trade, asked, offering } = traded;
  const seller = rich(trade);
  const partner = seatOf(seller) === 0 ? 1 : 0;
  return [
    await play(trade, '[data-buy="food"]', action('buy')),
    await play(seller, '[data-sell="food"]', action('sell')),
    await play(seller, `[data-partner="${partner}"]`, '[data-more="food"][data-side="give"]', action('offer')),
    await play(asked, action('accept')),
    await play(asked, action('decline')),
    await play(offering, action('withdraw')),
    await play(trade, '[data-notes="take"]', action('take-notes')),
    await play(traded.repay, action('repay-notes')),
    await play(traded.occupy, action('occupy')),
    await play(produce, action('produce')),
    await play(trade, action('plan')),
  ];
}

const seen = new Set<string>();
test.each([
  ['the set-up', setUp],
  ['Develop', developing],
  ['War Clouds', warring],
  ['trade and production', trading],
])('the actions of %s are done with their controls', async (_, group) => {
  for (const each of await group()) seen.add(nameOf(each));
});

test('every action of the rules has a control', () => {
  const groups = [...rust.matchAll(/pub enum \w+Action \{([^]*?)\n\}/g)];
  const variants = groups.flatMap(([, body]) => body!.match(/^ {4}[A-Z]\w*/gm)!);
  const names = variants.map((variant) =>
    variant
      .trim()
      .replace(/(?<=[a-z])[A-Z]/g, '-$&')
      .toLowerCase(),
  );
  expect([...seen].sort()).toEqual(names.sort());
});

test('what is done is what was composed', async () => {
  const { hex: site } = develop.desk!.sites[0]!;
  const presses = ['[data-mode="build"]', '[data-tile-choice="factory"]', hex(site), action('build')];
  expect(await play(develop, ...presses)).toMatchObject({ build: { tile: 'factory', hex: site } });
  expect(await play(views.defence, `${action('defend')}[data-fight="no"]`)).toEqual({ defend: { fight: false } });
});

test('Enter chooses a hex, and once more confirms it', async () => {
  const done: Action[] = [];
  const { container } = lay(develop, async (action) => void done.push(action));
  await fireEvent.click(container.querySelector('[data-mode="flag"]')!);
  const [first] = develop.desk!.flags;
  const enter = async () => {
    await fireEvent.keyDown(container.querySelector(hex(first!))!, { key: 'Enter' });
    await answered();
  };
  await enter();
  expect(done).toEqual([]);
  await enter();
  expect(done).toEqual([{ 'place-flag': { hex: first } }]);
});

test('what cannot be paid says so', async () => {
  const poor = structuredClone(views.develop);
  poor.table.nations[seatOf(poor)]!.cubes = {};
  const { container } = lay(poor, async () => {});
  for (const press of ['[data-mode="flag"]', hex(poor.desk!.flags[0]!)])
    await fireEvent.click(container.querySelector(press)!);
  expect(container.querySelector<HTMLButtonElement>(action('place-flag'))!.disabled).toBe(true);
  expect(container.textContent).toContain('1 labour missing');
});

test('nothing is lost when others act meanwhile', async () => {
  const done: Action[] = [];
  const { container, rerender } = lay(develop, async (each) => void done.push(each));
  const [tile] = tilesOfSeat(develop, seatOf(develop));
  for (const press of ['[data-mode="move"]', hex(tile!), hex(develop.desk!.destinations[0]!)])
    await fireEvent.click(container.querySelector(press)!);
  await answered();
  const later = structuredClone(develop);
  later.table.nations[(seatOf(develop) + 1) % 4]!.money += 5;
  await rerender({ view: later, news: { seq: 2, events: [] } });
  await answered();
  await fireEvent.click(container.querySelector(action('move-tiles'))!);
  expect(done.map(nameOf)).toEqual(['move-tiles']);
});

test('whoever only watches sees everything and can do nothing', () => {
  for (const view of [views.draft, views.operation, traded.trade, traded.occupy, traded.produce, traded.over]) {
    const watched = structuredClone(view);
    watched.desk = null;
    watched.owed = null;
    watched.answers = [];
    const { container } = lay(watched, null);
    expect(container.querySelectorAll('[data-hex]')).toHaveLength(61);
    expect(container.querySelectorAll('[data-action]:enabled')).toHaveLength(0);
    cleanup();
  }
});
