// What two people do with each other in Wealth of Nations, each in a browser of their own.

import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './emporion';
import { button, facing, goOn, hex, log, openTable, pick, traded } from './nations';
import { ask, bots, me, open, type MadeTable } from './tables';

/** Somebody else takes the open seat, and the game goes on. */
async function joined(browser: Browser, page: Page, table: MadeTable, watch: (page: Page) => Page): Promise<Page> {
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' });
  const friend = watch(await elsewhere.newPage());
  await friend.goto('/');
  await ask(friend, 'POST', '/api/session');
  await ask(friend, 'POST', `/api/tables/${table.id}/join`, { secret: table.secret });
  await ask(page, 'POST', `/api/tables/${table.id}/start`, {});
  await openTable(friend, table);
  await openTable(page, table);
  return friend;
}

const more = (page: Page, side: 'give' | 'take', what: string) =>
  page.locator(`.won.room [data-more="${what}"][data-side="${side}"]`);

test('two people barter, with a counter-offer', async ({ page, browser, watch }) => {
  const position = traded([{ ore: 3 }, { labor: 3 }]);
  const table = await goOn(page, position, [me, open, ...bots(1)], { 'cash-only': true });
  const friend = await joined(browser, page, table, watch);

  await page.locator('.won.room [data-partner="1"]').click();
  await more(page, 'give', 'ore').click();
  await more(page, 'take', 'labor').click();
  const words = page.locator('.won.room [data-composer] .send input');
  await words.fill('And a good neighbour.');
  await button(page, 'offer').click();
  await page.locator('.won.room [data-barter="compose"]').click();
  await words.fill('Something else meanwhile');

  await expect(button(friend, 'accept')).toBeVisible();
  await expect(log(friend)).toContainText('offers you 1 ore for 1 labour. “And a good neighbour.”');
  await expectAccessible(friend);
  await friend.locator('.won.room [data-counter="0"]').click();
  await more(friend, 'take', 'money').click();
  await button(friend, 'offer').click();

  await expect(log(page)).toContainText('offers you 1 labour for 1 ore and $1.');
  await expect(words).toHaveValue('Something else meanwhile');
  await page.locator('.won.room [data-barter="offers"]').click();
  await button(page, 'accept').click();
  for (const each of [page, friend]) {
    await expect(log(each)).toContainText('and $1.');
    await expect(button(each, 'accept')).toHaveCount(0);
  }
  await expect(log(friend)).toContainText('You give');
  await friend.context().close();
});

test('a unit marches into a hex that is defended', async ({ page, browser, watch }) => {
  const table = await goOn(page, facing, [me, open], { 'war-clouds': true });
  const friend = await joined(browser, page, table, watch);
  await expect(hex(page, 0)).toHaveAttribute('aria-label', /unit/);

  await page.locator('.won.room [data-mode="march"]').click();
  await pick(page, 0);
  await pick(page, 5);
  await button(page, 'activate').click();

  await expect(friend.getByText(/do you fight it\?/).first()).toBeVisible();
  await expectAccessible(friend);
  await friend.locator('.won.room [data-fight="yes"]').click();
  await expect(log(page)).toContainText('one unit of each is gone.');
  for (const number of [0, 5]) await expect(hex(page, number)).not.toHaveAttribute('aria-label', /unit/);
  await friend.context().close();
});
