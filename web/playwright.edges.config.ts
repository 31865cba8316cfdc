// `npm run test:edges`: every main screen in every language, size and theme.

import { defineConfig } from '@playwright/test';
import base from './playwright.config';

process.env.EMPORION_EDGES = 'whole';

export default defineConfig({
  ...base,
  testDir: 'tests/edges',
  reporter: [['list'], ['./tests/edges/figures.ts']],
  use: { ...base.use, trace: 'off' },
});
