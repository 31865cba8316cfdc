// Visits each screen at three sizes in both themes and keeps a picture of it.

import { test as base, type Page } from '@playwright/test';
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

/**
 * A picture of the page once it no longer changes. Tables keep a connection open, so that there is no moment when
 * nothing is under way; and a new theme comes through transitions that inherit from each other, for which a busy
 * machine takes its time.
 */
async function settled(page: Page): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(400);
    const still = await page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const picture = await page.screenshot();
    if (still && picture.equals(before)) break;
    before = picture;
  }
  return before;
}

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
        const picture = await settled(page);
        writeFileSync(join(pictures, `${screen.name}-${name}-${theme}.png`), picture);
        if (screen.readme && name === SHOWN && process.env.EMPORION_README)
          writeFileSync(join(shown, `${screen.name}-${theme}.png`), picture);
      }
    }
    await context.close();
  });
}
