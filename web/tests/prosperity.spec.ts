// Prosperity in the browser: a whole game by clicking, and a turn on a phone.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './emporion';
import { bots, makeTable, me, type Seat } from './tables';

const axe = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

/** What is hard to read, to reach or to hear on the table and beside it. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await run('main, .others', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  });
}

/** A table of Prosperity with these seats, which begins at once. */
const made = async (page: Page, seats: Seat[]) =>
  (await makeTable(page, seats, { game: 'prosperity', options: {}, visibility: 'invited' })).id;

/** Sits down against bots and waits for the table. */
async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto(`/t/${await made(page, [me, ...bots(seats - 1)])}`);
  await expect(page.locator('main .slots')).toBeVisible();
}

const confirm = (page: Page) => page.locator('[data-confirm]:enabled');
const myAction = (page: Page) => page.locator('.slots .current');

/** Answers whatever is asked: a scoring with what is proposed, an action with something cheap. */
async function decide(page: Page, turn: number): Promise<void> {
  if ((await myAction(page).count()) > 0) await chooseAction(page, turn);
  const button = confirm(page);
  if ((await button.count()) > 0) await button.click({ timeout: 5_000 });
}

async function chooseAction(page: Page, turn: number): Promise<void> {
  const cheap = page.locator('[data-tile]:not(.far)');
  const kinds = ['buy', 'income', 'buy', 'research', 'buy', 'cleanup'];
  const kind = kinds[turn % kinds.length]!;
  if (kind === 'buy' && (await cheap.count()) > 0) {
    if ((await page.locator('[data-tile][aria-pressed=true]').count()) === 0) await cheap.last().click();
  } else await page.locator(`[data-action=${kind === 'buy' ? 'income' : kind}][aria-pressed=false]`).click();
}

test('a whole game against bots, by clicking, to the score sheet', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 2);
  expect(await faultsOf(page)).toEqual([]);
  const over = page.getByRole('region', { name: 'Final scoring' });
  for (let turn = 0; turn < 120; turn += 1) {
    await expect(confirm(page).or(myAction(page)).or(over).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) break;
    // Somebody may be faster than a click: then the next look finds another question.
    await decide(page, turn).catch(() => undefined);
    await expect.poll(() => page.locator('[data-confirm]').count()).toBeLessThan(2);
  }
  await expect(over).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await expect(page.locator('.result')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.result')).toContainText('Research ranks');
  await expect(page.locator('.result')).toContainText('The turn of the 36th tile ended the game');
  expect(await faultsOf(page)).toEqual([]);
});

test('an action is taken back before the second one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 2);
  await answerScorings(page);
  const money = page.locator('.country .money');
  const before = await money.innerText();
  await page.keyboard.press('1');
  await expect(money).not.toHaveText(before);
  await confirm(page).click();
  await page.getByRole('button', { name: 'Take this action back' }).click();
  await expect(page.locator('.slots li').first()).toHaveClass(/current/);
  await expect(money).toHaveText(before);
});

test('a turn on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, 3);
  await answerScorings(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('[data-action=buy]').click();
  await page.locator('[data-tile]:not(.far):visible').first().click();
  await expect(confirm(page)).toBeInViewport({ ratio: 1 });
  expect(await faultsOf(page)).toEqual([]);
  await confirm(page).click();
  await expect(page.locator('.slots li').first()).toHaveClass(/done/);
  await page.locator('[data-action=income]').click();
  await expect(confirm(page)).toBeInViewport({ ratio: 1 });
  await confirm(page).click();
  await expect(page.locator('.slots .done')).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

/** Scorings may ask something before the own turn comes. */
async function answerScorings(page: Page): Promise<void> {
  await expect(async () => {
    if ((await myAction(page).count()) === 0 && (await confirm(page).count()) > 0) await confirm(page).click();
    await expect(myAction(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test('nothing is secret around one screen: whoever is next looks at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/t/${await made(page, [me, me])}`);
  const seats = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    await answerScorings(page);
    await expect(page.getByRole('heading', { name: /^Pass the screen/ })).toHaveCount(0);
    seats.add(await page.locator('.seats [aria-current], .seats .mine').first().innerText());
    // What is pressed before the answer to the last action has come is forgotten with it.
    await expect(async () => {
      await page.keyboard.press('1');
      await confirm(page).click({ timeout: 1000 });
    }).toPass();
    await expect(confirm(page).or(myAction(page)).first()).toBeVisible();
  }
  expect(seats.size).toBe(2);
});

test('Buy says how many tiles can be bought, and a replay shows the others instead of actions', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 4);
  await answerScorings(page);
  await page.keyboard.press('4');
  await expect(page.getByRole('region', { name: /tiles in reach$/ })).toBeVisible();
  const table = await made(page, bots(4));
  await page.goto(`/t/${table}/replay?step=6&eyes=0`);
  await expect(page.getByRole('region', { name: 'The other countries' }).getByRole('article')).toHaveCount(3);
  await expect(page.locator('[data-action]')).toHaveCount(0);
});
