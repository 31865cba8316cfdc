// Whatever game is in the catalogue has a page that works: its rules, its options, a table, and a replay of a whole game.

import type { Page } from '@playwright/test';
import { expectFits } from './accessible';
import { expect, test } from './emporion';
import { arrive, ask, bots, me, sitDown, type MadeTable } from './tables';

interface Game {
  id: string;
  min_seats: number;
}

async function games(page: Page): Promise<Game[]> {
  await arrive(page);
  return ask<Game[]>(page, 'GET', '/api/games');
}

test('every game has rules and a page to make a table', async ({ page }) => {
  test.slow();
  for (const { id } of await games(page)) {
    await page.goto(`/rules/${id}`);
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem').first()).toBeVisible();
    await page.goto(`/new/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
});

test('every game can be sat down at', async ({ page }) => {
  test.slow();
  for (const { id, min_seats } of await games(page)) {
    const seats = [me, ...bots(min_seats - 1)];
    const table = await ask<MadeTable>(page, 'POST', '/api/tables', { game: id, seats, start: true });
    await sitDown(page, `/t/${table.id}`);
    await expect(page.locator('main.room')).toBeVisible();
    await expectFits(page);
  }
});
