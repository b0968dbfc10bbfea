// @module-tag extended
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { findOnPath } from '@rinkside/platform/env';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createMediaMaker, hevc } from '../media/media-maker.js';

let app: TestApp;
let tempDir: string;
/** While this file is missing, ffmpeg is killed when it encodes the 720p rendition. */
const idleMarker = () => join(tempDir, 'idle');
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-retry-'));
  const ffmpeg = join(tempDir, 'ffmpeg');
  const lines = [
    '#!/bin/sh',
    `case "$*" in *720.m3u8*) [ -e ${idleMarker()} ] || kill -9 $$;; esac`,
    `exec ${findOnPath('ffmpeg')} "$@"`,
  ];
  await writeFile(ffmpeg, `${lines.join('\n')}\n`);
  await chmod(ffmpeg, 0o755);
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { FFMPEG_PATH: ffmpeg, FFPROBE_PATH: findOnPath('ffprobe') ?? '' },
  });
});
afterAll(async () => {
  await app?.close();
  await rm(tempDir, { recursive: true, force: true });
});

// ffmpeg runs at a low priority, so other tests slow it down.
const encodingMs = 40_000;
it(
  'encodes the remaining renditions later when the machine is too busy for them',
  { timeout: 3 * encodingMs },
  async () => {
    const user = await app.user();
    const film = await createMediaMaker(tempDir).clip('film.mp4', hevc, { size: '1280x720', seconds: 1 });
    const file = new Blob([new Uint8Array(film)]);
    const { id } = await user.call(highlightRoutes.create, { body: {}, file });
    const view = () => user.call(highlightRoutes.one, { params: { id } });
    const lease = async () => {
      const { rows } = await app.pool.query<{ token: string | null; attempts: number }>(
        'select token, attempts from highlight_processing where item_id = $1',
        [id],
      );
      return rows[0];
    };
    const isFirstReady = async () => (await view()).status === 'ready' && (await lease())?.token === null;
    await waitFor('the first rendition is published and the lease is free', isFirstReady, encodingMs);
    expect(await lease()).toEqual({ token: null, attempts: 1 });
    expect((await view()).playback_url).toContain('first.m3u8');
    await writeFile(idleMarker(), '');
    await app.queues.add([{ name: 'transcode-highlight', payload: { id }, id: `later_${id}` }]);
    const isAllReady = async () => (await view()).playback_url?.includes('master');
    await waitFor('all renditions are ready', isAllReady, encodingMs);
  },
);
