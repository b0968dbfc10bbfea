import { feedRoutes } from '@rinkside/contracts/feed';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { insertHighlight, uploadAvatar } from './deletion-residue.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.origin() + path, { headers });
const publicPage = (person: TestUser, on: boolean) =>
  person.call(playerRoutes.update, { body: { public_player_page: on } });

it('closes the address of a photo with the public page, for cached copies, too', async () => {
  const person = await app.user();
  const path = `/media/${await uploadAvatar(app, person)}`;
  const open = await get(path);
  expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
  const cached = { 'if-none-match': open.headers.get('etag') ?? '' };
  expect((await get(path, cached)).status).toBe(304);
  await publicPage(person, false);
  for (const headers of [{}, cached]) expect((await get(path, headers)).status).toBe(404);
  expect((await get(`/share/player/${person.id}.png`)).status).toBe(404);
  await publicPage(person, true);
  expect((await get(path)).status).toBe(200);
});

it('gives signed-in viewers an address that expires, in every view and event', async () => {
  const person = await app.user();
  const viewer = await app.user({ organization_id: person.organizationId });
  const key = await uploadAvatar(app, person);
  await publicPage(person, false);
  const client = await viewer.liveClient();
  await client.watch(`organization:${person.organizationId}`);
  await person.call(postRoutes.create, { body: { content: 'Hello' } });
  const { item } = await client.waitForEvent('feed.added');
  const feed = await viewer.call(feedRoutes.organization, { params: { id: person.organizationId } });
  const page = await viewer.call(playerRoutes.one, { params: { id: person.id } });
  const own = await person.call(playerRoutes.me);
  for (const address of [item.user.avatar, feed.items[0]?.user.avatar, page.avatar, own.avatar]) {
    expect(address).toMatch(new RegExp(`^/media/${key}\\?exp=\\d+&sig=`));
    expect((await get(address ?? '')).status).toBe(200);
  }
  const { searchParams } = new URL(own.avatar ?? '', app.origin());
  const other = `/media/${await uploadAvatar(app, viewer)}`;
  await publicPage(viewer, false);
  const signature = `sig=${searchParams.get('sig')}`;
  for (const forged of [`${other}?${searchParams}`, `/media/${key}?exp=9999999999&${signature}`])
    expect((await get(forged)).status).toBe(404);
});

it('shows anonymous visitors no photo of an author without a public page', async () => {
  const person = await app.user();
  await uploadAvatar(app, person);
  const { id } = await insertHighlight(app, person.id);
  const author = async () =>
    (await callRoute(app.origin(), undefined, highlightRoutes.public, { params: { id } })).user;
  expect((await author()).avatar).toEqual(expect.any(String));
  await publicPage(person, false);
  expect((await author()).avatar).toBeNull();
});

it('closes every address of a highlight that turns private', async () => {
  const person = await app.user();
  const { id, files } = await insertHighlight(app, person.id);
  const paths = [
    ...files.map((key) => `/media/${key.replace('highlights/', '')}`),
    `/share/highlight/${id}.png`,
    `/highlight/${id}`,
  ];
  const etags = new Map<string, string>();
  for (const path of paths) {
    const response = await get(path);
    if (response.status === 200) etags.set(path, response.headers.get('etag') ?? '');
  }
  expect(etags.size).toBeGreaterThan(2);
  await person.call(highlightRoutes.edit, { params: { id }, body: { is_public: false } });
  for (const [path, etag] of etags)
    expect((await get(path, { 'if-none-match': etag })).status, path).toBe(404);
});
