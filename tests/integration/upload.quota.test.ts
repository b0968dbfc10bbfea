// @module-tag extended
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { imageFiles } from './image-files.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), env: { MEDIA_PER_PERSON: '3' } });
});
afterAll(() => app?.close());

const send = async ({ token }: TestUser, key: string) => {
  const form = new FormData();
  form.append('media', imageFiles.small(), 'a.png');
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
