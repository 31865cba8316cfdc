import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './accessible';
import { expect, test } from './emporion';
import { ask, bots, makeTable, me, sitDown } from './tables';

/** A short game that bots have played to its end: two countries of Prosperity. */
async function playedByBots(page: Page): Promise<string> {
  const { id } = await makeTable(page, bots(2), { game: 'prosperity', options: {} });
  await expect
    .poll(async () => (await ask<{ status: string }>(page, 'GET', `/api/tables/${id}`)).status, { timeout: 50_000 })
    .toBe('finished');
  return id;
}

test('a finished game is reviewed: chances over time, mistakes, and what was better', async ({ page }) => {
  test.setTimeout(180_000);
  const id = await playedByBots(page);
  await page.goto(`/t/${id}/replay?step=0`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('img', { name: /Chance of winning/ })).toBeVisible({ timeout: 60_000 });

  // Somebody who plays at random makes mistakes; they are shown as soon as they are found.
  const next = page.getByRole('button', { name: 'Next mistake' });
  await expect(next).toBeEnabled({ timeout: 120_000 });
  await next.click();
  const mistake = page.locator('article[data-mark="slip"], article[data-mark="mistake"], article[data-mark="costly"]');
  await expect(mistake.first()).toContainText('Played:');
  await expect(mistake.first()).toContainText('Better:');
  await expect(mistake.first()).toContainText(/\d+ %/);
  await expect(page.locator('.slider .mistake').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Everybody’s mistakes' })).toBeVisible();
  await expectAccessible(page);

  // Asked again, what was found is there at once: the step looked at is the mistake.
  await page.reload();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(mistake.first()).toContainText('Played:');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Everybody’s mistakes' })).toBeVisible();
  await expectFits(page);
});

test('the result says how it was won, where it turned, and what to learn from it', async ({ page }) => {
  test.setTimeout(180_000);
  const id = await playedByBots(page);
  type Begun = { judged: number; decisions: number; verdicts: unknown[] };
  let review: Begun | null = null;
  // A review of the whole game takes longer than a test may: its beginning is shown as all of it.
  await expect
    .poll(async () => (review = await ask<Begun>(page, 'GET', `/api/tables/${id}/review?from=0`)).judged, {
      timeout: 150_000,
    })
    .toBeGreaterThan(9);
  const whole = { ...review!, decisions: review!.judged };
  await page.route('**/review?*', (route) => route.fulfill({ json: whole }));
  await page.goto(`/t/${id}`);
  await expect(page.getByText(/points? (more than|like)|points each/)).toBeVisible();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('img', { name: /the turning points/ })).toBeVisible();
  const turned = page.getByRole('link', { name: /Turning point 1/ });
  await expect(turned).toContainText(/\d+ to \d+ %/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await turned.click();
  // The replay opens at the decision, with what the expert thinks of it.
  await expect(page.locator('article[data-mark]').first()).toContainText('Played:', { timeout: 30_000 });
});

test('there are no hints where the table allows none', async ({ page }) => {
  const { id } = await makeTable(page, [me, ...bots(2)], { hints: false });
  await sitDown(page, `/t/${id}`);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeHidden();
});
