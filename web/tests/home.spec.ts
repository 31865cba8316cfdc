import { expect, test } from './emporion';

test('the home page loads with nothing going wrong', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('an address deep in the page is the page, and a reload stays there', async ({ page }) => {
  await page.goto('/rules');
  await expect(page.locator('#app')).not.toBeEmpty();
  await page.reload();
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.locator('#app')).not.toBeEmpty();
});

test('the first load is small', async ({ page, server }) => {
  const budget = 250_000;
  let loaded = 0;
  page.on('response', async (response) => {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    loaded += responseBodySize + responseHeadersSize;
  });
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  expect(loaded).toBeLessThan(budget);
});
