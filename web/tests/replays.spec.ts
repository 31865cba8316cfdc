// Finished games: found, saved and brought back.

import { expectAccessible } from './accessible';
import { expect, test } from './emporion';
import { ask, bots, makeTable } from './tables';

test('a finished game is listed, can be saved and brought back', async ({ page }) => {
  await page.goto('/');
  // The guest is there when the lists are.
  await page.waitForLoadState('networkidle');
  const bot = { kind: 'bot', level: 'random' };
  const made = await page.request.post('/api/tables', {
    data: { game: 'seven-wonders', seats: [bot, bot, bot], visibility: 'public', start: true },
  });
  const { id } = (await made.json()) as { id: string };
  const table = `/api/tables/${id}`;
  await expect
    .poll(async () => ((await (await page.request.get(table)).json()) as { status: string }).status, {
      timeout: 50_000,
    })
    .toBe('finished');

  await page.goto('/replays');
  await expect(page.locator(`a[href="/t/${id}/replay"]`)).toBeVisible();
  await expectAccessible(page);

  const file = await (await page.request.get(`${table}/export`)).body();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: file });
  await expect(page).toHaveURL(/\/t\/\w+\/replay/);
  expect(page.url()).not.toContain(id);
});

test('a file brings the names of its players along', async ({ page }) => {
  const { id } = await makeTable(page, bots(3), { visibility: 'unlisted' });
  const table = `/api/tables/${id}`;
  await expect
    .poll(async () => (await ask<{ status: string }>(page, 'GET', table)).status, { timeout: 50_000 })
    .toBe('finished');
  const file = await ask<{ names: unknown; version: number }>(page, 'GET', `${table}/export`);
  expect(file.names).toEqual([null, null, null]);
  await page.goto('/replays');
  const text = JSON.stringify({ ...file, names: ['Ada', 'Blaise', null] });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page).toHaveURL(/\/t\/\w+\/replay/);
  await expect(page.getByText('Blaise').first()).toBeVisible();
});

test('what is no match file is refused in words', async ({ page }) => {
  await page.goto('/replays');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'application/json', buffer: Buffer.from('not a match') });
  await expect(page.getByText(/^This is not a match file/)).toBeVisible();
});

test('a match file with a fault is explained: which line, or what it is instead', async ({ browser, baseURL }) => {
  // A page that nobody watches: the browser's console tells of every refusal.
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL });
  const page = await elsewhere.newPage();
  await page.goto('/replays');
  const bring = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('{\n"format": "emporion-match",\n"version": 1,\n"game": 7\n}');
  await expect(page.getByText('This is not a match file: line 4 cannot be read.')).toBeVisible();
  await bring('{"format": "chess", "version": 1}');
  await expect(page.getByText('This file is of something else, not a match of Emporion.')).toBeVisible();
  await elsewhere.close();
});
