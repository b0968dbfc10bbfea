import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/** Tokens outlive every test, because each window starts with the session from the beginning. */
const settings = { ACCESS_TOKEN_TTL: '7200' };

/** Manual runs: screenshots of every screen, and web vitals. */
export default defineConfig<object, { mode: 'redis' | 'single'; settings: NodeJS.ProcessEnv }>({
  ...base,
  // The settings above need separately started products.
  globalSetup: [],
  outputDir: 'test-results/long',
  workers: 1,
  timeout: 900_000,
  retries: 0,
  use: {
    ...base.use,
    trace: 'off',
    screenshot: 'off',
    reducedMotion: 'no-preference',
    mode: 'single',
    settings,
  },
  projects: [
    { name: 'screenshots', testDir: 'tests/screenshots' },
    { name: 'web-vitals', testDir: 'tests/web-vitals' },
  ],
});
