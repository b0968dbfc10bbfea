import type { OnboardingBody } from '@rinkside/contracts/player';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import {
  signUpAndOnboard,
  type OnboardedUser,
  type StoredSession,
  sessionStorageKey,
  type SignedUpUser,
  signUp,
} from './users.js';
import { test as productTest } from './product-fixture.js';

export interface Fixtures {
  /** Creates a user with an account but without a profile, through the API. */
  newcomer: (firstName: string) => Promise<SignedUpUser>;
  /** Creates an onboarded user, through the API. */
  member: (firstName: string, profile?: Partial<OnboardingBody>) => Promise<OnboardedUser>;
  /** Opens a page in a new browser context, signed in with this session. */
  open: (session: StoredSession | null, options?: BrowserContextOptions, browser?: Browser) => Promise<Page>;
  /** Console errors, policy violations and uncaught errors so far. */
  browserErrors: string[];
}

/** Log entries about failed requests, which tests cause deliberately. */
const failedRequest = /^(Failed to load resource|WebSocket connection to)/;

const recordErrors = (context: BrowserContext, browserErrors: string[]) => {
  context.on('console', (message) => {
    if (message.type() === 'error') browserErrors.push(message.text());
  });
  context.on('weberror', (error) => browserErrors.push(String(error.error())));
};

/**
 * Stores the session once, before the first document of the context runs its scripts. With `storageState` Playwright
 * opens a page for it, which takes as long as loading the app.
 */
const storeSession = (context: BrowserContext, origin: string, session: StoredSession) =>
  context.addInitScript(
    ([appOrigin, key, value]) => {
      const marker = 'test-session-is-stored=1';
      if (location.origin !== appOrigin || document.cookie.includes(marker)) return;
      document.cookie = `${marker}; path=/`;
      localStorage.setItem(key, value);
    },
    [origin, sessionStorageKey, JSON.stringify(session)] as const,
  );

/** Playwright's `test` with the running product and users. A test fails on unexpected browser errors. */
export const test = productTest.extend<Fixtures>({
  newcomer: async ({ product }, use) => {
    await use((firstName) => signUp(product.origins[0] ?? '', firstName));
  },
  member: async ({ product }, use) => {
    await use((firstName, profile) => signUpAndOnboard(product, firstName, profile));
  },
  open: async ({ browser: defaultBrowser, baseURL, browserErrors, reducedMotion }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (session, options = {}, browser = defaultBrowser) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        // The Playwright configuration does not apply to browsers launched by a test.
        serviceWorkers: 'block',
        reducedMotion,
        ...options,
      });
      contexts.push(context);
      recordErrors(context, browserErrors);
      if (session) await storeSession(context, baseURL ?? '', session);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  context: async ({ context, browserErrors }, use) => {
    recordErrors(context, browserErrors);
    await use(context);
  },
  browserErrors: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const browserErrors: string[] = [];
      await use(browserErrors);
      expect(browserErrors.filter((error) => !failedRequest.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** A toast with exactly this text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** Creates a PNG file for an upload. */
export const createPng = async (page: Page, width = 800, height = 600) => {
  const data = await page.evaluate(
    ([width = 0, height = 0]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      const gradient = context?.createLinearGradient(0, 0, width, height);
      gradient?.addColorStop(0, '#0b3d91');
      gradient?.addColorStop(1, '#ff7d2e');
      if (context && gradient) context.fillStyle = gradient;
      context?.fillRect(0, 0, width, height);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    [width, height],
  );
  return { name: 'mask.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
};
