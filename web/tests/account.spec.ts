// Names, accounts and tokens.

import { expect, test } from './emporion';

test('a guest renames, keeps the name, leaves and comes back', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is your name now.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ada/ })).toBeVisible();

  const login = `ada-${Date.now()}`;
  await page.getByLabel('Login name').fill(login);
  await page.getByLabel('Password').fill('correct horse');
  await page.locator('form').getByRole('button', { name: 'Keep this name' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await page.getByLabel('Login name').fill(login);
  await page.getByLabel('Password').fill('correct horse');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
});

test('a weak password is refused with advice in the reader’s language', async ({ page, faults }) => {
  await page.goto('/account');
  await page.getByLabel('Login name').fill(`bob-${Date.now()}`);
  await page.getByLabel('Password').fill('password');
  await page.locator('form').getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByRole('alert')).toContainText('one of the ten most common passwords');
  await expect(page.getByRole('alert')).toContainText('Add a word or two');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.locator('form').getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  faults.length = 0;
});

test('a wrong password is refused in words', async ({ page, faults }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await page.getByLabel('Login name').fill('nobody');
  await page.getByLabel('Password').fill('wrong horse');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  faults.length = 0;
});

test('a token is shown once and can be ended', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'What is it for?' }).fill('My bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret of the token' })).toHaveValue(/\w{16,}/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Revoke: My bot' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Secret of the token' })).toBeHidden();
  await expect(page.getByText('Play · made')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke: My bot' }).click();
  await expect(page.getByRole('button', { name: 'Revoke: My bot' })).toBeHidden();
});

test('a token can be given everything, and the list says so', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'What is it for?' }).fill('My steward');
  await page.getByRole('radio', { name: /^Everything/ }).check();
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText('Everything · made')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Play/ })).toBeChecked();
});

test('the name of an account is nobody else’s', async ({ page, browser, baseURL, faults, watch }) => {
  const name = `Zora ${Date.now() % 100000}`;
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Login name').fill(`zora-${Date.now()}`);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.locator('form').getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();

  const other = watch(await (await browser.newContext({ baseURL })).newPage());
  await other.goto('/account');
  await other.getByRole('textbox', { name: 'Your name' }).fill(name.toUpperCase());
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Somebody with an account has this name')).toBeVisible();
  faults.length = 0;
});
