// @module-tag extended
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { openStorage } from '@rinkside/platform/storage/open';
import { loadEnv } from '@rinkside/platform/env';
import { redisScope } from '@rinkside/platform/redis';
import type { Storage } from '@rinkside/platform/storage/storage';
import { callRoute } from '@rinkside/testkit/client';
import { allPublished } from '@rinkside/testkit/outbox';
import { until } from '@rinkside/testkit/until';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hevc, maker } from '../media/make.js';
import { Installation } from './installation.js';
import { populate, type Somebody } from './population.js';

let installation: Installation;
let storage: Storage;
let somebody: Somebody;
let home: string;
let film: Buffer;
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'), {
    jobs: 'transcode-highlight,remove-object',
  });
  storage = await openStorage(
    loadEnv({ DATABASE_URL: installation.databaseUrl, RINKSIDE_HOME: installation.home }),
  );
  const [first] = await populate(installation, 1);
  if (!first) throw new Error('nobody is there');
  somebody = first;
  home = await mkdtemp(join(tmpdir(), 'rinkside-film-'));
  film = await maker(home).clip('film.mp4', hevc, { size: '1280x720', seconds: 5 });
});
afterAll(async () => {
  await installation?.close();
  await rm(home, { recursive: true, force: true });
});

const upload = async (bytes = film) => {
  const file = new Blob([new Uint8Array(bytes)]);
  return callRoute(installation.origin, somebody.token, highlightRoutes.create, { file, body: {} });
};
const view = (id: string): Promise<HighlightView> =>
  callRoute(installation.origin, somebody.token, highlightRoutes.one, { params: { id } });
const done = (id: string) =>
  until(
    'the work is done',
    async () =>
      (await view(id)).status === 'ready' &&
      (await installation.rows('select 1 from highlight_work where item_id = $1', [id])).length === 0,
    60_000,
  );
/** Processes that work in a folder of this installation. */
const programs = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(
    pids.map(async (pid) => [pid, await readlink(`/proc/${pid}/cwd`).catch(() => '')] as const),
  );
  return places.flatMap(([pid, place]) => (place.startsWith(join(installation.home, 'work')) ? [pid] : []));
};
const facts = async (id: string, name: string) =>
  (await installation.rows(`select 1 from outbox where name = $2 and payload->>'id' = $1`, [id, name]))
    .length;

/** Complete, and nothing beside it. */
const expectWhole = async (id: string) => {
  const { playback_url } = await view(id);
  expect(playback_url).toBe(`/media/${id}/1/master.m3u8`);
  const original = `highlights/${id}/original`;
  await until('the original is let go', async () => (await storage.stat(original)) === null);
  const names = ['480.m3u8', '480.mp4', '720.m3u8', '720.mp4', 'first.m3u8', 'master.m3u8', 'media.mp4'];
  const pictures = ['poster.jpg', 'poster.webp', 'small.jpg', 'small.webp'];
  const { keys } = await storage.list(`highlights/${id}/`);
  expect(keys).toEqual([...names, ...pictures].map((name) => `highlights/${id}/1/${name}`));
  expect(await facts(id, 'highlight.ready')).toBe(1);
  expect(await facts(id, 'highlight.failed')).toBe(0);
  expect(await installation.rows('select 1 from upload where key like $1', [`highlights/${id}/%`])).toEqual(
    [],
  );
};

// @covers F3
it.runIf(process.platform === 'linux')(
  'a worker killed or stopped in the middle of the work: its programs end with it, the work ends once, nothing is left over',
  async () => {
    await installation.process('worker-2').stop();
    for (const [moment, signal] of [
      ['first', 'SIGKILL'],
      ['rest', 'SIGKILL'],
      ['rest', 'SIGTERM'],
    ] as const) {
      const { id } = await upload();
      const reached = async () => {
        if ((await programs()).length === 0) return false;
        return moment === 'first' || (await view(id)).status === 'ready';
      };
      await until(`the ${moment} rendition is worked on`, reached, 30_000);
      const running = await programs();
      expect(running.length).toBeGreaterThan(0);
      await installation.process('worker-1').kill(signal);
      await until('its programs are gone', async () => {
        const still = await programs();
        return running.every((pid) => !still.includes(pid));
      });
      const since = Date.now();
      await installation.process('worker-1').restart();
      await until('the work goes on', async () => (await programs()).length > 0, 15_000);
      expect(Date.now() - since).toBeLessThan(15_000);
      await done(id);
      await expectWhole(id);
    }
    await installation.process('worker-2').restart();
  },
  180_000,
);

// @covers F6
it('a Redis that forgets everything: the sweep finishes every highlight', async () => {
  const workers = (['worker-1', 'worker-2'] as const).map((name) => installation.process(name));
  await Promise.all(workers.map((worker) => worker.stop()));
  const made = [await upload(), await upload(), await upload()];
  await until('everything is published', () => allPublished(installation.pool));
  const redis = new Redis(installation.redisUrl);
  try {
    const marker = `${redisScope(installation.databaseUrl)}:remembers`;
    await until('the sweeps know this Redis', () => redis.exists(marker), 20_000);
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
  await Promise.all(workers.map((worker) => worker.restart()));
  for (const { id } of made) {
    await done(id);
    await expectWhole(id);
  }
}, 120_000);
