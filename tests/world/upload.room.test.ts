// @module-tag extended
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pictures } from './picture.js';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), env: { MEDIA_PER_PERSON: '3' } });
});
afterAll(() => world?.close());

const send = async ({ token }: Person, key: string) => {
  const form = new FormData();
  form.append('media', pictures.small(), 'a.png');
  const response = await fetch(world.origin() + highlightRoutes.create.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: form,
  });
  const { id, message } = (await response.json()) as HighlightView & { message?: string };
  return { status: response.status, id, message };
};

// @covers M5 V5.2.4
it('a person has room for so many highlights, however many come at once; one less makes room', async () => {
  const [one, other] = [await world.person(), await world.person()];
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const answers = await Promise.all(keys.map((key) => send(one, key)));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(3);
  for (const { status, message } of answers)
    if (status !== 201) expect([status, message]).toEqual([409, mediaRules.full(3)]);
  expect(await world.count('select count(*) from item where author_id = $1', [one.id])).toBe(3);

  // Whoever did not hear that it was made hears it now, full or not.
  const [first] = made;
  const key = keys[answers.findIndex(({ id }) => id === first?.id)] ?? '';
  expect(await send(one, key)).toMatchObject({ status: 201, id: first?.id });
  expect((await send(other, 'a')).status).toBe(201);

  await one.call(highlightRoutes.remove, { params: { id: first?.id ?? '' } });
  expect((await send(one, 'g')).status).toBe(201);
  await world.settle();
  expect(await world.count('select count(*) from upload')).toBe(0);
});
