// Every option of Wealth of Nations at table creation, with every number of players.

import { expectAccessible } from './accessible';
import { expect, test } from './emporion';

const TERRAIN: Record<number, string> = {
  2: 'Mountains and valleys',
  3: 'Lake country',
  4: 'Through the passes',
  5: 'Five empires',
  6: 'Friends and foes',
};
const TOGGLES = ['War Clouds', 'Passing is final', 'Start with money only', 'Shared dots', 'The mine leads the draft'];

for (const [players, terrain] of Object.entries(TERRAIN))
  test(`a table for ${players} with everything on`, async ({ page }) => {
    await page.goto('/new/wealth-of-nations');
    await page.getByRole('radio', { name: players, exact: true }).check();
    for (let seat = 2; seat <= Number(players); seat += 1)
      await page
        .getByRole('group', { name: `Seat ${seat}`, exact: true })
        .getByRole('button', { name: 'Bot' })
        .click();
    for (const choice of ['First edition', 'Without the Integrated Economy', 'Seen roughly'])
      await page.getByRole('radio', { name: choice }).check();
    for (const toggle of TOGGLES) await page.getByRole('switch', { name: toggle }).check();
    await page.getByRole('radio', { name: terrain }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('.won.room')).toBeVisible();
    await expect(page.locator('.won.room [data-hex]')).toHaveCount(61);
  });

test('options that do not go together are explained', async ({ page }) => {
  await page.goto('/new/wealth-of-nations');
  await expect(page.getByRole('radio', { name: /^Five empires/ })).toBeDisabled();
  await page.getByRole('radio', { name: /^Lake country/ }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(page.getByRole('alert')).toHaveText('Lake country is for 2, 3 or 6 players.');
  await expect(page.getByRole('button', { name: 'Create the table' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'None' }).check();
  await expect(page.getByRole('button', { name: 'Create the table' })).toBeEnabled();
  await expect(page.getByText('Somebody other than the first player picks the first package.')).toBeVisible();
  await page.getByRole('switch', { name: 'Start with money only' }).check();
  await expect(page.getByRole('switch', { name: /The mine leads the draft.*[Hh]as no effect/ })).toBeVisible();
});
