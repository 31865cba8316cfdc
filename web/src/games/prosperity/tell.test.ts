import { LANGUAGES, has, setLanguage, useMessages } from '$lib/i18n.svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { chairs, events, views } from './fixtures';
import { aboutPollution, aboutSpace, aboutSymbol, aboutTile } from './lore';
import { rules } from './rules';
import { spacesOf, SYMBOLS, TILES } from './tables';
import { chapter, prompt, refusal, REFUSALS, tell } from './tell';
import type { Event } from './view';
import { spaceName } from './words';

await useMessages('prosperity');
await useMessages('prosperity-rules');
const missing = vi.spyOn(console, 'error');
afterEach(async () => {
  expect(missing).not.toHaveBeenCalled();
  missing.mockClear();
  await setLanguage('en');
});

const others: Event[] = [
  { event: 'special-used', seat: 1, tile: 'garden-city', points: 0, discs: 0 },
  { event: 'special-used', seat: 1, tile: 'reforestation', points: 0, discs: 3 },
  { event: 'special-used', seat: 0, tile: 'garden-city', points: 1, discs: 0 },
  { event: 'cleaned-up', seat: 1, discs: 0 },
  { event: 'placed', seat: 1, tile: 'hospital', space: 'a2', covered: 'university' },
  { event: 'game-ended', winners: [0, 2] },
];

test.each(LANGUAGES)('every event has a sentence in %s', async (language) => {
  await setLanguage(language);
  for (const event of [...events, ...others]) {
    const line = tell(event, { chairs });
    if (event.event === 'turn-ended') expect(line).toBeNull();
    else expect(line!.text.length).toBeGreaterThan(0);
  }
});

test('events speak of things that can be pointed at', () => {
  const placed = events.find((event) => event.event === 'placed')!;
  const things = tell(placed, { chairs })!.text.flatMap((part) => (typeof part === 'string' ? [] : [part.thing]));
  expect(things).toEqual([`tile:${placed.tile}`, `place:${placed.seat}/${placed.space}`]);
});

test.each(LANGUAGES)('every refusal has a sentence in %s', async (language) => {
  await setLanguage(language);
  const details = {
    ...{ tile: 'hospital', space: 'd1', by: 'c1', kind: 'infrastructure', track: 'energy', seat: 2 },
    ...{ paid: 1, missing: 2, most: 1, energy: 1, ecology: 1, steps: 3, price: 300, money: 100 },
  };
  for (const code of REFUSALS) expect(refusal({ code, ...details }).length).toBeGreaterThan(5);
});

test.each(LANGUAGES)('every question has a sentence in %s', async (language) => {
  await setLanguage(language);
  for (const view of Object.values(views))
    for (const seat of [0, null]) expect(prompt(view, seat, { chairs })).not.toBe('');
});

test('seven decades and the final scoring are large chapters', () => {
  const chapters = events.flatMap((event) => chapter(event) ?? []);
  expect(chapters).toHaveLength(37);
  expect(chapters.filter((each) => each.major)).toHaveLength(8);
  expect(events.flatMap((event) => chapter(event) ?? []).filter((each) => each.major)).toHaveLength(8);
});

test.each(LANGUAGES)('everything explains itself in %s', async (language) => {
  await setLanguage(language);
  const country = views.waiting.table.countries[0]!;
  for (const id of TILES.keys()) expect(aboutTile(id).text).toBeTruthy();
  for (const offer of views.polluted.offers) expect(aboutTile(offer.tile, offer).text).toBeTruthy();
  for (const [index, space] of spacesOf(country.side).entries()) {
    expect(aboutSpace(space, country.tiles[index] ?? null, index % 2 === 0).text).toBeTruthy();
    expect(spaceName(space.id)).toBeTruthy();
  }
  for (const symbol of SYMBOLS) expect(aboutSymbol(symbol).text).toBeTruthy();
  expect(aboutPollution(country.discs, 1).text).toBeTruthy();
});

test.each(LANGUAGES)('every chapter of the rules is there in %s', async (language) => {
  await setLanguage(language);
  for (const id of rules) expect([has(`${id}-title`), has(`${id}-text`)]).toEqual([true, true]);
});
