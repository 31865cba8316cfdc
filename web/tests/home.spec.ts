import { expect, test } from './emporion';
import { bots, makeTable, me } from './tables';

test('the home page loads with nothing going wrong', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('a game that waits says for which decision, where in the game and against whom', async ({ page }) => {
  await makeTable(page, [me, ...bots(2)]);
  await page.goto('/');
  const move = page
    .getByRole('region', { name: /Your move/ })
    .getByRole('link')
    .first();
  await expect(move).toContainText('Age I, turn 1: play a card');
  await expect(move).toContainText('Solon, Sappho');
  await expect(move).toContainText('Your turn began');
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
