import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Each worker has a browser and a server; more of them than processors only wait for each other.
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A busy machine can make a browser late once; what is wrong is wrong each time. The report names what needed a second try.
  retries: 2,
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
