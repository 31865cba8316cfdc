// Finished games: found, saved and brought back.

import { expectAccessible } from './accessible';
import { expect, test } from './emporion';

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

test('what is no match file is refused in words', async ({ page }) => {
  await page.goto('/replays');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'application/json', buffer: Buffer.from('not a match') });
  await expect(page.getByText('This is not a match file.')).toBeVisible();
});
