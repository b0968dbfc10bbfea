import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inherited } from '@rinkside/platform/env';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bornAt } from './pid.js';
import { startProduct, type Product } from './product.js';
import { until } from './until.js';

let home: string;
let product: Product | undefined;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rinkside-product-'));
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
  rmSync(home, { recursive: true, force: true });
});

const env = {
  ...inherited(),
  NODE_ENV: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  OIDC_ISSUER: '',
  PUBLIC_ORIGIN: '',
};
const pids = (running: Product) => Object.values(running.processes).map((child) => child.pid ?? 0);
const serves = (origin: string | undefined) =>
  fetch(`${origin}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

test('without Redis the product serves from one process, comes back when that is killed, and leaves nothing behind', async () => {
  product = await startProduct({ home, mode: 'single', demo: false, durable: false, env });
  expect(Object.keys(product.processes)).toEqual(['postgres', 'identity', 'single']);
  expect(product.accounts).toEqual([]);
  const [origin] = product.origins;
  expect(await serves(origin)).toBe(true);

  process.kill(product.processes.single?.pid ?? 0, 'SIGKILL');
  expect(await until(async () => !(await serves(origin)), 5000)).toBe(true);
  expect(await until(() => serves(origin), 20_000)).toBe(true);

  const all = pids(product);
  await product.stop();
  expect(all.filter((pid) => bornAt(pid))).toEqual([]);
}, 60_000);

test('with Redis two gateways and two workers share one issuer, and a killed part stays down until told', async () => {
  product = await startProduct({
    home,
    mode: 'redis',
    gateways: 2,
    workers: 2,
    demo: false,
    durable: false,
    env,
  });
  expect(Object.keys(product.processes).toSorted()).toEqual([
    'gateway-1',
    'gateway-2',
    'identity',
    'postgres',
    'redis',
    'worker-1',
    'worker-2',
  ]);
  const [first, second] = product.origins;
  const config = (await (await fetch(`${second}/config.json`)).json()) as { identity: { issuer: string } };
  expect(config.identity.issuer).toBe(`${first}/oidc`);

  const gateway = product.processes['gateway-2'];
  await gateway?.kill('SIGKILL');
  expect(gateway?.pid).toBeUndefined();
  expect(await serves(second)).toBe(false);
  await gateway?.restart();
  expect(await serves(second)).toBe(true);
}, 60_000);

test('a start that is called off leaves nothing running', async () => {
  const controller = new AbortController();
  const lines: string[] = [];
  const start = startProduct({
    home,
    mode: 'single',
    demo: false,
    durable: false,
    env,
    signal: controller.signal,
    progress: (line) => {
      lines.push(line);
      if (lines.length === 3) setImmediate(() => controller.abort());
    },
  });
  await expect(start).rejects.toThrow();
  product = await startProduct({ home, mode: 'single', demo: false, durable: false, env });
  expect(await serves(product.origins[0])).toBe(true);
}, 60_000);
