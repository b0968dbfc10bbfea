import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/** Longer than any of these takes: every window begins with the session as it was at the start. */
const settings = { ACCESS_TOKEN_TTL: '7200' };

/** What is run by hand: every screen's picture, and the speed of the web app. */
export default defineConfig<object, { mode: 'redis' | 'single'; settings: NodeJS.ProcessEnv }>({
  ...base,
  // Each project's own settings need a product of their own.
  globalSetup: [],
  outputDir: 'test-results/long',
  workers: 1,
  timeout: 900_000,
  retries: 0,
  use: { ...base.use, trace: 'off', screenshot: 'off', mode: 'single', settings },
  projects: [
    { name: 'screenshots', testDir: 'tests/screenshots' },
    { name: 'vitals', testDir: 'tests/vitals' },
  ],
});
