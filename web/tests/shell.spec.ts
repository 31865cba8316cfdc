// The pages around the tables: from the first visit to a seat.

import { expectAccessible, expectFits } from './accessible';
import { expect, test } from './emporion';

const CLOSED = 'This table is by invitation';
const WONDERS = /: 7 Wonders$/;

test('a first visit asks for the level of the bots alone, and remembers it', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play now: 7 Wonders$/ });
  const dialog = page.getByRole('dialog');
  await play.click();
  await dialog.getByRole('radio', { name: 'Easy bot' }).check();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByRole('heading', { name: 'Choose the side of your board' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Your move/ })).toBeVisible();
  await play.click();
  await expect(dialog.getByRole('radio', { name: 'Easy bot' })).toBeChecked();
});

test('the three ways to begin are buttons that ask for the game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Invite friends You get a link/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Prosperity' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your table' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await expect(page.getByText('Others are thinking')).toBeHidden();
});

test('friends come by a link, and bots take the seats that are left', async ({ page, browser, watch, baseURL }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Invite friends: 7 Wonders$/ }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ locale: 'it-IT', baseURL, viewport: { width: 390, height: 844 } });
  const friend = watch(await elsewhere.newPage());
  await friend.goto(link);
  await friend.getByRole('textbox', { name: 'Come ti chiami?' }).fill('Bruno');
  await friend.getByRole('button', { name: 'Siediti come Bruno' }).click();
  await expect(friend.getByRole('button', { name: 'Alzati' })).toBeVisible();
  await expectAccessible(friend);
  await expectFits(friend);

  await expect(page.getByText('2 seats are still free.')).toBeVisible();
  await expect(page.getByText('Bruno')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Code of this link/ })).toBeVisible();
  await page.getByRole('button', { name: 'Begin with 2 bots' }).click();
  await expect(page.getByRole('heading', { name: 'Choose the side of your board' })).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'Scegli il lato della tua plancia' })).toBeVisible();
  await elsewhere.close();
});

test('a seat can be left again, and a table cancelled', async ({ page, browser, watch, baseURL }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Invite friends: 7 Wonders$/ }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL });
  const friend = watch(await elsewhere.newPage());
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit here' }).last().click();
  await expect(page.getByText('2 seats are still free.')).toBeVisible();
  await friend.getByRole('button', { name: 'Stand up' }).click();
  await expect(page.getByText('3 seats are still free.')).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Cancel the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the table' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('people around one screen begin together', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^One screen: 7 Wonders$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('A bot joins you')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '3', exact: true }).click();
  await expect(dialog.getByText('A bot joins you')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByRole('heading', { name: /^Pass the screen to (Ada|Player [23])$/ })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /^One screen: 7 Wonders$/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('Ada');
});

test('a table is made from the game’s own options, and others find it', async ({ page, browser, watch, baseURL }) => {
  await page.goto('/new/seven-wonders');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('group', { name: 'Seat 5' }).getByRole('button', { name: 'Bot' }).click();
  await page.getByRole('radio', { name: 'All by day' }).check();
  await page.getByRole('radio', { name: /^Live/ }).first().check();
  await page.getByRole('textbox', { name: 'Title of the table' }).fill('Lunch break');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lunch break' })).toBeVisible();
  await expect(page.getByText('All by day')).toBeVisible();
  await expect(page.getByText('Live, 20 min + 15 s')).toBeVisible();

  const elsewhere = await browser.newContext({ locale: 'fr-FR', baseURL });
  const other = watch(await elsewhere.newPage());
  await other.goto('/tables');
  await other.getByRole('link', { name: 'Rejoindre : Lunch break' }).click();
  await expect(other.getByRole('button', { name: /^S’asseoir :/ })).toBeVisible();
  await elsewhere.close();
});

test('only those with the secret come to an invited table', async ({ page, browser, watch, baseURL }) => {
  await page.goto('/new/seven-wonders');
  await page.getByRole('radio', { name: /^Only invited/ }).check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  expect(link).toContain('?secret=');

  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL });
  const friend = watch(await elsewhere.newPage());
  await friend.goto(link);
  await friend.getByRole('button', { name: /^Sit down as/ }).click();
  await expect(friend.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await elsewhere.close();

  const outside = await browser.newContext({ locale: 'en-GB', baseURL });
  const stranger = await outside.newPage();
  await stranger.goto(link.split('?')[0]!);
  await expect(stranger.getByRole('heading', { name: CLOSED })).toBeVisible();
  await outside.close();
});

test('language and colours are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'FR, Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À quoi jouons-nous ?');
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À quoi jouons-nous ?');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('everything on the home page is reached by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: WONDERS }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: /^Play now: 7 Wonders$/ });
  for (let presses = 0; presses < 4 && !(await play.evaluate((it) => it === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page).toHaveURL(/\/t\/\w+$/);
});

test('a server that went away is said to be away, and found again', async ({ page, faults }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The server does not answer.').first()).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('button', { name: /^Play now: 7 Wonders$/ })).toBeVisible();
  faults.length = 0;
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page).toHaveURL(/\/$/);
});
