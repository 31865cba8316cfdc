// Looks at a page as it stands: at rest, and from every side the inspection knows.

import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Finding, Options } from './inspect/finding';

type Inspection = typeof import('./inspect/index');
type InPage = typeof globalThis & { edges?: Inspection };

let bundled: Promise<string> | null = null;

/** The inspection as one script for the page. */
const script = () => (bundled ??= bundle());

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('./inspect/index.ts', import.meta.url)), formats: ['iife'], name: 'edges' },
    },
  });
  const [chunk] = (Array.isArray(built) ? built : [built]).flatMap((made) => ('output' in made ? made.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the inspection was not built');
  return `${chunk.code}\nglobalThis.edges = edges;`;
}

async function prepare(page: Page): Promise<void> {
  // Evaluated through the debugger, so that the page's own policy against foreign scripts stays in force.
  if (!(await page.evaluate(() => 'edges' in globalThis))) await page.evaluate(await script());
}

export async function atRest(page: Page): Promise<void> {
  await prepare(page);
  await page.evaluate(() => (globalThis as InPage).edges!.atRest());
}

export async function look(page: Page, options: Options): Promise<Finding[]> {
  await page.mouse.move(0, 0);
  await atRest(page);
  return page.evaluate((given) => (globalThis as InPage).edges!.inspect(given), options);
}
