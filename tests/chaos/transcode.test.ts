// @module-tag extended
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { openStorage } from '@rinkside/platform/storage/open';
import { loadEnv } from '@rinkside/platform/env';
import { redisKeyPrefix } from '@rinkside/platform/redis';
import type { Storage } from '@rinkside/platform/storage/storage';
import { callRoute } from '@rinkside/testkit/api-client';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hevc, createMediaMaker } from '../media/media-maker.js';
import { Installation } from './installation.js';
import { seedUsers, type SeedUser } from './seed-users.js';

let installation: Installation;
let storage: Storage;
let user: SeedUser;
let tempDir: string;
let video: Buffer;
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'), {
    jobs: 'transcode-highlight,delete-object',
  });
  storage = await openStorage(
    loadEnv({ DATABASE_URL: installation.databaseUrl, RINKSIDE_HOME: installation.home }),
  );
  const [first] = await seedUsers(installation, 1);
  if (!first) throw new Error('too few users were seeded');
  user = first;
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-video-'));
  video = await createMediaMaker(tempDir).clip('video.mp4', hevc, { size: '1280x720', seconds: 5 });
});
afterAll(async () => {
  await installation?.close();
  await rm(tempDir, { recursive: true, force: true });
});

const upload = async (bytes = video) => {
  const file = new Blob([new Uint8Array(bytes)]);
  return callRoute(installation.origin, user.token, highlightRoutes.create, { file, body: {} });
};
const view = (id: string): Promise<HighlightView> =>
  callRoute(installation.origin, user.token, highlightRoutes.one, { params: { id } });
const waitUntilProcessed = (id: string) =>
  waitFor(
    'the highlight is processed',
    async () =>
      (await view(id)).status === 'ready' &&
      (await installation.rows('select 1 from highlight_processing where item_id = $1', [id])).length === 0,
    60_000,
  );
/** Pids of media programs that run in the work folder of this installation. */
const runningPrograms = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const workingDirs = await Promise.all(
    pids.map(async (pid) => [pid, await readlink(`/proc/${pid}/cwd`).catch(() => '')] as const),
  );
  return workingDirs.flatMap(([pid, dir]) => (dir.startsWith(join(installation.home, 'work')) ? [pid] : []));
};
const countEvents = async (id: string, name: string) =>
  (await installation.rows(`select 1 from outbox where name = $2 and payload->>'id' = $1`, [id, name]))
    .length;

/** Expects all outputs of the highlight in storage and no other objects. */
const expectComplete = async (id: string) => {
  const { playback_url } = await view(id);
  expect(playback_url).toBe(`/media/${id}/1/master.m3u8`);
  const original = `highlights/${id}/original`;
  await waitFor('the original is deleted', async () => (await storage.stat(original)) === null);
  const videos = ['480.m3u8', '480.mp4', '720.m3u8', '720.mp4', 'first.m3u8', 'master.m3u8', 'media.mp4'];
  const images = ['poster.jpg', 'poster.webp', 'preview.jpg', 'preview.vtt', 'small.jpg', 'small.webp'];
  const { keys } = await storage.list(`highlights/${id}/`);
  expect(keys).toEqual([...videos, ...images].map((name) => `highlights/${id}/1/${name}`));
  expect(await countEvents(id, 'highlight.ready')).toBe(1);
  expect(await countEvents(id, 'highlight.failed')).toBe(0);
  expect(await installation.rows('select 1 from upload where key like $1', [`highlights/${id}/%`])).toEqual(
    [],
  );
};

// @covers F3
it.runIf(process.platform === 'linux')(
  'finishes a highlight once and without leftovers after its worker is killed or stopped, and ends its programs',
  async () => {
    await installation.process('worker-2').stop();
    for (const [phase, signal] of [
      ['first rendition', 'SIGKILL'],
      ['other renditions', 'SIGKILL'],
      ['other renditions', 'SIGTERM'],
    ] as const) {
      const { id } = await upload();
      const isInPhase = async () => {
        if ((await runningPrograms()).length === 0) return false;
        return phase === 'first rendition' || (await view(id)).status === 'ready';
      };
      await waitFor(`processing reaches the ${phase}`, isInPhase, 30_000);
      const running = await runningPrograms();
      expect(running.length).toBeGreaterThan(0);
      await installation.process('worker-1').kill(signal);
      await waitFor('its programs have ended', async () => {
        const remaining = await runningPrograms();
        return running.every((pid) => !remaining.includes(pid));
      });
      const restartedAt = Date.now();
      await installation.process('worker-1').restart();
      await waitFor('processing continues', async () => (await runningPrograms()).length > 0, 15_000);
      expect(Date.now() - restartedAt).toBeLessThan(15_000);
      await waitUntilProcessed(id);
      await expectComplete(id);
    }
    await installation.process('worker-2').restart();
  },
  180_000,
);

// @covers F6
it('processes every waiting highlight after Redis is flushed', async () => {
  const workers = (['worker-1', 'worker-2'] as const).map((name) => installation.process(name));
  await Promise.all(workers.map((worker) => worker.stop()));
  const uploads = [await upload(), await upload(), await upload()];
  await waitFor('the outbox is empty', () => isOutboxEmpty(installation.pool));
  const redis = new Redis(installation.redisUrl);
  try {
    const marker = `${redisKeyPrefix(installation.databaseUrl)}:jobs-rebuilt`;
    await waitFor('the maintenance marker is set in Redis', () => redis.exists(marker), 20_000);
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
  await Promise.all(workers.map((worker) => worker.restart()));
  for (const { id } of uploads) {
    await waitUntilProcessed(id);
    await expectComplete(id);
  }
}, 120_000);
