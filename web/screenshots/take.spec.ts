// Visits each screen at three sizes in both themes and keeps a picture of it.

import { test as base } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type Server } from '../tests/server';
import { SCREENS } from './screens';

const SIZES = [
  { name: 'large', width: 1440, height: 900 },
  { name: 'medium', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;
/** What the README shows: one size, both themes. */
const SHOWN = 'large';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pictures = process.env.EMPORION_PICTURES ?? here('pictures');
const shown = here('../../docs/pictures');

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer('--bot-delay', '0', '--tables-per-guest', '1000');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

const only = process.env.EMPORION_SCREENS?.split(',');

for (const screen of SCREENS.filter((screen) => !only || only.includes(screen.name))) {
  test(screen.name, async ({ browser, baseURL }) => {
    mkdirSync(pictures, { recursive: true });
    if (process.env.EMPORION_README) mkdirSync(shown, { recursive: true });
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await screen.visit(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const { name, width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        // Tables keep a connection open, so that there is no moment when nothing is under way.
        await page.waitForTimeout(600);
        const picture = await page.screenshot({ path: join(pictures, `${screen.name}-${name}-${theme}.png`) });
        if (screen.readme && name === SHOWN && process.env.EMPORION_README)
          writeFileSync(join(shown, `${screen.name}-${theme}.png`), picture);
      }
    }
    await context.close();
  });
}
