// Tables for the tests of the frame, made as the page makes them, and moves that every hand allows.

import { expect, type Page } from '@playwright/test';

export interface MadeTable {
  id: string;
  secret: string | null;
}

export type Seat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: 'random' };

export const me: Seat = { kind: 'me' };
export const open: Seat = { kind: 'open' };
export const bots = (count: number): Seat[] => Array.from({ length: count }, () => ({ kind: 'bot', level: 'random' }));

/** Asks the server in the name of the page's person. */
export function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const said = body === null ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(path, { method, ...said })).json();
    },
    [method, path, body ?? null] as const,
  );
}

/** Somebody new opens the page. They are a guest before it loads: one that asks while another request does gets two names. */
export async function arrive(page: Page): Promise<void> {
  expect((await page.request.post('/api/session')).ok()).toBe(true);
  await page.goto('/');
}

/** A table of 7 Wonders, made by whoever looks at the page. */
export async function makeTable(page: Page, seats: Seat[], more: object = {}): Promise<MadeTable> {
  await arrive(page);
  const start = seats.every(({ kind }) => kind !== 'open');
  const plan = { game: 'seven-wonders', options: { sides: 'day' }, seats, start, ...more };
  return ask<MadeTable>(page, 'POST', '/api/tables', plan);
}

export async function sitDown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main.room')).toBeVisible();
}

/** Sells the first card of the hand. */
export async function sell(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Your hand' }).getByRole('radio').first().click();
  await page.keyboard.press('s');
  await page.locator('.room .confirm').click();
}
