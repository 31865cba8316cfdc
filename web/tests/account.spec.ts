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
  await expect(page.getByRole('button', { name: 'End it: My bot' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Secret of the token' })).toBeHidden();
  await page.getByRole('button', { name: 'End it: My bot' }).click();
  await expect(page.getByRole('button', { name: 'End it: My bot' })).toBeHidden();
});
