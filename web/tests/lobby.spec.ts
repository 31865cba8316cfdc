// What the host of a table arranges before play, and how the others see it.

import { expectAccessible } from './accessible';
import { expect, test } from './emporion';
import { arrive, ask, makeTable, me, open } from './tables';

test('the host gives bots their levels, moves and removes people, and changes the settings', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  const { id } = await makeTable(page, [me, open, open, open], { visibility: 'unlisted' });
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL });
  const other = watch(await elsewhere.newPage());
  await arrive(other);
  await ask(other, 'PATCH', '/api/me', { name: 'Bea' });
  await ask(other, 'POST', `/api/tables/${id}/join`, {});
  await page.goto(`/t/${id}`);
  await other.goto(`/t/${id}`);
  const seats = page.locator('.seats li');
  const seen = other.locator('.seats li');

  await seats.nth(2).getByRole('button', { name: 'A bot' }).click();
  await seats.nth(3).getByRole('button', { name: 'A bot' }).click();
  await page.getByRole('combobox', { name: 'Level of the bot in seat 4' }).selectOption('expert');
  await expect(seen.nth(3)).toContainText('Expert bot');
  await expect(seen.nth(2)).not.toContainText('Expert bot');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change places: Bea' }).click();
  await seats.nth(2).getByRole('button', { name: 'To this seat' }).click();
  await expect(seen.nth(2)).toContainText('Bea');

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'All by night' }).check();
  await dialog.getByRole('button', { name: 'Change them' }).click();
  await expect(other.getByText('All by night')).toBeVisible();
  await expect(other.getByText('The host has changed the settings.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Bea' }).click();
  await expect(other.getByText('The host has freed your seat.')).toBeVisible();
  await expect(seats.nth(2)).toContainText('Open seat');
  await elsewhere.close();
});

test('whoever has said a name is not asked for one again, also in another window', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await makeTable(page, [me, open, open], { visibility: 'unlisted' });
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL });
  const other = await elsewhere.newPage();
  await arrive(other);
  await other.goto(`/t/${id}`);
  await expect(other.getByRole('textbox', { name: 'What shall we call you?' })).toBeVisible();
  await ask(other, 'PATCH', '/api/me', { name: 'Bea' });
  await other.goto(`/t/${id}`);
  await expect(other.getByRole('button', { name: 'Sit down', exact: true })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'What shall we call you?' })).toBeHidden();
  await elsewhere.close();
});
