// What a table shows while somebody decides: a card chosen, an order filled, offers to answer, what to build and to run.

import { expect, type Page } from '@playwright/test';
import { named, recorded, type Part } from './positions';
import type { Scene, Screen } from './screens';

const ROOM = 'main.room > *';
const SIX = 'wealth-of-nations/second-edition-6';

/** Where the first nation of six trades with two offers before it and a plan, builds, and has five blocs to run. */
const STEPS = { trade: 93, build: 250, produce: 265 } as const;

const common = { as: 'host', fits: true, ready: ROOM } as const;

const ofSix =
  (step: number) =>
  async ({ positions }: Scene) =>
    `/t/${await positions.from(named(SIX), step, 0)}`;

/** The fullest table of a game. */
const fullest =
  (game: string, part: Part) =>
  async ({ positions }: Scene) =>
    `/t/${await positions.at(recorded(game).at(-1)!, part)}`;

/** A part of the table that stands behind a tab where there is no room for it. */
async function openRoom(page: Page, room: string): Promise<void> {
  const tab = page.locator(`.won [data-room="${room}"]`);
  if ((await tab.count()) > 0) await tab.click();
}

async function fillOrder(page: Page): Promise<void> {
  await openRoom(page, 'main');
  if (!(await page.locator('.order.filled').isVisible()))
    for (const goods of ['food', 'labor', 'ore']) await page.locator(`[data-buy="${goods}"]`).click();
  await expect(page.locator('.won [data-action="buy"]')).toBeVisible();
  const borrow = page.locator('[data-notes="take"]');
  if ((await borrow.getAttribute('aria-expanded')) === 'false') await borrow.click();
  await expect(page.locator('.won [data-action="take-notes"]')).toBeEnabled();
}

async function chooseTile(page: Page): Promise<void> {
  await openRoom(page, 'main');
  const mode = page.locator('[data-mode="build"]');
  if ((await mode.getAttribute('aria-pressed')) === 'false') await mode.click();
  const [tile] = await page.locator('[data-tile-choice]:enabled').all();
  if ((await tile!.getAttribute('aria-checked')) === 'false') await tile!.click();
}

async function chooseCard(page: Page): Promise<void> {
  const card = page.locator('[data-hand]').first();
  if ((await card.getAttribute('aria-checked')) === 'false') await card.click();
  await expect(page.locator('.room .confirm').first()).toBeVisible();
}

async function chooseAction(page: Page, action: string): Promise<void> {
  const button = page.locator(`[data-kinds] [data-action="${action}"]`).first();
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}

export const MOMENTS: Screen[] = [
  {
    name: 'seven-wonders-7-card',
    ...common,
    path: fullest('seven-wonders', 'late'),
    arrange: chooseCard,
  },
  {
    name: 'prosperity-4-buy',
    ...common,
    path: fullest('prosperity', 'late'),
    arrange: (page) => chooseAction(page, 'buy'),
  },
  {
    name: 'prosperity-4-research',
    ...common,
    path: fullest('prosperity', 'middle'),
    arrange: (page) => chooseAction(page, 'research'),
  },
  { name: 'wealth-of-nations-6-order', ...common, path: ofSix(STEPS.trade), arrange: fillOrder },
  {
    name: 'wealth-of-nations-6-barter',
    ...common,
    path: ofSix(STEPS.trade),
    arrange: (page) => openRoom(page, 'barter'),
  },
  {
    name: 'wealth-of-nations-6-plan',
    ...common,
    path: ofSix(STEPS.trade),
    arrange: (page) => openRoom(page, 'plan'),
  },
  { name: 'wealth-of-nations-6-build', ...common, path: ofSix(STEPS.build), arrange: chooseTile },
  { name: 'wealth-of-nations-6-produce', ...common, path: ofSix(STEPS.produce) },
];
