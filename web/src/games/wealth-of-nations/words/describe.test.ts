import { LANGUAGES, setLanguage, useMessages } from '$lib/i18n.svelte';
import rustActions from '$tables/wealth-of-nations/src/action.rs?raw';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chair } from '../../game';
import type { Action } from '../view';
import { describe } from './describe';
import { plain } from './names';

await useMessages('wealth-of-nations');
const missing = vi.spyOn(console, 'error');
afterEach(async () => {
  expect(missing).not.toHaveBeenCalled();
  await setLanguage('en');
});

const chairs: Chair[] = ['Ines', 'Tomas'].map((name, seat) => ({ seat, name, you: seat === 0, bot: false }));
const [hex, from, to] = [12, 12, 13];
const cubes = { food: 2, ore: 1 };
const bundle = { cubes, money: 5, notes: 0 };
const run = { feed: [1, 2], ore: [], power: [3] };
const ACTIONS: Action[] = [
  { 'take-industry': { package: 3, tiles: [{ tile: 'farm', hex, rotation: 0 }] } },
  { 'take-commodity': { package: 2 } },
  { claim: { hex } },
  { station: { hex } },
  { buy: { cubes } },
  { sell: { cubes } },
  { offer: { to: 1, give: bundle, take: bundle } },
  { accept: { from: 1 } },
  { decline: { from: 1 } },
  { withdraw: { to: 1 } },
  { 'take-notes': { notes: 2 } },
  { 'repay-notes': { notes: 1 } },
  'pass',
  { 'place-flag': { hex } },
  { build: { tile: 'mine', hex, rotation: 0, force: false } },
  { 'move-tiles': { tiles: [{ from, to, rotation: 0, force: false }], tokens: [] } },
  { 'move-tiles': { tiles: [], tokens: [] } },
  { automate: { hex } },
  { 'build-unit': { hex } },
  { activate: { from, to } },
  { defend: { fight: true } },
  { defend: { fight: false } },
  { operate: { battle: { against: 1 } } },
  { operate: 'conquest' },
  { operate: 'colonize' },
  { operate: 'nothing' },
  'halt',
  { transport: { from, to, colonize: false } },
  { occupy: { units: [{ hex, industry: 'farm' }] } },
  { occupy: { units: [] } },
  { produce: run },
  { produce: { feed: [], ore: [], power: [] } },
];
const nameOf = (action: Action) => (typeof action === 'string' ? action : Object.keys(action)[0]!);

test('every action of the rules but the private plan is tried here', () => {
  const groups = [...rustActions.matchAll(/pub enum \w+Action \{([^]*?)\n\}/g)];
  const names = groups.flatMap(([, body]) => body!.match(/^ {4}[A-Z]\w*/gm)!);
  const variants = names.map((variant) =>
    variant
      .trim()
      .replace(/(?<!^)[A-Z]/g, '-$&')
      .toLowerCase(),
  );
  expect(new Set(ACTIONS.map(nameOf))).toEqual(new Set(variants.filter((variant) => variant !== 'plan')));
});

test.each(LANGUAGES)('every action has its advice in %s', async (language) => {
  await setLanguage(language);
  const said = ACTIONS.map((action) => plain(describe(action, { chairs })));
  for (const words of said) expect(words).toMatch(/^\p{Lu}[^{}]+$/u);
});

test('advice points at the board and at people', () => {
  const things = (action: Action) =>
    describe(action, { chairs }).flatMap((part) => (typeof part === 'string' ? [] : [part.thing]));
  expect(things({ build: { tile: 'mine', hex, rotation: 0, force: false } })).toEqual(['hex:12']);
  expect(things({ accept: { from: 1 } })).toEqual(['seat:1']);
});
