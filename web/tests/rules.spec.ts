// The rules, with search and links to sections.

import { expect, test } from './emporion';

test('the rules can be searched and linked to', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('link', { name: /^Prosperity/ }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem');
  await expect(contents.first()).toBeVisible();
  const all = await contents.count();
  await page.getByRole('searchbox').fill('pollution');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await contents.count()).toBeLessThan(all);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No section of the rules has all these words.')).toBeVisible();

  await page.getByRole('searchbox').fill('');
  const last = contents.last().getByRole('link');
  await last.click();
  const address = page.url();
  expect(address).toContain('#');
  await page.goto('/');
  await page.goto(address);
  await expect(page.locator(`[id="${new URL(address).hash.slice(1)}"]`)).toBeInViewport();
});
