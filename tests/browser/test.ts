import type { OnboardingBody } from '@rinkside/contracts/player';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { join, type Member, type Session, sessionKey, type SignedUp, signUp } from './people.js';
import { test as productTest } from './product.js';

export interface Fixtures {
  /** Somebody new with an account, made outside the browser. */
  newcomer: (firstName: string) => Promise<SignedUp>;
  /** Somebody new and onboarded, made outside the browser. */
  member: (firstName: string, profile?: Partial<OnboardingBody>) => Promise<Member>;
  /** A window of its own, nothing shared with others, signed in with this session. */
  open: (session: Session | null, options?: BrowserContextOptions, browser?: Browser) => Promise<Page>;
  /** What the browser complained about so far: console errors, refused policies, uncaught errors. */
  complaints: string[];
}

/** Requests that failed are the browser's log of what a test does on purpose. */
const aboutRequests = /^(Failed to load resource|WebSocket connection to)/;

const listen = (context: BrowserContext, complaints: string[]) => {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
};

/** Playwright's `test` with the running product, people, and windows that must not complain. */
export const test = productTest.extend<Fixtures>({
  newcomer: async ({ product }, use) => {
    await use((firstName) => signUp(product.origins[0] ?? '', firstName));
  },
  member: async ({ product }, use) => {
    await use((firstName, profile) => join(product, firstName, profile));
  },
  open: async ({ browser: first, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (session, options = {}, browser = first) => {
      const localStorage = session ? [{ name: sessionKey, value: JSON.stringify(session) }] : [];
      const origins = [{ origin: baseURL ?? '', localStorage }];
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        storageState: { cookies: [], origins },
        // Browsers that a test launches itself do not read the configuration.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      listen(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  context: async ({ context, complaints }, use) => {
    listen(context, complaints);
    await use(context);
  },
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints.filter((complaint) => !aboutRequests.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** A toast with exactly this text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** A picture as a camera would hand it over. */
export const paintPicture = async (page: Page, width = 800, height = 600) => {
  const data = await page.evaluate(
    ([width = 0, height = 0]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      const shade = pen?.createLinearGradient(0, 0, width, height);
      shade?.addColorStop(0, '#0b3d91');
      shade?.addColorStop(1, '#ff7d2e');
      if (pen && shade) pen.fillStyle = shade;
      pen?.fillRect(0, 0, width, height);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    [width, height],
  );
  return { name: 'mask.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
};
