// @module-tag extended
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { imageFiles } from './image-files.js';

/** No worker takes videos, as if all of them were busy. */
const env = { WORKER_JOBS: 'relay,process-photo,delete-object' };
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), env });
});
afterAll(() => app?.close());

const upload = async ({ token }: TestUser, file: Blob) => {
  const form = new FormData();
  form.append('media', file, 'media');
  const response = await fetch(app.origin() + highlightRoutes.create.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as HighlightView;
};
const film = () => new Blob(['\0\0\0\x18ftypisom\0\0\0\0isommp42', new Uint8Array(100)]);
const gif = () => new Blob(['GIF89a', new Uint8Array(100)]);

const jobsOf = async (queue: string) => {
  const depths = await app.queues.depths();
  const jobsIn = (state: string) =>
    depths.find((depth) => depth.queue === queue && depth.state === state)?.jobs;
  return { first: jobsIn('waiting'), further: jobsIn('prioritized') };
};

it('processes photos while videos wait, and first uploads before further ones', async () => {
  const [user, otherUser] = [await app.user(), await app.user()];
  for (const file of [film(), film(), gif()]) await upload(user, file);
  await upload(otherUser, film());
  const photo = await upload(otherUser, imageFiles.small());
  await waitFor('the photo is ready', async () => {
    const { status } = await otherUser.call(highlightRoutes.one, { params: { id: photo.id } });
    return status === 'ready';
  });
  await waitFor('the videos are queued', async () => {
    const { first, further } = await jobsOf('transcode-highlight');
    return first === 2 && further === 2;
  });
});
