// Screens of Wealth of Nations: recorded matches that go on with somebody in front of them.

import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Screen } from './screens';

interface MatchFile {
  seats: number;
  inputs: unknown[];
}

const PEACE = './nations.json';
const WAR = './nations-war.json';
const FINISHED = '../../crates/wealth-of-nations/fixtures/second-edition-4.json';

const read = (path: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')) as MatchFile;
const does = (seat: number, action: unknown) => ({ act: { seat, action } });
const allPass = (...seats: number[]) => seats.map((seat) => does(seat, 'pass'));

/** A recorded match goes on after some more inputs; one seat is that of whoever looks. */
async function goOn(page: Page, path: string, mine: number, more: unknown[] = []): Promise<void> {
  await page.request.post('/api/session');
  const file = read(path);
  file.inputs.push(...more);
  const seats = Array.from({ length: file.seats }, (_, seat) => ({ kind: seat === mine ? 'me' : 'bot' }));
  const made = await page.request.post('/api/import', { data: { file, seats } });
  const { id, status } = (await made.json()) as { id: string; status: string };
  if (status === 'open') await page.request.post(`/api/tables/${id}/start`, { data: {} });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/t/${id}`);
}

const room = (page: Page, what: string) => page.locator(`.won.room ${what}`);
const hex = (page: Page, number: number) => room(page, `[data-hex="${number}"]`).click({ force: true });

/** Somebody offers labour for food, an order is begun, and an offer was composed. */
async function trade(page: Page): Promise<void> {
  const offer = { to: 0, give: { cubes: { labor: 2 } }, take: { cubes: { food: 4 } }, promise: 'Hands for bread?' };
  await goOn(page, PEACE, 0, [does(1, { offer })]);
  for (let count = 0; count < 2; count += 1) await room(page, '[data-sell="food"]').click();
  await room(page, '[data-barter="compose"]').click();
  await room(page, '[data-partner="2"]').click();
  await room(page, '[data-more="energy"][data-side="give"]').click();
  await room(page, '[data-more="ore"][data-side="take"]').click();
  await room(page, '[data-barter="offers"]').click();
}

async function develop(page: Page): Promise<void> {
  await goOn(page, PEACE, 0, allPass(0, 1, 2, 3));
  await room(page, '[data-mode="build"]').click();
  await room(page, '[data-tile-choice="farm"]').click();
  const site = room(page, '.hit.can').first();
  if ((await site.count()) > 0) await site.click({ force: true });
}

async function war(page: Page): Promise<void> {
  await goOn(page, WAR, 2, allPass(2, 3, 0, 1));
  await room(page, '[data-mode="march"]').click();
  await hex(page, 40);
  await hex(page, 48);
}

export const NATIONS: Screen[] = [
  {
    name: 'wealth-of-nations-draft',
    visit: async (page) => {
      await page.request.post('/api/session');
      const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }];
      const plan = { game: 'wealth-of-nations', options: {}, seats, start: true };
      const made = await page.request.post('/api/tables', { data: plan });
      await page.goto(`/t/${((await made.json()) as { id: string }).id}`);
      await expect(room(page, '.desk button').first()).toBeVisible();
    },
  },
  { name: 'wealth-of-nations', readme: true, visit: trade },
  { name: 'wealth-of-nations-develop', visit: develop },
  {
    name: 'wealth-of-nations-produce',
    visit: (page) => goOn(page, PEACE, 0, [...allPass(0, 1, 2, 3), ...allPass(0, 1, 2, 3)]),
  },
  { name: 'wealth-of-nations-war', visit: war },
  { name: 'wealth-of-nations-end', visit: (page) => goOn(page, FINISHED, 0) },
];
