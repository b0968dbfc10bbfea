// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { TestUser } from '@rinkside/testkit/test-user';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createHighlightFactory, type HighlightFactory } from './highlight-factory.js';
import { ModerationHarness } from './moderation-harness.js';

let app: TestApp;
let highlights: HighlightFactory;
let moderation: ModerationHarness;
let author: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  highlights = await createHighlightFactory(app);
  moderation = await ModerationHarness.open(app);
  [author, stranger] = [await app.user(), await app.user()];
});
afterAll(async () => {
  await highlights?.close();
  await app?.close();
});

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const withId = (id: string) => ({ params: { id } });
const post = async (content = 'Early ice') =>
  (await author.call(postRoutes.create, { body: { content } })).id;

describe('revoked live access', () => {
  /** Repeats `act` without a pause until the returned function is called. */
  const repeat = (act: (round: number) => Promise<unknown>) => {
    const running = { on: true };
    const loop = (async () => {
      for (let round = 0; running.on; round++) await act(round);
    })();
    return async () => {
      running.on = false;
      await loop;
    };
  };
  /** Time from `end` to the last received event, ms, while `act` repeats for more than a second after it. */
  const lastEventDelayMs = async (
    client: LiveClient,
    act: (round: number) => Promise<unknown>,
    end: () => Promise<unknown>,
  ) => {
    const stop = repeat(act);
    await waitFor('the client receives events', () => client.received.length > 3);
    await end();
    const endedAt = Date.now();
    await waitFor('events continued for 1.3 s', () => Date.now() - endedAt > 1300);
    await stop();
    return Math.max(0, ...client.received.map(({ at }) => at - endedAt));
  };
  const likeOn = (target_type: 'post' | 'highlight', target_id: string, user: TestUser) => (round: number) =>
    user.call(round % 2 ? likeRoutes.unlike : likeRoutes.like, { body: { target_type, target_id } });

  // @covers R7 S3 V8.3.2
  it('stops following events within a second after an unfollow', async () => {
    const fan = await app.user();
    await fan.call(followRoutes.follow, withId(author.id));
    const client = await fan.liveClient(1);
    await client.watch('following');
    const end = () => fan.call(followRoutes.unfollow, withId(author.id));
    expect(await lastEventDelayMs(client, () => post(), end)).toBeLessThan(1000);
  });

  it('sends no events after an unfollow that races with the watch request', async () => {
    for (let round = 0; round < 5; round++) {
      const fan = await app.user();
      await fan.call(followRoutes.follow, withId(author.id));
      const client = await fan.liveClient(round);
      await Promise.all([client.watch('following'), fan.call(followRoutes.unfollow, withId(author.id))]);
      await app.settle();
      const [before, id] = [client.received.length, await post()];
      await waitFor('the post is published', () =>
        app.count(`select count(*) from outbox where payload->>'id' = $1 and published_at is not null`, [id]),
      );
      await client.watch(`organization:${unknownId}`);
      expect(client.received.slice(before).map(({ event }) => event)).toEqual([]);
    }
  });

  // @covers S3
  it('stops events of a highlight set to private within a second, except for its owner', async () => {
    const id = await highlights.make(author);
    const [client, ownerClient] = [await stranger.liveClient(1), await author.liveClient()];
    for (const each of [client, ownerClient])
      expect(await each.watch(`highlight:${id}`)).toEqual({ ok: true });
    await client.watch(`player:${author.id}`);
    const edit = (body: { is_public?: boolean; title?: string }) =>
      author.call(highlightRoutes.edit, { ...withId(id), body });
    const like = likeOn('highlight', id, author);
    const delayMs = await lastEventDelayMs(
      client,
      async (round) => [await like(round), await edit({ title: `Round ${round}` })],
      () => edit({ is_public: false }),
    );
    expect(delayMs).toBeLessThan(1000);
    expect(client.eventsNamed('feed.removed')).toMatchObject([{ content_type: 'highlight', id }]);
    expect(ownerClient.eventsNamed('feed.removed')).toEqual([]);
    const version = (await author.call(highlightRoutes.one, withId(id))).version;
    await waitFor('its owner received the last event', () =>
      ownerClient
        .eventsNamed('feed.changed')
        .concat(ownerClient.eventsNamed('like.changed') as never)
        .some((each) => each.version === version),
    );
    expect(await client.watch(`highlight:${id}`)).toEqual({ ok: false, error: errorMessages.notFound });
    await edit({ is_public: true });
    expect(await client.waitForEvent('feed.added')).toMatchObject({ item: { id } });
    expect(await client.watch(`highlight:${id}`)).toEqual({ ok: true });
  });

  it('hides the processing result of a highlight set to private during processing', async () => {
    for (const end of [highlights.finish, highlights.fail]) {
      const id = await highlights.make(author, { ready: false });
      const [client, ownerClient] = [await stranger.liveClient(), await author.liveClient()];
      expect(await client.watch(`highlight:${id}`)).toEqual({ ok: true });
      await author.call(highlightRoutes.edit, { ...withId(id), body: { is_public: false } });
      await client.waitForEvent('feed.removed');
      await end(author, id);
      await waitFor(
        'its owner receives the result',
        () =>
          ownerClient.eventsNamed('highlight.ready').length +
            ownerClient.eventsNamed('highlight.failed').length >
          0,
      );
      expect(client.received.map(({ event }) => event)).toEqual(['feed.removed']);
    }
  });

  it('stops events of a post within a second after a takedown', async () => {
    const id = await post();
    const client = await stranger.liveClient(1);
    await client.watch(`post:${id}`);
    const act = (round: number) =>
      author.call(postRoutes.edit, { ...withId(id), body: { content: `Round ${round}` } });
    expect(
      await lastEventDelayMs(client, act, () => moderation.reportAndSettle(stranger, 'post', id, 'hide')),
    ).toBeLessThan(1000);
  });

  // @covers S3
  it('disconnects the sockets of a suspended account within a second and refuses reconnects', async () => {
    const person = await app.user();
    const clients = [await person.liveClient(0), await person.liveClient(1)];
    for (const client of clients) await client.watch(`player:${author.id}`);
    const stop = repeat(() => post());
    await waitFor('both clients receive events', () => clients.every(({ received }) => received.length > 3));
    await moderation.runOperatorCommand('suspend', person.id);
    const endedAt = Date.now();
    await waitFor('both sockets are disconnected', () => clients.every((client) => !client.connected));
    expect(Date.now() - endedAt).toBeLessThan(1000);
    await waitFor('events continued for 1.3 s', () => Date.now() - endedAt > 1300);
    await stop();
    for (const client of clients) {
      expect(client.connected).toBe(false);
      expect(Math.max(...client.received.map(({ at }) => at - endedAt))).toBeLessThan(1000);
    }
  });

  it('disconnects a socket when its token expires, and the same token cannot reconnect', async () => {
    const person = await app.user();
    const token = await app.issuer.token(person.subject, {}, '2s');
    const client = await new LiveClient(app.origin(), token).open();
    await client.watch(`player:${author.id}`);
    await waitFor('the token has expired and the socket is disconnected', () => !client.connected, 5000);
    const receivedCount = client.received.length;
    await post();
    await app.settle();
    expect([client.connected, client.received.length]).toEqual([false, receivedCount]);
    client.close();
  });

  // @covers S5
  it('is checked again after a reconnect, and missed events are not replayed', async () => {
    const [id, watcher] = [await post(), await app.user()];
    await app.settle();
    const client = await watcher.liveClient();
    for (const room of [`post:${id}`, `player:${author.id}`])
      expect(await client.watch(room)).toEqual({ ok: true });
    await author.call(blockRoutes.block, withId(watcher.id));
    client.dropConnection();
    await waitFor('the socket is disconnected', () => !client.connected);
    await author.call(postRoutes.edit, { ...withId(id), body: { content: 'While disconnected' } });
    await waitFor('the socket has reconnected', () => client.connected);
    for (const room of [`post:${id}`, `player:${author.id}`])
      expect(await client.watch(room)).toEqual({ ok: false, error: errorMessages.notFound });
    await author.call(blockRoutes.unblock, withId(watcher.id));
    await author.call(postRoutes.edit, { ...withId(id), body: { content: 'Not watched again' } });
    await app.settle();
    expect(client.received).toEqual([]);
  });
});
