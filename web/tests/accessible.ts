// What axe-core finds at level AA, in words a failed test can show.

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function expectAccessible(page: Page): Promise<void> {
  // What still moves has colours of its own for a moment.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // Evaluated through the debugger, so that the page's own policy against foreign scripts stays in force.
  await page.evaluate(source);
  const found = await page.evaluate(
    (rules) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, { runOnly: rules }),
    RULES,
  );
  expect(told(found), `${page.url()} is accessible`).toEqual([]);
}

const told = (found: AxeResults) =>
  found.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)} (${node.failureSummary ?? ''})`),
  );

/** Nothing makes the page wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, 'pixels beyond the edge').toBeLessThanOrEqual(0);
}
