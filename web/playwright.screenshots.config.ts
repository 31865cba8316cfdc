// `cargo xtask screenshots`: pictures of every main screen.

import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium';

export default defineConfig({
  testDir: 'screenshots',
  outputDir: 'test-results',
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions, locale: 'en-GB' },
});
