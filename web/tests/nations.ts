// Positions of Wealth of Nations, reached by the inputs of a match file, and what every test clicks.

import { expect, type Page } from '@playwright/test';
import { arrive, ask, type MadeTable } from './tables';

type Cubes = Partial<Record<'food' | 'energy' | 'labor' | 'ore' | 'capital', number>>;
type Input = { chance: object } | { act: { seat: number; action: unknown } };
type SeatPlan = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string };

const begins = (seat: number): Input => ({ chance: { 'first-player': { seat } } });
const does = (seat: number, action: unknown): Input => ({ act: { seat, action } });
const placed = (tile: string, ...hexes: number[]) => hexes.map((hex) => ({ tile, hex, rotation: 0 }));

/** The packages of two, the first with three farms in the north-west, the second with two mines on these hexes. */
const drafted = (mines: [number, number]): Input[] => [
  begins(0),
  does(0, { 'take-industry': { package: 1, tiles: placed('farm', 0, 1, 2) } }),
  does(1, { 'take-industry': { package: 4, tiles: placed('mine', ...mines) } }),
  does(1, { 'take-commodity': { package: 5 } }),
  does(0, { 'take-commodity': { package: 6 } }),
  does(0, { 'take-commodity': { package: 1 } }),
  does(1, { 'take-commodity': { package: 4 } }),
  does(1, { 'take-commodity': { package: 3 } }),
  does(0, { 'take-commodity': { package: 2 } }),
];
const nobodyTrades = [does(0, 'pass'), does(1, 'pass')];

/** Three with money alone; the first two have bought something, and it is the first one's turn again. */
export function traded(bought: [Cubes, Cubes]): Input[] {
  const claims = [0, 4, 60].map((hex, seat) => does(seat, { claim: { hex } }));
  const bargains = bought.map((cubes, seat) => does(seat, { buy: { cubes } }));
  return [begins(0), ...claims, ...bargains, does(2, 'pass')];
}

/** Two in their first Develop phase, far from each other. */
export const developing: Input[] = [...drafted([56, 57]), ...nobodyTrades];

/** Two in their first Develop phase, with units side by side on hexes 0 and 5. */
export const facing: Input[] = [
  ...drafted([5, 6]),
  does(0, { station: { hex: 0 } }),
  does(1, { station: { hex: 5 } }),
  ...nobodyTrades,
];

/** A table that goes on from there. Where no seat is open it begins at once. */
export async function goOn(page: Page, inputs: Input[], seats: SeatPlan[], options: object): Promise<MadeTable> {
  await arrive(page);
  const head = { format: 'emporion-match', version: 1, game: 'wealth-of-nations', rules_version: 2 };
  const file = { ...head, seats: seats.length, options, inputs };
  const table = await ask<MadeTable>(page, 'POST', '/api/import', { file, seats });
  if (seats.every(({ kind }) => kind !== 'open')) await ask(page, 'POST', `/api/tables/${table.id}/start`, {});
  return table;
}

/** A new table against bots. */
export async function playNations(page: Page, bots: number, options: object): Promise<MadeTable> {
  await arrive(page);
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }))];
  return ask<MadeTable>(page, 'POST', '/api/tables', { game: 'wealth-of-nations', options, seats, start: true });
}

export async function openTable(page: Page, table: MadeTable): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.won.room')).toBeVisible();
}

export const hex = (page: Page, number: number) => page.locator(`.won.room [data-hex="${number}"]`);
export const log = (page: Page) => page.locator('.log');

/** The button that ends in an action, once it can be pressed. */
export const button = (page: Page, action: string) =>
  page.locator(`.won.room [data-action="${action}"]:enabled:visible`);

/** Chooses a hex on the map; a hex is small, and what lies over it must not take the click. */
export const pick = (page: Page, number: number) => hex(page, number).click({ force: true });
