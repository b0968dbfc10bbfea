import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { inherited } from '@rinkside/platform/env';
import { startProduct, type Product } from '@rinkside/stack/product';

interface Shape {
  /** Which of the two shapes of the product the project tests. */
  mode: 'redis' | 'single';
  /** The built product on real services, once for all tests of a project: two gateways and two workers on Redis. */
  product: Product;
}

/** Playwright's `test` with the running product; pages open on its first gateway. */
export const test = base.extend<object, Shape>({
  mode: ['redis', { option: true, scope: 'worker' }],
  product: [
    async ({ mode }, use) => {
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
          env: { ...inherited(), DATABASE_URL: '', REDIS_URL: '', RATE_LIMIT_FACTOR: '10' },
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
  baseURL: async ({ product }, use) => {
    await use(product.origins[0] ?? '');
  },
});

export { expect } from '@playwright/test';
