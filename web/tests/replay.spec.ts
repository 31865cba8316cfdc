import type { Page } from '@playwright/test';
import { expect, test } from './emporion';
import { ask, bots, makeTable } from './tables';

/** A game that bots have played to its end. */
async function playedByBots(page: Page): Promise<string> {
  const { id } = await makeTable(page, bots(3));
  await expect
    .poll(async () => (await ask<{ status: string }>(page, 'GET', `/api/tables/${id}`)).status, { timeout: 50_000 })
    .toBe('finished');
  return id;
}

test('a match is shown again from any seat, shared at a step, and played on', async ({ page }) => {
  const id = await playedByBots(page);
  await page.goto(`/t/${id}/replay`);
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(page.locator('.room')).not.toBeEmpty();
  // Whoever comes without a step in mind sees the end, and how it came to it.
  await expect(slider).toHaveAttribute('aria-valuetext', /^End of the game, Step (\d+) of \1$/);
  await expect(page.getByRole('img', { name: /Points over time/ })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.getByRole('button', { name: 'Age III', exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /Age III/);
  await page.getByRole('group', { name: 'View from this seat' }).getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/step=\d+&eyes=1/);
  const { href } = new URL(page.url());

  await page.goto('/');
  await page.goto(href);
  await expect(slider).toHaveAttribute('aria-valuetext', /Age III/);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Scores', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Score sheet' })).toContainText('1st');
  await page.getByRole('button', { name: 'Age II', exact: true }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Begin here' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.locator('.room')).toBeVisible();
});

test('a finished table shows the sheet, the chart and what comes next', async ({ page }) => {
  const id = await playedByBots(page);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('won');
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Points over time/ })).toBeVisible();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/replay/);
});
