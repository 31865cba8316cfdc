// Every page of the shell at three sizes and in both themes: accessible, and nowhere wider than the window.

import { expectAccessible, expectFits } from './accessible';
import { expect, test } from './emporion';

const PAGES = [
  '/',
  '/tables',
  '/new/seven-wonders',
  '/replays',
  '/rules',
  '/rules/seven-wonders',
  '/account',
  '/nowhere',
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 768 },
  { width: 390, height: 844 },
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of SIZES)
    test(`the pages at ${viewport.width} pixels, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        await expectFits(page);
      }
    });
