// The screens that pictures are taken of. Add a line for a new one.

import type { Page } from '@playwright/test';

export interface Screen {
  /** The name of its pictures. */
  name: string;
  /** Whether the README shows it. */
  readme?: boolean;
  /** Brings the page there; the page is at the home page of a fresh server, as a new guest. */
  visit: (page: Page) => Promise<unknown>;
}

/** A table against bots, made as the page itself does it; gives its address. */
export async function playNow(page: Page, game: string, bots: number): Promise<string> {
  const plan = {
    game,
    seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' }))],
    start: true,
  };
  const answer = await page.request.post('/api/tables', { data: plan });
  const table = (await answer.json()) as { id: string };
  return `/t/${table.id}`;
}

export const SCREENS: Screen[] = [
  { name: 'home', readme: true, visit: (page) => page.goto('/') },
  { name: 'tables', visit: (page) => page.goto('/tables') },
  { name: 'new-table', visit: (page) => page.goto('/new/seven-wonders') },
  { name: 'replays', visit: (page) => page.goto('/replays') },
  { name: 'rules', visit: (page) => page.goto('/rules') },
  { name: 'rules-seven-wonders', visit: (page) => page.goto('/rules/seven-wonders') },
  { name: 'account', visit: (page) => page.goto('/account') },
  {
    name: 'seven-wonders',
    readme: true,
    visit: async (page) => page.goto(await playNow(page, 'seven-wonders', 3)),
  },
  {
    name: 'seven-wonders-7',
    visit: async (page) => page.goto(await playNow(page, 'seven-wonders', 6)),
  },
];
