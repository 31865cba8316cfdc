// Puzzles are solved and failed, tried again and played on from.

import { request, type Page } from '@playwright/test';
import { expectAccessible, expectFits } from './accessible';
import { expect, test } from './emporion';

interface Puzzle {
  id: string;
  game: string;
  choices: unknown[];
}
interface Judged {
  best: number;
  chances: { chance: number }[];
}

const GAMES = ['seven-wonders', 'prosperity', 'wealth-of-nations'];

/** What somebody else learns by answering: which choice is best, and which one is worst. */
async function known(url: string, find: string): Promise<{ puzzle: Puzzle; best: number; worst: number }> {
  const other = await request.newContext({ baseURL: url });
  await other.post('/api/session');
  const puzzle = (await (await other.get(find)).json()) as Puzzle;
  const answer = await other.post(`/api/puzzle/${puzzle.id}/answer`, { data: { action: puzzle.choices[0] } });
  expect(answer.ok()).toBe(true);
  const { best, chances } = (await answer.json()) as Judged;
  const worst = chances.reduce((low, { chance }, index) => (chance < chances[low]!.chance ? index : low), 0);
  await other.dispose();
  return { puzzle, best, worst };
}

const daily = (url: string, game: string) => known(url, `/api/puzzles/${game}/daily`);
const named = (url: string, id: string) => known(url, `/api/puzzle/${id}`);
/** One of the games' puzzles that ships, in which the best is to build a Loom. */
const LOOM = 'seven-wonders-34-41';

async function choose(page: Page, choice: number): Promise<void> {
  const words = page.locator('[data-part="words"]');
  if (await words.isVisible()) await words.click();
  await page.locator(`[data-choice="${choice}"]`).check();
}
async function answer(page: Page, choice: number): Promise<void> {
  await choose(page, choice);
  await page.locator('[data-answer]').click();
  await expect(page.locator('[data-result]')).toBeVisible();
}
const rating = async (page: Page) => Number(await page.locator('[data-rating]').innerText());

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 });

test('the puzzle of the day is found beside the lessons and solved', async ({ page, server }) => {
  const { puzzle, best } = await daily(server.url, 'seven-wonders');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/learn');
  await page.locator('[data-daily="seven-wonders"]').click();
  await expect(page).toHaveURL(new RegExp(`/puzzle/${puzzle.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzle of the day' })).toBeVisible();
  // Nothing tells the answer before it is given.
  await expect(page.locator('[data-choice]')).toHaveCount(puzzle.choices.length);
  await expect(page.locator('[data-answer]')).toBeDisabled();
  await expect(page.locator('[data-judged]')).toHaveCount(0);
  await expectAccessible(page);
  await answer(page, best);
  await expect(page.locator('[data-verdict]')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Right, that is the best' })).toBeVisible();
  await expect(page.locator('[data-judged]')).toHaveCount(puzzle.choices.length);
  await expect(page.locator('[data-judged]').first()).toContainText(/Best:.*You:/s);
  await expect(page.locator('[data-change]')).toContainText('+');
  expect(await rating(page)).toBeGreaterThan(1200);
  await expect(page.getByText('1 solved in a row')).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Leave' }).click();
  const card = page.getByRole('region', { name: '7 Wonders' });
  await expect(card).toContainText('solved');
  await expect(card.getByRole('link', { name: 'See the answer' })).toBeVisible();
  await expectAccessible(page);
});

test('a wrong answer costs rating, and trying again does not count', async ({ page, server }) => {
  const { puzzle, best, worst } = await daily(server.url, 'prosperity');
  await page.goto(`/puzzle/${puzzle.id}`);
  await answer(page, worst);
  await expect(page.locator('[data-verdict]')).toHaveText('Something else is better');
  await expect(page.locator('[data-change]')).toContainText('−');
  await expect(page.locator(`[data-judged="${best}"]`)).toContainText('Best:');
  await expect(page.locator(`[data-judged="${worst}"]`)).toContainText('You:');
  const after = await rating(page);
  expect(after).toBeLessThan(1200);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-judged]')).toHaveCount(0);
  await expect(page.getByText('so this does not count')).toBeVisible();
  await answer(page, best);
  await expect(page.locator('[data-verdict]')).toHaveText('Right, that is the best');
  await expect(page.locator('[data-not-counted]')).toBeVisible();
  await expect(page.locator('[data-change]')).toHaveCount(0);
  expect(await rating(page)).toBe(after);

  // Whoever comes back finds the first answer.
  await page.reload();
  await expect(page.locator('[data-verdict]')).toHaveText('Something else is better');
  expect(await rating(page)).toBe(after);
});

test('what is played on the table is chosen, and Answer confirms it', async ({ page, server }) => {
  const { best } = await named(server.url, LOOM);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/puzzle/${LOOM}`);
  const loom = page.locator('[data-hand="loom-2"]');
  await loom.focus();
  await page.keyboard.press('Enter');
  await page.locator('.room .confirm').press('Enter');
  await expect(page.getByText('You choose: Build Loom')).toBeVisible();
  await expect(page.locator(`[data-choice="${best}"]`)).toBeChecked();
  await expect(loom, 'nothing is done yet').toBeVisible();
  await expect(page.locator('[data-answer]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-result="best"]')).toBeVisible();
  await expect(page.locator('[data-bearing]').first()).toBeVisible();
});

test('an action that is none of the choices is refused kindly and costs nothing', async ({ page, faults }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/puzzle/wealth-of-nations-6-338');
  await page.locator('[data-buy="energy"]').click();
  await page.locator('[data-action="buy"]').click();
  await page.locator('[data-answer]').click();
  await expect(page.getByText('Choose one from the list.')).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(0);
  expect(faults.every((fault) => fault.includes('/answer') || fault.includes('status of 4'))).toBe(true);
  faults.length = 0;
  await answer(page, 0);
  await expect(page.locator('[data-change]')).toBeVisible();
});

test('a puzzle is played on at a table', async ({ page, server }) => {
  const { puzzle, best } = await named(server.url, LOOM);
  await page.goto(`/puzzle/${puzzle.id}`);
  await answer(page, best);
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/t\/[^/]+$/);
  await expect(page.locator('main.room > *').first()).toBeVisible();
});

test('a stream keeps its theme and brings another puzzle', async ({ page }) => {
  await page.goto('/puzzles');
  const card = page.getByRole('region', { name: '7 Wonders' });
  await card.getByRole('link', { name: /^War/ }).click();
  await expect(page).toHaveURL(/\/puzzle\/seven-wonders-[^?]+\?theme=war$/);
  const first = page.url();
  await answer(page, 0);
  await expect(page.locator('.themes')).toContainText('War');
  await page.locator('[data-next]').click();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/puzzle\/seven-wonders-[^?]+\?theme=war$/);
  await expect(page.locator('[data-question]')).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(0);
});

for (const [locale, viewport, verdict] of [
  ['fr-FR', { width: 390, height: 844 }, 'Juste, c’est le meilleur choix'],
  ['it-IT', { width: 1024, height: 768 }, 'Giusto, è la migliore'],
] as const)
  test.describe(`${locale} at ${viewport.width}`, () => {
    test.use({ locale, viewport });
    for (const game of GAMES)
      test(`the puzzle of the day of ${game} is solved in ${locale} at ${viewport.width}`, async ({ page, server }) => {
        const { puzzle, best } = await daily(server.url, game);
        await page.goto(`/puzzle/${puzzle.id}`);
        await expect(page.locator('main.room .stage > *').first()).toBeVisible();
        await expectAccessible(page);
        await expectFits(page);
        await choose(page, best);
        await expectAccessible(page);
        await answer(page, best);
        await expect(page.locator('[data-verdict]')).toHaveText(verdict);
        await expectAccessible(page);
        await expectFits(page);
      });

    test(`all puzzles are listed in ${locale} at ${viewport.width}`, async ({ page }) => {
      await page.goto('/puzzles');
      await expect(page.locator('[data-daily]')).toHaveCount(GAMES.length);
      await expectAccessible(page);
      await expectFits(page);
      await page.goto('/learn');
      await expect(page.locator('aside.practice [data-daily]')).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
    });
  });

test('a puzzle that is not there is told', async ({ page, faults }) => {
  await page.goto('/puzzle/seven-wonders-flying');
  await expect(page.getByText('There is no such puzzle.')).toBeVisible();
  faults.length = 0;
});

test('puzzles that cannot be fetched can be asked for again', async ({ page, faults }) => {
  await page.route('**/api/puzzles', (route) => route.abort());
  await page.goto('/puzzles');
  await expect(page.getByRole('alert')).toBeVisible();
  faults.length = 0;
  await page.unroute('**/api/puzzles');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-daily]')).toHaveCount(GAMES.length);
});
