// The screens that pictures are taken of. Add a line for a new one.

import { readdirSync } from 'node:fs';
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { NATIONS } from './nations';

export interface Screen {
  /** The name of its pictures. */
  name: string;
  /** Whether the README shows it. */
  readme?: boolean;
  /** Brings the page there; the page is at the home page of a fresh server, as a new guest. */
  visit: (page: Page) => Promise<unknown>;
}

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot' }));

async function make(by: APIRequestContext, plan: object): Promise<string> {
  await by.post('/api/session');
  const answer = await by.post('/api/tables', { data: plan });
  return ((await answer.json()) as { id: string }).id;
}

/** A table against bots, made as the page itself does it; gives its address. */
export async function playNow(page: Page, game: string, count: number, options: object = {}): Promise<string> {
  return `/t/${await make(page.request, { game, seats: [{ kind: 'me' }, ...bots(count)], options, start: true })}`;
}

/** 7 Wonders after some turns, in which every card that is taken up was put to its best use. */
async function someWonders(page: Page, count: number, turns: number): Promise<void> {
  await page.goto(await playNow(page, 'seven-wonders', count, { wonders: 'chosen', sides: 'day' }));
  await page.getByRole('button', { name: /Gizah/ }).first().click();
  await page.getByRole('button', { name: 'Take Gizah' }).click();
  const hand = page.getByRole('radiogroup', { name: 'Your hand' }).getByRole('radio');
  const turn = (number: number) => `Age ${['I', 'II', 'III'][Math.floor(number / 6)]}, turn ${(number % 6) + 1}`;
  for (let number = 0; number < turns; number += 1) {
    // Not always the first: a city of raw materials alone is nobody's.
    await hand.first().waitFor();
    await hand.nth(number % (await hand.count())).click();
    await page.locator('.room .confirm').click();
    await page
      .locator('.progress')
      .getByText(turn(number + 1), { exact: true })
      .waitFor({ timeout: 30_000 });
  }
  await hand.nth(1).click();
}

/** Bots play a game to its end; gives its address. */
async function watched(page: Page, game: string, count: number, visibility = 'unlisted'): Promise<string> {
  const id = await make(page.request, { game, seats: bots(count), visibility, start: true });
  for (let status = ''; status !== 'finished';) {
    await page.waitForTimeout(500);
    status = ((await (await page.request.get(`/api/tables/${id}`)).json()) as { status: string }).status;
  }
  return `/t/${id}`;
}

/** Somebody else opens a table to everybody. */
async function invite(page: Page, name: string, plan: object): Promise<void> {
  const somebody = await request.newContext({ baseURL: new URL(page.url()).origin });
  await somebody.post('/api/session');
  await somebody.patch('/api/me', { data: { name } });
  await make(somebody, { visibility: 'public', ...plan });
  await somebody.dispose();
}

/** The home page of an evening: others look for players, a game is over, and one waits. */
async function home(page: Page): Promise<void> {
  const me = { kind: 'me' };
  const open = { kind: 'open' };
  const clock = { kind: 'live', initial: 1200, increment: 20 };
  await invite(page, 'Ada', { game: 'seven-wonders', title: 'Friday evening', seats: [me, open, open, open], clock });
  await invite(page, 'Blaise', {
    game: 'wealth-of-nations',
    title: 'One move a day',
    seats: [me, open, open],
    clock: { kind: 'days', days: 2 },
  });
  await watched(page, 'seven-wonders', 4, 'public');
  await playNow(page, 'prosperity', 2);
  await page.goto('/');
  await page.getByText('Friday evening').first().waitFor();
}

/** A replay with its graph open. */
async function replay(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${await watched(page, 'seven-wonders', 4)}/replay?step=40`);
  await page.getByRole('button', { name: 'Graphs' }).click();
}

const OWN: Screen[] = [
  { name: 'home', readme: true, visit: home },
  { name: 'tables', visit: (page) => page.goto('/tables') },
  { name: 'new-table', visit: (page) => page.goto('/new/seven-wonders') },
  { name: 'replays', visit: (page) => page.goto('/replays') },
  { name: 'learn', visit: (page) => page.goto('/learn') },
  { name: 'lesson-wealth-of-nations', visit: (page) => page.goto('/learn/wealth-of-nations/dots') },
  { name: 'rules', visit: (page) => page.goto('/rules') },
  { name: 'rules-seven-wonders', visit: (page) => page.goto('/rules/seven-wonders') },
  { name: 'account', visit: (page) => page.goto('/account') },
  { name: 'seven-wonders-set-up', visit: async (page) => page.goto(await playNow(page, 'seven-wonders', 3)) },
  { name: 'seven-wonders', readme: true, visit: (page) => someWonders(page, 4, 8) },
  { name: 'seven-wonders-7', visit: (page) => someWonders(page, 6, 14) },
  { name: 'seven-wonders-replay', readme: true, visit: replay },
  { name: 'seven-wonders-end', visit: async (page) => page.goto(await watched(page, 'seven-wonders', 5)) },
  { name: 'prosperity', readme: true, visit: async (page) => page.goto(await playNow(page, 'prosperity', 2)) },
  { name: 'prosperity-end', visit: async (page) => page.goto(await watched(page, 'prosperity', 3)) },
  ...NATIONS,
];

/** A game without screens of its own is shown as its table begins. */
const others = readdirSync(new URL('../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OWN.some(({ name }) => name.startsWith(entry.name)))
  .map(({ name }): Screen => ({ name, visit: async (page) => page.goto(await playNow(page, name, 2)) }));

export const SCREENS: Screen[] = [...OWN, ...others];
