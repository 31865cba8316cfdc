import { has, LANGUAGES, setLanguage, useMessages } from '$lib/i18n.svelte';
import rustEvents from '$tables/wealth-of-nations/src/event.rs?raw';
import rustRefusals from '$tables/wealth-of-nations/src/illegal.rs?raw';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chair } from '../../game';
import { INDUSTRIES, TILES } from '../tables';
import type { EndTrigger, Event, Illegal, Industry, Offer, Owed, Phase, View } from '../view';
import { category } from './category';
import { chapter } from './chapter';
import { cubeWords, hexName, industryName, nationName, phaseName, plain, tileName } from './names';
import { prompt } from './prompt';
import { refusal } from './refusal';
import { rules } from './rules';
import { tell } from './tell';

for (const file of ['wealth-of-nations', 'wealth-of-nations-rules']) await useMessages(file);
const missing = vi.spyOn(console, 'error');
afterEach(async () => {
  expect(missing).not.toHaveBeenCalled();
  missing.mockClear();
  await setLanguage('en');
});

const chairs: Chair[] = ['Ines', 'Tomas', 'Koji'].map((name, seat) => ({ seat, name, you: seat === 0, bot: false }));
const teller = { chairs };
const said = (event: Event) => plain(tell(event, teller)?.text ?? []);

/** The names of an enum's variants, as they come over the line. */
const variants = (rust: string, name: string) =>
  new RegExp(`pub enum ${name} \\{([^]*?)\\n\\}`)
    .exec(rust)![1]!
    .match(/^ {4}[A-Z]\w*/gm)!
    .map((variant) =>
      variant
        .trim()
        .replace(/(?<!^)[A-Z]/g, '-$&')
        .toLowerCase(),
    );

const offer = (from: number, to: number, more: Partial<Offer> = {}): Offer => ({
  ...{ from, to, promise: '' },
  give: { cubes: { ore: 2 }, money: 0, notes: 0 },
  take: { cubes: { labor: 3 }, money: 5, notes: 1 },
  ...more,
});
const nothing = { cubes: {}, money: 0, notes: 0 };
const triggers: EndTrigger[] = ['flags', 'board', 'stacks', 'last-nation', 'stalemate'];
const about = (seat: number): Event[] => {
  const hex = 12;
  const [from, to] = [12, 13];
  const other = seat === 0 ? 1 : 0;
  const cubes = { food: 2, ore: 1 };
  return [
    { event: 'first-player', seat, mine: null },
    { event: 'first-player', seat, mine: other },
    { event: 'industry-taken', seat, package: 1, money: 0 },
    { event: 'industry-taken', seat, package: 2, money: 10 },
    { event: 'commodity-taken', seat, package: 1, cubes: { food: 9, energy: 1 }, money: 80 },
    ...TILES.map((tile): Event => ({ event: 'tile-placed', seat, tile, hex, rotation: 0 })),
    { event: 'unit-stationed', seat, hex },
    { event: 'round-began', round: 1, first: seat },
    { event: 'trade-began' },
    { event: 'develop-began' },
    { event: 'produce-began' },
    { event: 'passed', seat },
    { event: 'planned', seat, plan: {} as never },
    { event: 'bought', seat, cubes, money: 30 },
    { event: 'sold', seat, cubes, money: 20 },
    ...[
      offer(seat, 1),
      offer(1, seat),
      offer(1, 2),
      offer(seat, 2, { give: nothing }),
      offer(2, seat, { take: nothing }),
    ]
      .filter((each) => each.from !== each.to)
      .flatMap((each): Event[] => [
        { event: 'offered', offer: { ...each, promise: 'Next labor for $13.' } },
        { event: 'bartered', offer: each },
        { event: 'offer-declined', from: each.from, to: each.to },
        { event: 'offer-withdrawn', from: each.from, to: each.to },
        { event: 'offer-lapsed', from: each.from, to: each.to },
      ]),
    { event: 'notes-taken', seat, notes: 2, money: 39 },
    { event: 'notes-repaid', seat, notes: 1, money: 25 },
    { event: 'notes-repaid', seat, notes: 0, money: 0 },
    { event: 'interest-paid', seat, money: 3 },
    { event: 'eliminated', seat },
    { event: 'flag-placed', seat, hex },
    { event: 'paid', seat, cubes },
    { event: 'placement-forced', seat, hex },
    { event: 'tile-lifted', seat, tile: 'farm', hex },
    { event: 'flag-returned', seat, hex },
    { event: 'token-placed', seat, hex },
    { event: 'token-moved', seat, from, to },
    { event: 'token-lost', seat, hex },
    { event: 'unit-built', seat, hex },
    { event: 'unit-moved', seat, from, to },
    { event: 'unit-transported', seat, from, to },
    { event: 'defence-declined', seat, hex },
    { event: 'battle', attacker: seat, defender: other, hex, defence: false },
    { event: 'battle', attacker: other, defender: seat, hex, defence: true },
    { event: 'conquered', seat, from: other, hex },
    { event: 'colonized', seat, hex },
    { event: 'march-ended', seat },
    { event: 'occupied', seat, hex, industry: 'mine' },
    { event: 'occupation-declined', seat },
    { event: 'production-sealed', seat },
    { event: 'ran', seat, cubes },
    { event: 'ran', seat, cubes: {} },
    ...INDUSTRIES.flatMap((industry): Event[] => [
      { event: 'produced', seat, industry, hex, dots: 5 },
      { event: 'stolen', by: seat, from: other, industry, hex, dots: 1 },
    ]),
    ...triggers.map((trigger): Event => ({ event: 'end-triggered', trigger })),
    { event: 'sold-out', commodity: 'ore', price: 10, cubes: [3, 0, 5] },
  ];
};
const events = [...about(0), ...about(2)];
/** Headings say these, or nobody. */
const quiet = ['trade-began', 'develop-began', 'produce-began', 'planned'];

test('the events below are all there are', () => {
  expect([...new Set(events.map(({ event }) => event))].sort()).toEqual(variants(rustEvents, 'Event').sort());
});

test.each(LANGUAGES)('every event has a sentence in %s', async (language) => {
  await setLanguage(language);
  for (const event of events) {
    if (quiet.includes(event.event)) expect(tell(event, teller)).toBeNull();
    else expect(said(event), event.event).toMatch(/^.{5,}[.”»]$/);
  }
});

test('events speak of things that can be pointed at', () => {
  const things = (event: Event) =>
    tell(event, teller)!.text.flatMap((part) => (typeof part === 'string' ? [] : [part.thing]));
  expect(things({ event: 'bought', seat: 1, cubes: { food: 2, ore: 1 }, money: 30 })).toEqual([
    'seat:1',
    'market:food',
    'market:ore',
  ]);
  expect(things({ event: 'produced', seat: 0, industry: 'mine', hex: 12, dots: 5 })).toEqual([
    'bloc:12/mine',
    'market:ore',
  ]);
  expect(things({ event: 'unit-moved', seat: 1, from: 3, to: 4 })).toEqual(['seat:1', 'hex:3', 'hex:4']);
});

test('those who look are addressed', () => {
  expect(said({ event: 'offered', offer: offer(1, 0, { promise: 'Fair?' }) })).toBe(
    'Tomas offers you 2 ore for 3 labour, $5 and 1 note. “Fair?”',
  );
  expect(said({ event: 'produced', seat: 0, industry: 'bank', hex: 1, dots: 3 })).toBe('Your banks produce $90.');
  expect(said({ event: 'sold-out', commodity: 'ore', price: 10, cubes: [3, 0, 5] })).toBe(
    'All ore is sold at $10 a cube: 3 from you and 5 from Koji.',
  );
});

const details: Record<string, unknown> = {
  ...{ seat: 9, active: 1, from: 1, to: 2, by: 1, against: 2, most: 3, left: 1, held: 2, package: 4, hex: 12 },
  ...{ cost: { ore: 1, capital: 1 }, missing: { capital: 1 }, price: 53, money: 8, tile: 'farm', industry: 'mine' },
};

test.each(LANGUAGES)('every refusal has a sentence in %s', async (language) => {
  await setLanguage(language);
  const codes = variants(rustRefusals, 'Illegal') as Illegal['code'][];
  expect(codes.length).toBeGreaterThan(55);
  for (const code of codes) expect(refusal({ code, ...details }, teller), code).toMatch(/^.{10,}\.$/);
});

test('a refusal names hexes, players and cubes', () => {
  expect(refusal({ code: 'not-adjacent', from: 0, to: 60 }, teller)).toBe('I5 is not beside A1.');
  expect(refusal({ code: 'not-covered', by: 1 }, teller)).toBe('Tomas does not have what the offer takes.');
  expect(refusal({ code: 'not-covered', by: 0 }, teller)).toBe('You do not have what the offer takes.');
  expect(refusal({ code: 'cannot-pay', ...details }, teller)).toBe('It costs 1 ore and 1 capital; you lack 1 capital.');
});

const seen = (phase: Phase, owed: Owed | null = null, more: Partial<View> = {}) =>
  ({
    owed,
    answers: [],
    awaited: [1],
    terms: { barter: true },
    ...more,
    table: { phase, options: { 'war-clouds': true }, nations: [{}, {}, {}] },
  }) as unknown as View;
const develop = (step: unknown) => ({ develop: { active: 1, passes: 0, step } }) as Phase;
const trade = { trade: { active: 1 } } as Phase;
const steps = [
  'action',
  { march: { left: 2 } },
  { defence: { left: 1, hex: 12, defender: 0 } },
  { operation: { left: 0, hex: 12 } },
];

test.each(LANGUAGES)('every question has a sentence in %s', async (language) => {
  await setLanguage(language);
  const owed: Owed[] = [
    ...[{ package: 'industry' }, { package: 'commodity' }, { package: 'either' }, 'claim', 'station'],
    ...[{ trade: { cubes: 1 } }, { trade: { cubes: 3 } }, 'occupy', 'produce', { repay: { most: 2, best: 1 } }],
    ...steps.map((step) => ({ develop: step })),
  ] as Owed[];
  for (const each of owed) expect(prompt(seen(develop('action'), each), 0, teller).length).toBeGreaterThan(10);
  const phases = [
    ...['first-player', 'over', { draft: { leader: 1, picks: 4, industry: 0, commodity: 0 } }, trade],
    ...[{ claims: { seat: 1 } }, { stations: { seat: 2 } }, { occupy: { seat: 1 } }, { repay: { owing: [1, 2] } }],
    { produce: { asked: [0, 1, 2], sealed: [{}, null, null] } },
    ...steps.map(develop),
  ] as Phase[];
  for (const phase of phases)
    for (const seat of [0, null]) expect(prompt(seen(phase), seat, teller).length).toBeGreaterThan(10);
});

test('questions and waiting name who is meant', () => {
  const draft = seen({ draft: { leader: 1, picks: 0, industry: 0, commodity: 0 } }, null, { awaited: [2] });
  expect(prompt(draft, 0, teller)).toMatch(/^Koji /);
  const produce = seen({ produce: {} } as Phase, null, { awaited: [1, 2] });
  expect(prompt(produce, 0, teller)).toContain('Tomas, Koji');
  expect(
    prompt(
      seen(trade, null, {
        answers: [{ from: 2, 'why-not': null, here: { barter: 0, market: 0 }, there: { barter: 0, market: 0 } }],
      }),
      0,
      teller,
    ),
  ).toBe('Koji offers you a barter');
  expect(prompt(seen(trade, { trade: { cubes: 3 } }), 0, teller)).toBe('Buy or sell up to 3 cubes, barter or pass');
  expect(prompt(seen(develop(steps[2]), { develop: steps[2] } as Owed), 0, teller)).toBe(
    'Tomas moves a unit onto C2: do you fight it?',
  );
});

test('rounds and the end are large chapters, phases small ones', () => {
  const story: Event[] = [
    { event: 'first-player', seat: 0, mine: null },
    ...[1, 2].flatMap((round): Event[] => [
      { event: 'round-began', round, first: 0 },
      { event: 'trade-began' },
      { event: 'develop-began' },
      { event: 'produce-began' },
    ]),
  ];
  const sale: Event[] = (['food', 'ore'] as const).map((commodity) => ({
    ...{ event: 'sold-out', commodity, price: 3, cubes: [1, 0, 0] },
  }));
  const names = (told: Event[], major: boolean) =>
    told.flatMap((event) => chapter(event) ?? []).flatMap((each) => (each.major === major ? [each.name] : []));
  const second = [...story, ...sale];
  for (let time = 0; time < 2; time++) {
    expect(names(second, true)).toEqual(['Set-up', 'Round 1', 'Round 2', 'Final sale']);
    expect(names(second, false).slice(-2)).toEqual(['Round 2, Develop', 'Round 2, Produce']);
  }
  const first = [...story.map((event) => ({ ...event })), { event: 'trade-began' } as Event];
  expect(names(first, true)).toEqual(['Set-up', 'Round 1', 'Round 2', 'Last Trade']);
});

test.each(LANGUAGES)('everything has a name in %s', async (language) => {
  await setLanguage(language);
  for (const industry of INDUSTRIES as Industry[]) expect(industryName(industry)).toBeTruthy();
  for (const tile of TILES) expect(tileName(tile)).toBeTruthy();
  for (const seat of [0, 1, 2, 3, 4, 5]) expect(nationName(seat)).toBeTruthy();
  for (const phase of ['setup', 'trade', 'develop', 'produce', 'end'] as const) expect(phaseName(phase)).toBeTruthy();
  for (const id of ['tiles', 'money', 'notes']) expect(category(id).name).toBeTruthy();
  for (const id of rules) expect([id, has(`${id}-title`), has(`${id}-text`)]).toEqual([id, true, true]);
});

test('hexes are named by row and place', () => {
  expect([0, 4, 5, 26, 30, 34, 60].map(hexName)).toEqual(['A1', 'A5', 'B1', 'E1', 'E5', 'E9', 'I5']);
  expect(cubeWords({})).toBe('nothing');
});
