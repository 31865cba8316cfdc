// Wealth of Nations in the browser: a whole game by clicking, and the decisions that need more than one click.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './emporion';
import { button, developing, goOn, hex, log, openTable, pick, playNations } from './nations';
import { bots, me } from './tables';

/** Somebody may be faster than a click. */
const SOON = { timeout: 3_000 };
const ASKED = ['claim', 'produce', 'occupy', 'repay-notes'];

/** What is bought in the first two turns: enough for a flag, a farm on it, and to run it. */
const ORDERS = [
  ['labor', 'ore', 'capital'],
  ['energy', 'food'],
];

/** Answers whatever is asked, with something small at first and by passing later. */
async function decide(page: Page, done: Set<string>): Promise<void> {
  const once = (what: string) => !done.has(what) && done.add(what);
  if ((await button(page, 'pass').count()) === 0) return answer(page);
  if ((await page.locator('.won.room [data-mode]').count()) > 0) {
    if (once('flag')) return placeFlag(page);
    if (once('build')) return build(page);
  } else
    for (const [turn, order] of ORDERS.entries())
      if (once(`order ${turn}`)) {
        for (const good of order) await page.locator(`.won.room [data-buy="${good}"]`).click(SOON);
        return button(page, 'buy').click(SOON);
      }
  await button(page, 'pass').click(SOON);
}

/** What is asked beside Trade and Develop: the first flag, what to run, which notes to repay. */
async function answer(page: Page): Promise<void> {
  const lit = page.locator('.won.room .hit.can');
  if ((await lit.count()) > 20) await lit.nth(7).click({ force: true });
  await page
    .locator(ASKED.map((action) => `.won.room .main-room [data-action="${action}"]:enabled`).join(', '))
    .first()
    .click(SOON);
}

async function placeFlag(page: Page): Promise<void> {
  await page.locator('.won.room [data-mode="flag"]').click();
  await page.locator('.won.room .hit.can').first().click({ force: true });
  await button(page, 'place-flag').click(SOON);
}

async function build(page: Page): Promise<void> {
  await page.locator('.won.room [data-mode="build"]').click();
  await page.locator('.won.room [data-tile-choice="farm"]').click();
  await page.locator('.won.room .hit.can').first().click({ force: true });
  await button(page, 'build').click(SOON);
}

test('a whole game against bots, by clicking, to the score sheet', async ({ page }) => {
  test.setTimeout(300_000);
  const options = { 'cash-only': true, 'final-pass': true, terrain: 'the-great-ocean' };
  await openTable(page, await playNations(page, 1, options));
  const result = page.locator('.result');
  const asked = page.locator(
    `.won.room .main-room :is(${[...ASKED, 'pass'].map((id) => `[data-action="${id}"]`).join(', ')})`,
  );
  const done = new Set<string>();
  for (let turn = 0; turn < 200; turn += 1) {
    await expect(
      asked.locator('visible=true').and(page.locator(':enabled')).or(page.locator('.hit.can')).or(result).first(),
    ).toBeVisible({ timeout: 60_000 });
    if (await result.isVisible()) break;
    // Somebody may be faster than a click: then the next look finds another question.
    await decide(page, done).catch(() => undefined);
  }
  await expect(result).toBeVisible({ timeout: 30_000 });
  await expect(result).toContainText('Promissory notes');
  await expectAccessible(page);
  expect([...done]).toEqual(expect.arrayContaining(['flag', 'build']));
});

test('three tiles are moved at once, and a step is taken back on the way', async ({ page }) => {
  const table = await goOn(page, developing, [me, ...bots(1)], {});
  await openTable(page, table);
  await page.locator('.won.room [data-mode="move"]').click();
  await pick(page, 0);
  await pick(page, 40);
  await page.locator('.won.room [data-step-back]').click();
  await pick(page, 10);
  for (const [from, to] of [
    [1, 16],
    [2, 17],
  ] as const) {
    await pick(page, from);
    await pick(page, to);
  }
  await button(page, 'move-tiles').click();
  for (const number of [10, 16, 17]) await expect(hex(page, number)).toHaveAttribute('aria-label', /Farm/);
  for (const number of [0, 1, 2, 40]) await expect(hex(page, number)).not.toHaveAttribute('aria-label', /Farm/);
  await expect(log(page)).toContainText('You lift a farm from A1.');
});

test('the map names its hexes, says why one is not lit, and remembers whether it names them', async ({ page }) => {
  const table = await goOn(page, developing, [me, ...bots(1)], {});
  await openTable(page, table);
  const names = page.locator('.won.room [data-hex-names]');
  await expect(names.getByText('A1', { exact: true })).toBeVisible();
  await page.locator('.won.room [data-mode="flag"]').click();
  await hex(page, 40).hover({ force: true });
  await expect(page.getByText(/^Not here:/)).toBeVisible();
  await page.getByRole('button', { name: 'Names of the hexes' }).click();
  await expect(names).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.won.room')).toBeVisible();
  await expect(names).toHaveCount(0);
});

test('log and chat share a box of the table', async ({ page }) => {
  const table = await goOn(page, developing, [me, ...bots(1)], {});
  await openTable(page, table);
  await expect(log(page)).toContainText('You take industry package 1.');
  await expect(page.locator('.rail')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.locator('[data-chat]')).toBeFocused();
  await expect(page.locator('.won.room [data-talk="chat"]')).toHaveAttribute('aria-selected', 'true');
});

test('Wealth of Nations speaks Italian', async ({ page }) => {
  const table = await goOn(page, developing, [me, ...bots(1)], {});
  await page.evaluate(() => localStorage.setItem('emporion-language', 'it'));
  await openTable(page, table);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText('Costruisci, sposta, automatizza o passa').first()).toBeVisible();
  await expect(log(page)).toContainText('Prendi il pacchetto industria 1.');
  await page.goto('/rules/wealth-of-nations');
  await expect(page.getByRole('heading', { name: 'La vendita finale' })).toBeVisible();
});

test('the table of Wealth of Nations is accessible, by day and by night and on a phone', async ({ page }) => {
  const table = await goOn(page, developing, [me, ...bots(1)], {});
  await openTable(page, table);
  await expectAccessible(page);
  await page.locator('.won.room [data-mode="build"]').click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
