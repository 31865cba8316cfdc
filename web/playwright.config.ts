import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Each worker has a browser and a server; more of them than processors only wait for each other.
  workers: 2,
  forbidOnly: !!process.env.CI,
  // What passes at a second try is wrong too: the page, or the test.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
