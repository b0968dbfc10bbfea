// @module-tag extended
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { banner } from './banner.js';
import { ffmpegParts } from '@rinkside/platform/ffmpeg-build';
import { findFfmpeg } from './ffmpeg.js';
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

const env: NodeJS.ProcessEnv = {
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
  expect(Object.keys(product.processes).toSorted()).toEqual(['identity', 'postgres', 'single']);
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
    'relay',
    'worker-1',
    'worker-2',
  ]);
  const [first, second] = product.origins;
  for (const origin of [first, second]) {
    const { port } = new URL(origin ?? '');
    expect(await isReady(`http://127.0.0.1:${port}`)).toBe(true);
    if (otherAddresses('IPv6', true).length) expect(await isReady(`http://[::1]:${port}`)).toBe(true);
    for (const address of otherAddresses('IPv4', false))
      expect(await isReady(`http://${address}:${port}`)).toBe(false);
  }
  const redisUrl = new URL(product.redisUrl ?? '');
  expect(redisUrl.password).toMatch(/^.{20,}$/);
  redisUrl.password = '';
  const anonymous = new Redis(redisUrl.href, { lazyConnect: true, retryStrategy: () => null });
  anonymous.on('error', () => undefined);
  await expect(anonymous.ping()).rejects.toThrow(/NOAUTH|closed/);
  anonymous.disconnect();
  expect(publicFiles(home)).toEqual([]);

  const config = (await (await fetch(`${second}/config.json`)).json()) as { identity: { issuer: string } };
  expect(config.identity.issuer).toBe(`${first}/oidc`);

  const gateway = product.processes['gateway-2'];
  await gateway?.kill('SIGKILL');
  expect(gateway?.pid).toBeUndefined();
  expect(await isReady(second)).toBe(false);
  await gateway?.restart();
  expect(await isReady(second)).toBe(true);
}, 60_000);

test(
  'leaves no process running after an aborted start',
  { timeout: 60_000, tags: ['extended'] },
  async () => {
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
  },
);

const otherAddresses = (family: 'IPv4' | 'IPv6', internal: boolean) =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === family && address.internal === internal)
    .map(({ address }) => address);

/** Returns what other users of the machine may read below a folder. */
const publicFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
    return stats && !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0;
  });

/** Returns a folder with links to all programs of the PATH but ffmpeg and ffprobe. */
const programsWithoutFfmpeg = () => {
  const folder = join(home, 'bin');
  mkdirSync(folder);
  const linked = new Set(['ffmpeg', 'ffprobe']);
  for (const source of (env.PATH ?? '').split(delimiter).filter(existsSync))
    for (const name of readdirSync(source)) {
      if (!linked.has(name)) symlinkSync(join(source, name), join(folder, name));
      linked.add(name);
    }
  return folder;
};

const missingFfmpeg =
  /^Videos and GIFs cannot be uploaded because ffmpeg is not installed; run ".*ffmpeg.*" and start again\.$/;

test(
  'without ffmpeg the demo video plays, and the banner and the configuration say why videos are refused',
  { timeout: 60_000, tags: ['extended'] },
  async () => {
    const withoutFfmpeg = { ...env, PATH: programsWithoutFfmpeg() };
    product = await startProduct({ home, mode: 'single', durable: false, env: withoutFfmpeg });
    const [origin] = product.origins;
    const config = (await (await fetch(`${origin}/config.json`)).json()) as {
      media: { video_refusal: string };
    };
    expect(config.media.video_refusal).toMatch(missingFfmpeg);
    expect(banner(product, { env: withoutFfmpeg, home, mode: 'single', seconds: 1 })).toContain(
      `ffmpeg   ${config.media.video_refusal}`,
    );

    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `select item_id as id from highlight where media_type = 'video'`,
    );
    await client.end();
    expect(rows).toHaveLength(1);
    for (const file of [
      'master.m3u8',
      'source.m3u8',
      'source.mp4',
      'media.mp4',
      'poster.jpg',
      'small.webp',
    ]) {
      const { status } = await fetch(`${origin}/media/${rows[0]?.id}/1/${file}`);
      expect([file, status]).toEqual([file, 200]);
    }
  },
);

/** Writes an ffmpeg and an ffprobe that answer with their version and the lists of a complete build, less this part. */
const writeFfmpeg = (version: string, libavutil: string, missingPart = '') => {
  const lists = Object.entries(ffmpegParts).map(([kind, names]) => {
    const lines = names.filter((name) => name !== missingPart).map((name) => ` V....D ${name}  described`);
    return `*-${kind}) echo '${lines.join('\n')}';;`;
  });
  for (const name of ['ffmpeg', 'ffprobe']) {
    const lines = [
      '#!/bin/sh',
      'case "$*" in',
      ...lists,
      `*) echo '${name} version ${version} Copyright'; echo '${libavutil}';;`,
      'esac',
    ];
    writeFileSync(join(home, name), `${lines.join('\n')}\n`);
    chmodSync(join(home, name), 0o755);
  }
};

test.each([
  ['4.4.2', 'libavutil      56. 70.100 / 56. 70.100', false],
  ['5.0.3', 'libavutil      57. 17.100 / 57. 17.100', false],
  ['N-47683-g0e8eb07980-static', 'libavutil      56. 24.101 / 56. 24.101', false],
  ['5.1.9-0+deb12u1', 'libavutil      57. 28.100 / 57. 28.100', true],
  ['N-120000-gabcdef', 'libavutil      60.  3.100 / 60.  3.100', true],
])('ffmpeg %s is used only from 5.1 on', async (version, libavutil, isSupported) => {
  writeFfmpeg(version, libavutil);
  const found = await findFfmpeg({ PATH: home });
  if (isSupported) expect(found).toEqual({ path: join(home, 'ffmpeg'), probe: join(home, 'ffprobe') });
  else expect(found.missing).toContain(`because ffmpeg ${version} is older than 5.1; `);
});

test('an ffmpeg without an encoder is not used, and the sentence names the encoder', async () => {
  writeFfmpeg('9.0.2', 'libavutil      61.  1.102 / 61.  1.102', 'libwebp');
  expect(await findFfmpeg({ PATH: home })).toEqual({
    missing: `Videos and GIFs cannot be uploaded because ${join(home, 'ffmpeg')} lacks the encoder libwebp; set FFMPEG_PATH to a complete build and start again.`,
  });
});
