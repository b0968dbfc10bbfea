// @module-tag extended
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { imageFiles } from './image-files.js';

const quotaGb = 0.001;
const quotaShare = (part: number) => Math.floor(part * quotaGb * 1024 ** 3);
const env = { MEDIA_PER_PERSON: '3', UPLOAD_QUOTA_GB: String(quotaGb) };

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), env });
});
afterAll(() => app?.close());

const send = async ({ token }: TestUser, key: string, file = imageFiles.small()) => {
  const form = new FormData();
  form.append('media', file, 'a.png');
  const response = await fetch(app.origin() + highlightRoutes.create.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: form,
  });
  const { id, message } = (await response.json()) as HighlightView & { message?: string };
  return { status: response.status, id, message };
};

// @covers M5 V5.2.4
it('limits highlights per user, also for concurrent uploads, and a removal frees a slot', async () => {
  const [user, otherUser] = [await app.user(), await app.user()];
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const answers = await Promise.all(keys.map((key) => send(user, key)));
  const created = answers.filter(({ status }) => status === 201);
  expect(created).toHaveLength(3);
  for (const { status, message } of answers)
    if (status !== 201) expect([status, message]).toEqual([409, mediaRules.full(3)]);
  expect(await app.count('select count(*) from item where author_id = $1', [user.id])).toBe(3);

  // A retry with the same key returns the stored reply, also at the limit.
  const [first] = created;
  const key = keys[answers.findIndex(({ id }) => id === first?.id)] ?? '';
  expect(await send(user, key)).toMatchObject({ status: 201, id: first?.id });
  expect((await send(otherUser, 'a')).status).toBe(201);

  await user.call(highlightRoutes.remove, { params: { id: first?.id ?? '' } });
  expect((await send(user, 'g')).status).toBe(201);
  await app.settle();
  expect(await app.count('select count(*) from upload')).toBe(0);
});

/** Announces a form of this size without sending it. @returns status and message of the reply */
const announce = ({ token }: TestUser, bytes: number) =>
  new Promise<object>((resolve, reject) => {
    const request = http.request(app.origin() + highlightRoutes.create.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=edge',
        'content-length': bytes,
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      json(response).then((body) => {
        const { message } = body as { message: string };
        resolve({ status: response.statusCode, message });
        request.destroy();
      }, reject);
    });
    request.flushHeaders();
  });

it('limits the size of all uploads per user, also for concurrent uploads, and a removal frees it', async () => {
  const [user, otherUser] = [await app.user(), await app.user()];
  const refusal = { status: 409, message: mediaRules.quota(quotaGb) };
  const large = imageFiles.ofSize(quotaShare(0.6));
  const answers = await Promise.all(['a', 'b', 'c'].map((key) => send(user, key, large)));
  const created = answers.filter(({ status }) => status === 201);
  expect(created).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 201) expect(answer).toMatchObject(refusal);
  expect((await send(otherUser, 'a', large)).status).toBe(201);

  expect(await announce(user, quotaShare(0.5))).toEqual(refusal);
  const [first] = created;
  const key = ['a', 'b', 'c'][answers.findIndex(({ id }) => id === first?.id)] ?? '';
  expect(await send(user, key, large)).toMatchObject({ status: 201, id: first?.id });
  expect((await send(user, 'd', imageFiles.ofSize(quotaShare(0.3)))).status).toBe(201);

  await user.call(highlightRoutes.remove, { params: { id: first?.id ?? '' } });
  expect((await send(user, 'e', large)).status).toBe(201);
  await app.settle();
  expect(await app.count('select count(*) from upload')).toBe(0);
});
