// Finding a table among many, and what is said at one before it begins.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './emporion';
import { ask, makeTable, me, open } from './tables';

/** Says so many lines at the table, faster than anybody types. */
async function talk(page: Page, table: string, lines: number): Promise<void> {
  await page.evaluate(
    ([table, lines]) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/live`);
        let heard = 0;
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: 'hello' }));
          for (let line = 1; line <= lines; line += 1)
            socket.send(JSON.stringify({ type: 'chat', id: `line ${line}`, text: `Line ${line}` }));
        };
        socket.onmessage = ({ data }) => {
          if ((JSON.parse(data as string) as { type: string }).type === 'ack' && ++heard === lines) {
            socket.close();
            done();
          }
        };
      }),
    [table, lines] as const,
  );
}

test('open tables are searched, and more of them come on request', async ({ page, browser, baseURL }) => {
  for (let maker = 0; maker < 5; maker += 1) {
    const context = await browser.newContext({ baseURL });
    await context.request.post('/api/session');
    for (let number = 0; number < 7; number += 1) {
      const clock = number % 2 ? { kind: 'days', days: 2 } : { kind: 'live', initial: 600 };
      const seats = [me, open, ...(number < 3 ? [open, open] : [open])];
      const title = `Crowd ${maker} ${number}`;
      await context.request.post('/api/tables', {
        data: { game: 'seven-wonders', seats, clock, title, visibility: 'public' },
      });
    }
    await context.close();
  }
  await page.goto('/tables');
  const section = page.getByRole('region', { name: 'Open tables' });
  const joins = section.getByRole('link', { name: /^Join/ });
  await expect(joins).toHaveCount(30);
  await section.getByRole('button', { name: 'More: Open tables' }).click();
  await expect.poll(() => joins.count()).toBeGreaterThanOrEqual(35);
  await section.getByRole('searchbox', { name: 'Title of a table' }).fill('crowd 3');
  await expect(joins).toHaveCount(7);
  await section.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'Live' });
  await expect(joins).toHaveCount(4);
  await section.getByRole('combobox', { name: 'Number of players' }).selectOption({ label: '3 players' });
  await expect(joins).toHaveCount(2);
  await section.getByRole('combobox', { name: 'Free seats' }).selectOption({ label: 'At least 4 free seats' });
  await expect(section.getByText('No open table matches.')).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Show all' }).click();
  await expect(joins).toHaveCount(30);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('people at a table talk before it begins, and others read', async ({ page, browser, watch, baseURL }) => {
  const { id } = await makeTable(page, [me, open, open], { visibility: 'public' });
  await talk(page, id, 60);
  await page.goto(`/t/${id}`);
  const chat = page.getByRole('region', { name: /^Chat/ });
  await expect(chat.getByText('Line 60', { exact: false })).toBeVisible();
  await expect(chat.getByRole('listitem')).toHaveCount(50);
  await chat.getByRole('button', { name: 'Older messages' }).click();
  await expect(chat.getByRole('listitem')).toHaveCount(60);
  await expect(chat.getByRole('button', { name: 'Older messages' })).toBeHidden();

  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL });
  const other = watch(await elsewhere.newPage());
  await other.goto(`/t/${id}`);
  const seen = other.getByRole('region', { name: /^Chat/ });
  await expect(seen.getByText('Only the players and the host can write here')).toBeVisible();
  await expect(seen.getByRole('textbox')).toBeHidden();
  await chat.getByRole('textbox').fill('Welcome');
  await chat.getByRole('textbox').press('Enter');
  await expect(seen.getByText('Welcome')).toBeVisible();
  await ask(other, 'POST', `/api/tables/${id}/join`, {});
  await seen.getByRole('textbox').fill('Thank you');
  await seen.getByRole('textbox').press('Enter');
  await expect(chat.getByText('Thank you')).toBeVisible();
  await elsewhere.close();
});
