// Every main screen in every language, size and theme: nothing cut, covered, crowded or too small, and a silent console.
//
// A sample of it is part of every check; `npm run test:edges` looks at everything.

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../emporion';
import { startServer } from '../server';
import { EXCEPTIONS, isClean, NOT_YET_CLEAN } from './exceptions';
import type { Finding } from './inspect/finding';
import { look } from './look';
import { Positions } from './positions';
import { SCREENS, type Scene, type Screen } from './screens';
import { ALL, nameOf, sampleFor, type View } from './views';

const WHOLE = process.env.EMPORION_EDGES === 'whole';
const LEAST_TEXT = 12;
const LEAST_TARGET = { mouse: 24, touch: 40 };
/** Narrower screens scroll by their nature. */
const MEANS_TO_FIT = 700;

const test = base.extend<object, { scene: Scene }>({
  server: [
    async ({}, use) => {
      const server = await startServer('--bot-delay', '0', '--tables-per-guest', '10000');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  scene: [
    async ({ server, playwright }, use) => {
      const host = await playwright.request.newContext({ baseURL: server.url });
      await host.post('/api/session');
      await host.patch('/api/me', { data: { name: 'Maximiliane' } });
      await use({ host, positions: new Positions(host), url: server.url });
      await host.dispose();
    },
    { scope: 'worker' },
  ],
});

// Screens have nothing to do with one another: all workers share them.
test.describe.configure({ mode: 'parallel' });

/** Where something was found, by what was found. */
type Found = Map<string, string[]>;

async function opened(browser: Browser, screen: Screen, scene: Scene, touch: boolean): Promise<BrowserContext> {
  const state = screen.as === 'host' ? { storageState: await scene.host.storageState() } : {};
  const context = await browser.newContext({ baseURL: scene.url, reducedMotion: 'reduce', hasTouch: touch, ...state });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, screen.kept ?? {});
  return context;
}

async function show(page: Page, path: string, { language, size, theme }: View): Promise<void> {
  await page.context().addInitScript((to) => localStorage.setItem('emporion-language', to), language);
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function lookFrom(page: Page, screen: Screen, { size, theme }: View): Promise<Finding[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(size);
  await expect(page.locator(screen.ready).first()).toBeVisible({ timeout: 20_000 });
  await screen.arrange?.(page);
  return look(page, {
    allow: EXCEPTIONS,
    leastText: LEAST_TEXT,
    leastTarget: size.touch ? LEAST_TARGET.touch : LEAST_TARGET.mouse,
    within: screen.within,
    fits: !!screen.fits && size.width >= MEANS_TO_FIT,
  });
}

/** Sizes with and without a finger are different devices; a language is chosen by opening the page anew. */
async function lookAt(browser: Browser, screen: Screen, scene: Scene, views: View[]): Promise<Found> {
  const found: Found = new Map();
  const path = await screen.path(scene);
  for (const touch of [false, true]) {
    const mine = views.filter(({ size }) => size.touch === touch);
    if (mine.length === 0) continue;
    const context = await opened(browser, screen, scene, touch);
    const page = await context.newPage();
    let at = nameOf(mine[0]!);
    const note = (what: string) => found.set(what, [...(found.get(what) ?? []), at]);
    page.on('console', (message) => {
      if (!isOfVite(message.text())) note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`console: ${error.message}`));
    let language = '';
    for (const view of mine) {
      at = nameOf(view);
      if (view.language !== language) await show(page, path, view);
      language = view.language;
      for (const { kind, where, text, detail } of await lookFrom(page, screen, view))
        note(`${kind}: ${where} “${text}” ${detail}`);
    }
    await context.close();
  }
  return found;
}

/** Vite's own server greets whoever works with it. */
const isOfVite = (text: string) => !!process.env.EMPORION_SERVER && text.startsWith('[vite]');

const told = (found: Found) =>
  [...found].map(
    ([what, views]) => `${what}\n      ${views[0]}${views.length > 1 ? ` and ${views.length - 1} more` : ''}`,
  );

SCREENS.forEach((screen, index) => {
  if (!WHOLE && !isClean(screen.name)) return;
  test(screen.name, async ({ browser, scene }, info) => {
    const views = WHOLE ? ALL : sampleFor(index);
    test.setTimeout(60_000 + 15_000 * views.length);
    const found = await lookAt(browser, screen, scene, views);
    const faults = [...found].flatMap(([what, where]) => where.map(() => what.slice(0, what.indexOf(':'))));
    info.annotations.push({ type: 'edges', description: JSON.stringify({ views: views.length, faults }) });
    expect(told(found)).toEqual([]);
  });
});

test('what is not clean yet is a screen', () => {
  expect(NOT_YET_CLEAN.filter((name) => !SCREENS.some((screen) => screen.name.startsWith(name)))).toEqual([]);
});
