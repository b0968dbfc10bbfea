import { defineConfig } from '@playwright/test';
import { findProgram } from '@rinkside/dev-runtime/install';

const executablePath = process.env.CHROMIUM_PATH || findProgram('chromium', process.env);

/** The last switch counts: these are Playwright's own (`chromiumSwitches.ts`) and two more. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Chromium loads the popup of its address bar for every page, which takes as long as the app.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const chromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

/** The product runs in two modes: `redis` (separate processes) and `single` (one process without Redis). */
export default defineConfig<object, { mode: 'redis' | 'single' }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  // Both workers share the products of the global setup; contexts and accounts are new for each test.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // `npm test` lists the tests that pass only on retry, and fails when there are too many.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    // Recording every test costs processor time; in CI a retry records.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // A service worker would answer before `page.route` and fetch the whole app for every window.
    // `offline.test.ts` allows it.
    serviceWorkers: 'block',
    // Drawing the animations of a page takes as long as loading it. Tests of animations turn them on.
    reducedMotion: 'reduce',
  },
  projects: [
    // Only tests that depend on the mode run in both.
    {
      name: 'redis',
      use: { mode: 'redis' },
      testMatch: /(smoke|server-unavailable|highlight-upload)\.test\.ts$/,
    },
    { name: 'single', use: { mode: 'single' } },
  ],
});
