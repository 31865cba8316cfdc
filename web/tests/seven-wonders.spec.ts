import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './emporion';

const bot = { kind: 'bot', level: 'random' };
const me = { kind: 'me' };
const open = { kind: 'open' };

/** A table of 7 Wonders, made as the page would make it. */
async function table(request: APIRequestContext, seats: object[], options: object, start = true): Promise<string> {
  await request.post('/api/session');
  const answer = await request.post('/api/tables', { data: { game: 'seven-wonders', options, seats, start } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

const hand = (page: Page) => page.getByRole('radiogroup', { name: 'Your hand' }).getByRole('radio');
const panel = (page: Page) => page.getByRole('region', { name: 'Play a card' });
const confirm = (page: Page) => panel(page).getByRole('button', { name: /^(Build|Stage|Sell)/ });
const ages = ['I', 'II', 'III'];
const turns = ages
  .flatMap((age) => [1, 2, 3, 4, 5, 6].map((turn) => `Age ${age}, turn ${turn}`))
  .with(-1, 'Age III, last turn');
const now = (page: Page, turn: string) => page.locator('.progress').getByText(turn, { exact: true });

/** Takes up the first card and does with it what is proposed. */
async function play(page: Page): Promise<void> {
  await hand(page).first().click();
  await confirm(page).click();
}

test('a whole game is played by clicking, to the score sheet', async ({ page }) => {
  test.setTimeout(300_000);
  const id = await table(page.request, [me, bot, bot], { wonders: 'chosen', sides: 'chosen' });
  await page.goto(`/t/${id}`);

  await expect(page.getByRole('heading', { name: 'Choose your wonder' })).toBeVisible();
  await page.getByRole('button', { name: /Gizah/ }).first().click();
  await page.getByRole('button', { name: 'Take Gizah' }).click();
  await page.getByRole('button', { name: 'Play by night' }).click();

  for (const turn of turns) {
    await expect(now(page, turn)).toBeVisible({ timeout: 30_000 });
    await expect(hand(page).first()).toBeVisible();
    if (turn === turns.at(-1)) await expect(page.locator('.toast')).toContainText('This is the last turn');
    await play(page);
  }
  const sheet = page.getByRole('main').getByRole('table');
  await expect(sheet).toBeVisible({ timeout: 30_000 });
  for (const category of ['Military', 'Coins', 'Wonder', 'Civilian buildings', 'Commerce', 'Guilds', 'Science'])
    await expect(page.getByText(category, { exact: true }).first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
});

test('a turn is played with the keyboard alone', async ({ page }) => {
  const id = await table(page.request, [me, bot, bot], { sides: 'day' });
  await page.goto(`/t/${id}`);
  await expect(now(page, turns[0]!)).toBeVisible();
  await expect(hand(page)).toHaveCount(7);

  for (let tries = 0; tries < 60; tries++) {
    await page.keyboard.press('Tab');
    if (await hand(page).evaluateAll((cards) => cards.includes(document.activeElement as never))) break;
  }
  await expect(hand(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(hand(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hand(page).nth(2)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(hand(page).nth(2)).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('s');
  await expect(panel(page).getByRole('radio', { name: /Sell/ })).toBeChecked();
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(now(page, turns[1]!)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^You sold .* for 3 coins\.$/).first()).toBeVisible();
});

test('a choice stays sealed and can be changed until all have chosen', async ({ page, browser, server }) => {
  const id = await table(page.request, [me, open, bot], { sides: 'day' }, false);
  const other = await browser.newContext({ baseURL: server.url });
  await other.request.post('/api/session');
  expect((await other.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  expect((await page.request.post(`/api/tables/${id}/start`, { data: {} })).ok()).toBe(true);
  await page.goto(`/t/${id}`);
  await expect(now(page, turns[0]!)).toBeVisible();
  await hand(page).first().click();
  await panel(page).getByRole('radio', { name: /Sell/ }).click();
  await confirm(page).click();
  await expect(panel(page).getByRole('heading', { name: /^Sealed: you sell/ })).toBeVisible();

  const second = hand(page).nth(1);
  const name = (await second.getAttribute('aria-label'))!.split('.')[0]!;
  await second.click();
  await panel(page).getByRole('radio', { name: /Sell/ }).click();
  await confirm(page).click();
  await expect(panel(page).getByRole('heading', { name: `Sealed: you sell ${name}` })).toBeVisible();
  await other.close();
});

test('a phone in portrait plays comfortably', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await table(page.request, [me, bot, bot, bot, bot], { sides: 'day' });
  await page.goto(`/t/${id}`);
  await expect(hand(page)).toHaveCount(7);
  const cities = page.getByRole('navigation', { name: 'Cities' }).getByRole('button');
  await expect(cities).toHaveCount(4);
  await cities.nth(1).click();
  await expect(page.getByRole('region', { name: /^City of/ }).first()).toBeVisible();
  await cities.nth(3).click();
  await expect(page.getByRole('button', { name: /^Show the city of/ })).toHaveCount(2);
  await cities.first().click();
  await expect(page.getByRole('region', { name: 'Your city' })).toBeVisible();

  await hand(page).nth(3).click();
  const button = (await confirm(page).boundingBox())!;
  expect(button.height).toBeGreaterThanOrEqual(40);
  expect(button.y + button.height).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await confirm(page).click();
  await expect(hand(page)).toHaveCount(6, { timeout: 15_000 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing at the table keeps anybody out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const id = await table(page.request, [me, bot, bot, bot, bot, bot, bot], { wonders: 'chosen', sides: 'day' });
    await page.goto(`/t/${id}`);
    await expect(page.getByRole('button', { name: /^Take/ })).toBeVisible();
    await check(page);
    await page.getByRole('button', { name: /^Take/ }).click();
    await expect(hand(page)).toHaveCount(7, { timeout: 20_000 });
    await hand(page).nth(2).click();
    await check(page);
  });
}

const AXE = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** No violation of the rules of accessibility at level AA on the table itself. */
async function check(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (
      globalThis as unknown as { axe: { run(within: Element, options: object): Promise<{ violations: Violation[] }> } }
    ).axe;
    return (
      await axe.run(document.querySelector('main')!, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      })
    ).violations;
  });
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
