import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTimeOf } from './pid.js';
import { startProduct, type Product } from './product.js';
import { waitUntil } from './wait-until.js';

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
  ...childEnv(),
  NODE_ENV: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  OIDC_ISSUER: '',
  PUBLIC_ORIGIN: '',
};
const pids = (started: Product) => Object.values(started.processes).map((child) => child.pid ?? 0);
const isReady = (origin: string | undefined) =>
  fetch(`${origin}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

test('runs in one process without Redis, restarts it after kill -9 and leaves no process behind', async () => {
  product = await startProduct({ home, mode: 'single', demo: false, durable: false, env });
  expect(Object.keys(product.processes)).toEqual(['postgres', 'identity', 'single']);
  expect(product.accounts).toEqual([]);
  const [origin] = product.origins;
  expect(await isReady(origin)).toBe(true);

  process.kill(product.processes.single?.pid ?? 0, 'SIGKILL');
  expect(await waitUntil(async () => !(await isReady(origin)), 5000)).toBe(true);
  expect(await waitUntil(() => isReady(origin), 20_000)).toBe(true);

  const startedPids = pids(product);
  await product.stop();
  expect(startedPids.filter((pid) => startTimeOf(pid))).toEqual([]);
}, 60_000);

test('runs two gateways and two workers with Redis on one issuer and keeps a killed process down until restart', async () => {
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
  expect(await isReady(second)).toBe(false);
  await gateway?.restart();
  expect(await isReady(second)).toBe(true);
}, 60_000);

test('leaves no process running after an aborted start', async () => {
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
  expect(await isReady(product.origins[0])).toBe(true);
}, 60_000);
