// @module-tag extended
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { findOnPath } from '@rinkside/platform/env';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createMediaMaker, h264 } from '../media/media-maker.js';

let app: TestApp;
let tempDir: string;
/** While this file is missing, ffmpeg gets no processor. */
const freeMarker = () => join(tempDir, 'free');
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-busy-'));
  const ffmpeg = join(tempDir, 'ffmpeg');
  const lines = [
    '#!/bin/sh',
    `case "$*" in *-progress*) [ -e ${freeMarker()} ] || sleep 600;; esac`,
    `exec ${findOnPath('ffmpeg')} "$@"`,
  ];
  await writeFile(ffmpeg, `${lines.join('\n')}\n`);
  await chmod(ffmpeg, 0o755);
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: {
      FFMPEG_PATH: ffmpeg,
      FFPROBE_PATH: findOnPath('ffprobe') ?? '',
      MEDIA_WAIT_SECONDS: '8',
    },
  });
});
afterAll(async () => {
  await app?.close();
  await rm(tempDir, { recursive: true, force: true });
});

it(
  'a film that gets no processor goes back to its queue, says so, and is ready later',
  { timeout: 180_000 },
  async () => {
    const user = await app.user();
    const film = await createMediaMaker(tempDir).clip('film.mp4', h264, { size: '320x180', seconds: 1 });
    const file = new Blob([new Uint8Array(film)]);
    const { id } = await user.call(highlightRoutes.create, { body: {}, file });
    const view = () => user.call(highlightRoutes.one, { params: { id } });
    await waitFor('the author reads that it comes later', async () => (await view()).reason !== null, 60_000);
    expect(await view()).toMatchObject({ status: 'processing', reason: mediaRules.busy });
    await writeFile(freeMarker(), '');
    await waitFor('it is ready', async () => (await view()).status === 'ready', 90_000);
    expect((await view()).reason).toBeNull();
    await app.settle();
    const { items } = await user.call(notificationRoutes.list);
    expect(items.map(({ kind }) => kind)).toContain('highlight_ready');
  },
);
