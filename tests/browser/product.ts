import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base } from '@playwright/test';
import { inherited } from '@rinkside/platform/env';
import { startProduct, type Product } from '@rinkside/stack/product';

export interface Shape {
  /** Which of the two shapes of the product the project tests. */
  mode: 'redis' | 'single';
  /** The operator's own settings, besides what every test has. */
  settings: NodeJS.ProcessEnv;
  /** The built product on real services, once for all tests of a project: two gateways and two workers on Redis. */
  product: Product;
  /** A second browser; with several gateways the same origin leads it to the second one, as a balancer would. */
  otherBrowser: Browser;
}

/** Playwright's `test` with the running product; pages open on its first gateway. */
export const test = base.extend<object, Shape>({
  mode: ['redis', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ mode, settings }, use) => {
      const home = await mkdtemp(join(tmpdir(), 'rinkside-browser-'));
      const many = mode === 'redis' ? 2 : 1;
      try {
        const product = await startProduct({
          home,
          mode,
          gateways: many,
          workers: many,
          demo: true,
          durable: false,
          env: { ...inherited(), DATABASE_URL: '', REDIS_URL: '', RATE_LIMIT_FACTOR: '40', ...settings },
        });
        try {
          await use(product);
        } finally {
          await product.stop();
        }
      } finally {
        await rm(home, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  otherBrowser: [
    async ({ playwright, launchOptions, product }, use) => {
      const [first = '', second] = product.gateways.map((gateway) => new URL(gateway).host);
      const detour = second ? [`--host-resolver-rules=MAP ${first} ${second}`] : [];
      const args = [...(launchOptions.args ?? []), ...detour];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.origins[0] ?? '');
  },
});

export { expect } from '@playwright/test';
