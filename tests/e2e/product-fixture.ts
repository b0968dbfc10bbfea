import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base } from '@playwright/test';
import { childEnv } from '@rinkside/platform/env';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';

/** `redis`: two gateways and two workers on Redis. `single`: one process without Redis. */
export type ProductMode = 'redis' | 'single';

/** Addresses of a running product, passed to Playwright's workers as JSON. */
export type ProductAddress = Pick<Product, 'origins' | 'gateways' | 'databaseUrl' | 'redisUrl' | 'accounts'>;

/** Environment variable with the products started by `global-setup.ts`, by mode, as JSON. */
export const productsVariable = 'RINKSIDE_TEST_PRODUCTS';

/** Starts the built product in a temporary folder. @returns its addresses and a stop function. */
export const startTestProduct = async (mode: ProductMode, settings: NodeJS.ProcessEnv = {}) => {
  const home = await mkdtemp(join(tmpdir(), 'rinkside-browser-'));
  const replicas = mode === 'redis' ? 2 : 1;
  try {
    const product = await startProduct({
      home,
      mode,
      gateways: replicas,
      workers: replicas,
      demo: true,
      durable: false,
      env: { ...childEnv(), DATABASE_URL: '', REDIS_URL: '', RATE_LIMIT_FACTOR: '40', ...settings },
    });
    const { origins, gateways, databaseUrl, redisUrl, accounts } = product;
    return {
      address: { origins, gateways, databaseUrl, redisUrl, accounts } satisfies ProductAddress,
      stop: async () => {
        await product.stop();
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
};

export interface ProductFixtures {
  mode: ProductMode;
  /** Environment settings; tests that change them get a separate product. */
  settings: NodeJS.ProcessEnv;
  /** The running product, shared by all workers of a mode. */
  product: ProductAddress;
  /** A second browser. With several gateways, the origin resolves to the second gateway, as behind a balancer. */
  otherBrowser: Browser;
}

/** Playwright's `test` with the running product; pages use its first gateway. */
export const test = base.extend<object, ProductFixtures>({
  mode: ['redis', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ mode, settings }, use) => {
      const products = JSON.parse(childEnv()[productsVariable] ?? '{}') as Partial<
        Record<ProductMode, ProductAddress>
      >;
      const shared = products[mode];
      if (shared && Object.keys(settings).length === 0) return use(shared);
      const { address, stop } = await startTestProduct(mode, settings);
      try {
        await use(address);
      } finally {
        await stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  otherBrowser: [
    async ({ playwright, launchOptions, product }, use) => {
      const [first = '', second] = product.gateways.map((gateway) => new URL(gateway).host);
      const hostRules = second ? [`--host-resolver-rules=MAP ${first} ${second}`] : [];
      const args = [...(launchOptions.args ?? []), ...hostRules];
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
