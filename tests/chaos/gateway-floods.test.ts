// @module-tag extended
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { imageRules } from '@rinkside/contracts/image';
import { playerRoutes } from '@rinkside/contracts/player';
import { childEnv } from '@rinkside/platform/env';
import { freePort } from '@rinkside/dev-runtime/ports';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { gatewayProcess } from '@rinkside/dev-runtime/process-specs';
import { audience, startIssuer } from '@rinkside/testkit/issuer';
import { createDatabase } from '@rinkside/testkit/test-database';
import { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const maxMemoryMb = 512;
const maxLatencyMs = 1000;

/** A gateway under attack, in a process of its own, and what the attackers need. */
interface Target {
  origin: string;
  token: (subject: string) => Promise<string>;
  /** A one-color AVIF of 40 megapixels, about 1 kB. */
  largeAvif: Buffer;
}

/** Sends a flood until its end. @returns how often each status was replied */
type Flood = (target: Target) => Promise<Record<number, number>>;

const cleanups: (() => Promise<unknown>)[] = [];
let target: Target;
let pid: number | undefined;
let person: TestUser;
let other: TestUser;

beforeAll(async () => {
  const database = await createDatabase(inject('postgresUrl'));
  cleanups.push(() => database.drop());
  const issuer = await startIssuer();
  cleanups.push(() => issuer.close());
  const home = await mkdtemp(join(tmpdir(), 'rinkside-flood-'));
  cleanups.push(() => rm(home, { recursive: true, force: true }));
  const processes = await ProcessRegistry.open(home);
  cleanups.push(() => processes.stop());
  const port = await freePort();
  const redisUrl = inject('redisUrl');
  const env = {
    ...childEnv(),
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    RINKSIDE_HOME: home,
    PUBLIC_ORIGIN: 'http://localhost',
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    OIDC_ISSUER: issuer.url,
    OIDC_AUDIENCE: audience,
    RATE_LIMIT_FACTOR: '1000',
  };
  const { args, ...spec } = gatewayProcess('gateway', port, env, !redisUrl);
  const gateway = await processes.start({ ...spec, args: ['--max-old-space-size=256', ...args] });
  pid = gateway.pid;
  const origin = `http://127.0.0.1:${port}`;
  const host = { origin: () => origin, onClose: (close: () => void) => cleanups.push(async () => close()) };
  const userOf = async (subject: string) =>
    new TestUser(host, subject, await issuer.token(subject)).onboard();
  [person, other] = [await userOf('person'), await userOf('other')];
  target = { origin, token: (subject) => issuer.token(subject), largeAvif: await createLargeAvif() };
});
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

/** In a process of its own, because it takes a gigabyte. */
const createLargeAvif = async (): Promise<Buffer> => {
  const script = `import sharp from 'sharp';
    const image = sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#336699' } });
    process.stdout.write(await image.avif({ effort: 0 }).toBuffer());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'buffer',
  });
  return stdout;
};

const sendAvatar = async ({ origin }: Target, token: string, image: Blob) => {
  const form = new FormData();
  form.append('avatar', image, 'me.avif');
  const response = await fetch(origin + playerRoutes.avatar.path, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
};

const count = (statuses: number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([key, all]) => [key, all.length]));

/** 60 images that need more memory than their size shows, and 20 files of the largest size. */
const imageBombs: Flood = async (attacked) => {
  const avif = new Uint8Array(attacked.largeAvif);
  const padding = new Uint8Array(imageRules.maxBytes - avif.length);
  const images = [
    ...Array.from({ length: 60 }, () => new Blob([avif])),
    ...Array.from({ length: 20 }, () => new Blob([avif, padding])),
  ];
  const replies = await Promise.all(
    images.map(async (image, at) => sendAvatar(attacked, await attacked.token(`attacker-${at % 5}`), image)),
  );
  for (const { status, retryAfter, body } of replies)
    if (status === 503) expect([retryAfter, body]).toMatchObject(['5', { message: imageRules.busy }]);
  return count(replies.map(({ status }) => status));
};

/** Requests of others during a flood, one after the other. @returns the longest time of each, ms */
const measureOthers = async (isOver: () => boolean) => {
  const headers = { authorization: `Bearer ${other.token}` };
  const requests: Record<string, () => Promise<Response>> = {
    live: () => fetch(`${target.origin}/health/live`),
    ready: () => fetch(`${target.origin}/health/ready`),
    page: () => fetch(`${target.origin}/api/users/${person.id}`, { headers }),
    feed: () => fetch(`${target.origin}/api/feed/following`, { headers }),
  };
  const longestMs: Record<string, number> = {};
  do {
    for (const [name, send] of Object.entries(requests)) {
      const startedAt = performance.now();
      const response = await send();
      await response.arrayBuffer();
      expect([name, response.status]).toEqual([name, 200]);
      longestMs[name] = Math.max(longestMs[name] ?? 0, performance.now() - startedAt);
    }
  } while (!isOver());
  return longestMs;
};

/** The largest resident memory of the gateway so far, MB. */
const peakMemoryMb = async () => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

// @covers V15.2.2
it.each<{ name: string; flood: Flood; replies: number[] }>([
  { name: 'image bombs', flood: imageBombs, replies: [413, 503] },
])('serves others within a second and in 512 MB during a flood of $name', async ({ flood, replies }) => {
  // The first requests compile code and statements.
  await measureOthers(() => true);
  let isOver = false;
  const [statuses, longestMs] = await Promise.all([
    flood(target).finally(() => (isOver = true)),
    measureOthers(() => isOver),
  ]);
  expect(Object.keys(statuses).map(Number)).toEqual(replies);
  for (const [name, ms] of Object.entries(longestMs)) expect([name, ms < maxLatencyMs]).toEqual([name, true]);
  if (process.platform === 'linux') expect(await peakMemoryMb()).toBeLessThan(maxMemoryMb);
});
