import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/** What is run by hand: every screen's picture, and the speed of the web app. */
export default defineConfig(base, {
  testDir: 'tests',
  outputDir: 'test-results/long',
  timeout: 900_000,
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  projects: [
    { name: 'screenshots', testDir: 'tests/screenshots', use: { mode: 'single' } },
    { name: 'vitals', testDir: 'tests/vitals', use: { mode: 'single' } },
  ],
});
