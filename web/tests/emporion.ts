// What every browser test starts from: a server for each worker, and pages that may not fail silently.

import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type Server } from './server';

interface Each {
  /** What went wrong in the browser so far. A test that expects something of the kind takes it out. */
  faults: string[];
  /** Watches one more page, such as that of a second person. */
  watch: (page: Page) => Page;
}

export const test = base.extend<Each, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer('--bot-delay', '50');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  faults: [
    async ({}, use) => {
      const faults: string[] = [];
      await use(faults);
      expect(faults, 'nothing goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  watch: async ({ faults }, use) => use((page) => watched(page, faults)),
  page: async ({ page, faults }, use) => use(watched(page, faults)),
});

function watched(page: Page, faults: string[]): Page {
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  return page;
}

export { expect };
