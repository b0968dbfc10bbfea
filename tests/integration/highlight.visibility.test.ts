// @module-tag extended
import { circleRoutes } from '@rinkside/contracts/circle';
import { commentRoutes } from '@rinkside/contracts/comment';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { reportRoutes } from '@rinkside/contracts/report';
import { liveStreamName } from '@rinkside/platform/live-publisher';
import { openStorage } from '@rinkside/platform/storage/open';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { LiveClient } from '@rinkside/testkit/live-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createHighlightFactory, type HighlightFactory } from './highlight-factory.js';
import { ModerationHarness } from './moderation-harness.js';

type Visibility = HighlightView['visibility'];

const viewerNames = ['member', 'followed', 'follower', 'stranger', 'waitingMember', 'formerMember'] as const;
type ViewerName = (typeof viewerNames)[number];
/** Who sees a highlight for the club, besides its author. */
const clubNames: readonly ViewerName[] = ['member', 'followed'];
const isInClub = (name: ViewerName) => clubNames.includes(name);
const minor = { birthdate: '2012-03-30' };

let app: TestApp;
let highlights: HighlightFactory;
let author: TestUser;
let viewers: Record<ViewerName, TestUser>;
/** Each watches every room; the former member joined the rooms as a member. */
let clients: Record<ViewerName, LiveClient>;
let authorClient: LiveClient;

const withId = (id: string) => ({ params: { id } });
const edit = (id: string, body: { visibility?: Visibility; is_public?: boolean; title?: string }) =>
  author.call(highlightRoutes.edit, { ...withId(id), body });
const follow = (person: TestUser, { id }: TestUser) => person.call(followRoutes.follow, withId(id));
const statusOf = async (call: Promise<unknown>) =>
  call.then(
    () => 200,
    async () => (await expectErrorReply(call))[0],
  );
const forEachViewer = (act: (name: ViewerName) => Promise<void>) => Promise.all(viewerNames.map(act));

beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  highlights = await createHighlightFactory(app);
  author = await app.user(minor);
  const profile = { organization_id: author.organizationId };
  viewers = {
    member: await app.user({ ...profile, ...minor }),
    followed: await app.user(),
    follower: await app.user(),
    stranger: await app.user(),
    waitingMember: await app.user({ ...profile, birthdate: '1990-05-04' }),
    formerMember: await app.user({ ...profile, ...minor }),
  };
  const circleId = await app.shareCircle([author, viewers.member, viewers.formerMember]);
  await follow(author, viewers.followed);
  for (const name of viewerNames) await follow(viewers[name], author);
  await viewers.stranger.call(followRoutes.unfollow, withId(author.id));
  await viewers.stranger.call(followRoutes.followOrganization, withId(author.organizationId));
  const entries = viewerNames.map(async (name, at) => {
    const client = await viewers[name].liveClient(at);
    const rooms = ['following', `player:${author.id}`, `organization:${author.organizationId}`];
    for (const room of rooms) expect(await client.watch(room)).toEqual({ ok: true });
    return [name, client] as const;
  });
  clients = Object.fromEntries(await Promise.all(entries)) as typeof clients;
  authorClient = await author.liveClient();
  await viewers.formerMember.call(circleRoutes.leave, withId(circleId));
  await app.settle();
});
afterAll(async () => {
  await highlights?.close();
  await app?.close();
});
/** Fields of an item event's payload: the item's id is one of the first four. */
interface ItemPayload {
  id?: string;
  target_id?: string;
  item?: { id: string };
  highlight?: { id: string };
  version: number;
}
/** Names of the events of an item that a client received, after a version of the item: earlier ones may arrive late. */
const received = (client: LiveClient, id: string, since = 0) =>
  client.received.flatMap(({ event, payload }) => {
    if (!/^(feed|like|comment|highlight)\./.test(event)) return [];
    const { target_id, item, highlight, version, ...own } = payload as ItemPayload;
    return (target_id ?? item?.id ?? highlight?.id ?? own.id) === id && version > since ? [event] : [];
  });

describe('a highlight for the club', () => {
  let id: string;
  beforeAll(async () => {
    id = await highlights.make(author, { visibility: 'club' });
    await app.settle();
  });

  it('is read, liked, commented on and reported only by the author, the club and people the author follows', async () => {
    expect(await author.call(highlightRoutes.one, withId(id))).toMatchObject({
      visibility: 'club',
      is_public: false,
    });
    await forEachViewer(async (name) => {
      const viewer = viewers[name];
      const target = { target_type: 'highlight', target_id: id } as const;
      const statuses = await Promise.all([
        statusOf(viewer.call(highlightRoutes.one, withId(id))),
        statusOf(viewer.call(commentRoutes.ofHighlight, withId(id))),
        statusOf(viewer.call(commentRoutes.onHighlight, { ...withId(id), body: { content: 'Nice' } })),
        statusOf(viewer.call(likeRoutes.like, { body: target })),
        statusOf(viewer.call(reportRoutes.create, { body: { ...target, reason: 'other' } })),
      ]);
      expect([name, ...statuses]).toEqual([name, ...statuses.map(() => (isInClub(name) ? 200 : 404))]);
    });
  });

  it('is in feeds and counts of the same people', async () => {
    await forEachViewer(async (name) => {
      const viewer = viewers[name];
      const ofOrganization = { params: { id: author.organizationId }, query: { limit: 20 } };
      const [whole, organization, byPlayer, kind, page] = await Promise.all([
        viewer.call(feedRoutes.following, { query: { limit: 20 } }),
        viewer.call(feedRoutes.organization, ofOrganization),
        viewer.call(highlightRoutes.byPlayer, withId(author.id)),
        viewer.call(highlightRoutes.following),
        viewer.call(playerRoutes.one, withId(author.id)),
      ]);
      const lists = [whole.items, organization.items, byPlayer, kind];
      const shown = lists.map((items) => items.some((item) => item.id === id));
      const expected = isInClub(name);
      expect([name, ...shown]).toEqual([name, expected, expected, expected, expected]);
      expect([name, page.counts.highlights]).toEqual([name, expected ? 1 : 0]);
    });
  });

  it('is on no signed-out surface, and its media needs the signature that readers get', async () => {
    const anonymous = await fetch(`${app.origin()}/api/highlights/public/${id}`);
    expect(anonymous.status).toBe(404);
    for (const path of [`/highlight/${id}`, `/share/highlight/${id}.png`])
      expect([path, (await fetch(app.origin() + path)).status]).toEqual([path, 404]);
    expect(await (await fetch(`${app.origin()}/player/${author.id}`)).text()).not.toContain(id);
    const { media_url } = await viewers.member.call(highlightRoutes.one, withId(id));
    const [path] = String(media_url).split('?');
    const storage = await openStorage(app.env);
    await storage.put(`highlights/${id}/1/image.webp`, Buffer.from('image'), 'image/webp');
    expect((await fetch(app.origin() + path)).status).toBe(404);
    expect((await fetch(app.origin() + media_url)).status).toBe(200);
    const publicCall = viewers.member.call(highlightRoutes.public, withId(id));
    expect((await expectErrorReply(publicCall))[0]).toBe(404);
  });

  it('can be watched by the same people, and its events reach nobody else in any room', async () => {
    await forEachViewer(async (name) => {
      expect([name, (await clients[name].watch(`highlight:${id}`)).ok]).toEqual([name, isInClub(name)]);
    });
    await app.settle();
    const { version } = await author.call(highlightRoutes.one, withId(id));
    await edit(id, { title: 'Second title' });
    const { member } = viewers;
    await member.call(likeRoutes.unlike, { body: { target_type: 'highlight', target_id: id } });
    const comment = await member.call(commentRoutes.onHighlight, { ...withId(id), body: { content: 'Ha' } });
    // A comment that is removed before the relay reads its event is not announced.
    await app.settle();
    await member.call(commentRoutes.remove, withId(comment.id));
    await app.settle();
    const events = ['feed.changed', 'like.changed', 'comment.added', 'comment.removed'];
    // A relay that could not commit sends its events again.
    const distinct = (client: LiveClient) => [...new Set(received(client, id, version))];
    await waitFor('the club received every event', () =>
      clubNames.every((name) => distinct(clients[name]).length === events.length),
    );
    for (const name of viewerNames)
      expect([name, ...distinct(clients[name])]).toEqual([name, ...(isInClub(name) ? events : [])]);
    expect(distinct(authorClient)).toEqual(events);
  });

  it('has events whose size does not depend on the size of the club', async () => {
    await app.pool.query(
      `with added as (
         insert into player (id, issuer, subject, first_name, last_name, role, onboarding_complete, organization_id, created_at)
         select gen_random_uuid(), 'test', 'club-' || at, 'Noor', 'Lindqvist', 'parent', true, $1, now()
         from generate_series(1, 3000) at returning id)
       insert into circle_place (player_id, circle_id, since, source)
       select added.id, circle.id, now(), 'member' from added, circle where circle.organization_id = $1`,
      [author.organizationId],
    );
    const { version } = await edit(id, { title: 'Large club' });
    await waitFor('a member received it', () => received(clients.member, id, version - 1).length > 0);
    const redis = new Redis(inject('redisUrl'));
    onTestFinished(() => redis.disconnect());
    const entries = await redis.xrevrange(liveStreamName(app.env), '+', '-', 'COUNT', 100);
    const sizes = entries.map(([, fields]) => fields.join(' ')).filter((text) => text.includes('Large club'));
    expect(sizes.length).toBeGreaterThan(0);
    for (const text of sizes) expect(text.length).toBeLessThan(4000);
  });

  it('notifies its author only', async () => {
    await forEachViewer(async (name) => {
      const { items } = await viewers[name].call(notificationRoutes.list);
      expect([name, items.filter(({ item }) => item?.id === id)]).toEqual([name, []]);
    });
    const { items } = await author.call(notificationRoutes.list);
    expect(items.map(({ item }) => item?.id)).toContain(id);
  });

  it('ends for a member who leaves, also in rooms joined before', async () => {
    const leaver = await app.user({ ...minor, organization_id: author.organizationId });
    const circleId = await app.shareCircle([author, leaver]);
    const client = await leaver.liveClient();
    for (const room of [`highlight:${id}`, `organization:${author.organizationId}`])
      expect(await client.watch(room)).toEqual({ ok: true });
    await edit(id, { title: 'Still a member' });
    await client.waitForEvent('feed.changed');
    await leaver.call(circleRoutes.leave, withId(circleId));
    const { version } = await edit(id, { title: 'Members only' });
    await waitFor('a member received it', () => received(clients.member, id, version - 1).length > 0);
    await app.settle();
    expect(received(client, id, version - 1)).toEqual([]);
    expect(await statusOf(leaver.call(highlightRoutes.one, withId(id)))).toBe(404);
    expect((await client.watch(`highlight:${id}`)).ok).toBe(false);
  });
});

describe('a change of the visibility', () => {
  const readers: Record<Visibility, readonly ViewerName[]> = {
    public: viewerNames,
    club: clubNames,
    private: [],
  };

  it.each([
    ['public', 'club', ['feed.changed'], ['feed.removed']],
    ['club', 'public', ['feed.added'], ['feed.added']],
    ['club', 'private', ['feed.removed'], []],
    ['private', 'club', ['feed.added'], []],
    ['public', 'private', ['feed.removed'], ['feed.removed']],
    ['private', 'public', ['feed.added'], ['feed.added']],
  ] as const)('from %s to %s sends the club %j and others %j', async (before, visibility, club, others) => {
    const id = await highlights.make(author, { visibility: before });
    await app.settle();
    const { version: ready } = await author.call(highlightRoutes.one, withId(id));
    await clients.stranger.watch(`highlight:${id}`);
    await clients.member.watch(`highlight:${id}`);
    expect(await edit(id, { visibility })).toMatchObject({
      visibility,
      is_public: visibility === 'public',
    });
    // Delivered after the events before it.
    const { version: last } = await edit(id, { title: 'Last' });
    await app.settle();
    const events = (name: ViewerName) => received(clients[name], id, ready);
    const expected = (name: ViewerName) => {
      const change = isInClub(name) ? club : others;
      return readers[visibility].includes(name) ? [...change, 'feed.changed'] : change;
    };
    await waitFor('the viewers received their events', () =>
      viewerNames.every((name) => events(name).length >= expected(name).length),
    );
    await waitFor('the author received the last one', () => received(authorClient, id, last - 1).length > 0);
    for (const name of viewerNames) expect([name, ...events(name)]).toEqual([name, ...expected(name)]);
    expect(received(authorClient, id)).not.toContain('feed.removed');
  });

  it.each([
    [{ is_public: true }, 'public'],
    [{ is_public: false }, 'private'],
    [{ is_public: true, visibility: 'club' }, 'club'],
    [{ title: 'Only the title' }, 'club'],
  ] as const)('%o makes a highlight for the club %s', async (change, visibility) => {
    const id = await highlights.make(author, { visibility: 'club' });
    expect(await edit(id, change)).toMatchObject({ visibility, is_public: visibility === 'public' });
  });

  it('shows a highlight for the club once its media is ready', async () => {
    const id = await highlights.make(author, { visibility: 'club', ready: false });
    const one = () => statusOf(viewers.member.call(highlightRoutes.one, withId(id)));
    expect(await one()).toBe(404);
    await highlights.finish(author, id);
    expect(await one()).toBe(200);
    await waitFor('a member received it', () => received(clients.member, id).includes('feed.added'));
    await app.settle();
    expect(received(clients.stranger, id)).toEqual([]);
  });

  it('removes it from the club after a takedown', async () => {
    const moderation = await ModerationHarness.open(app);
    const id = await highlights.make(author, { visibility: 'club' });
    await waitFor('a member received it', () => received(clients.member, id).includes('feed.added'));
    await moderation.reportAndSettle(viewers.member, 'highlight', id, 'hide');
    await waitFor('a member lost it', () => received(clients.member, id).includes('feed.removed'));
    await app.settle();
    expect(received(clients.stranger, id)).toEqual([]);
    expect(await statusOf(viewers.member.call(highlightRoutes.one, withId(id)))).toBe(404);
  });
});
