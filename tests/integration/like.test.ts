import { likeRoutes, type LikeBody } from '@rinkside/contracts/like';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { postRoutes } from '@rinkside/contracts/post';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { retryTransient } from '../chaos/retry.js';
import { insertHighlight } from './deletion-residue.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { countDeadlocks } from './count-deadlocks.js';

describe.each([
  { mode: 'two gateways and two workers on Redis', redisUrl: inject('redisUrl'), gateways: 2, workers: 2 },
  { mode: 'one process without Redis', redisUrl: '', gateways: 1, workers: 1 },
])('likes with $mode', ({ redisUrl, gateways, workers }) => {
  let app: TestApp;
  let author: TestUser;
  let fan: TestUser;
  beforeAll(async () => {
    app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl, gateways, workers });
    author = await app.user();
    fan = await app.user();
  });
  afterAll(() => app?.close());

  const newPost = async () => {
    const { id } = await author.call(postRoutes.create, { body: { content: 'First goal of the season!' } });
    const body: LikeBody = { target_type: 'post', target_id: id };
    return { id, body };
  };

  it('appear on a client of another gateway', async () => {
    const { id, body } = await newPost();
    const client = await author.liveClient(1);
    expect(await client.watch(`post:${id}`)).toEqual({ ok: true });

    expect(await fan.call(likeRoutes.like, { body })).toEqual({ likesCount: 1, userLiked: true, version: 2 });
    expect(await client.waitForEvent('like.changed')).toEqual({
      target_type: 'post',
      target_id: id,
      likesCount: 1,
      version: 2,
      actor_id: fan.id,
      liked: true,
      profile_id: author.id,
    });
  });

  it('are sent once to a client that watches several matching rooms', async () => {
    const { id, body } = await newPost();
    const client = await fan.liveClient();
    for (const room of [`post:${id}`, `player:${author.id}`, `organization:${author.organizationId}`])
      expect(await client.watch(room)).toEqual({ ok: true });
    await fan.call(likeRoutes.like, { body });
    await fan.call(likeRoutes.unlike, { body });
    // Two relays may deliver two events in any order; clients sort by version.
    await client.waitForEvent('like.changed', ({ version }) => version === 2);
    await client.waitForEvent('like.changed', ({ version }) => version === 3);
    expect(client.eventsNamed('like.changed')).toHaveLength(2);
  });

  it('are idempotent: a second like changes nothing and emits no event', async () => {
    const { id, body } = await newPost();
    const first = await fan.call(likeRoutes.like, { body });
    expect(await fan.call(likeRoutes.like, { body })).toEqual(first);
    expect(
      await app.count(`select count(*) from outbox where name = 'like.changed' and payload->>'id' = $1`, [
        id,
      ]),
    ).toBe(1);
  });

  it('are counted correctly after a reconnect to another gateway', async () => {
    const { id, body } = await newPost();
    const fans = await Promise.all(Array.from({ length: 20 }, () => app.user()));
    const client = await author.liveClient(0);
    await client.watch(`post:${id}`);
    client.close();
    await Promise.all(fans.map((each) => each.call(likeRoutes.like, { body })));
    await app.settle();
    expect(client.eventsNamed('like.changed')).toEqual([]);

    // As every client does after a reconnect: watch again, then refetch.
    const reconnected = await author.liveClient(1);
    await reconnected.watch(`post:${id}`);
    expect((await author.callVia(1, postRoutes.one, { params: { id } })).likesCount).toBe(20);
    await fan.call(likeRoutes.like, { body });
    const last = await reconnected.waitForEvent('like.changed', ({ likesCount }) => likesCount === 21);
    // The gateway may deliver earlier events late; their versions are lower.
    expect(reconnected.eventsNamed('like.changed').every(({ version }) => version <= last.version)).toBe(
      true,
    );
  });

  it('keep the count equal to the rows with 60 concurrent players who like and unlike', async () => {
    const { id, body } = await newPost();
    const client = await author.liveClient();
    await client.watch(`post:${id}`);
    const players = await Promise.all(Array.from({ length: 60 }, () => app.user()));
    await Promise.all(
      players.map(async (each, at) => {
        for (let round = 0; round < 2; round++) {
          // One hot row: a command that waits longer than 1.5 s for its lock is answered with 503 and retried.
          await retryTransient(() => each.callVia(at, likeRoutes.like, { body }));
          // A third of the players keep their second like.
          if (round === 0 || at % 3 > 0)
            await retryTransient(() => each.callVia(at + 1, likeRoutes.unlike, { body }));
        }
      }),
    );
    await app.settle();
    const rows = await app.count('select count(*) from item_like where item_id = $1', [id]);
    expect(rows).toBe(20);
    const post = await author.call(postRoutes.one, { params: { id } });
    expect(post).toMatchObject({ likesCount: rows, likes: rows, version: 1 + 60 * 2 + 60 + 40 });
    await waitFor('the last like arrives', () =>
      client.eventsNamed('like.changed').some(({ version }) => version === post.version),
    );
    // No version twice, fewer events than changes (coalesced), and the last one has the final count.
    const versions = client.eventsNamed('like.changed').map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions.length).toBeLessThan(post.version - 1);
    expect(versions.at(-1)).toBe(post.version);
    expect(
      client.eventsNamed('like.changed').find(({ version }) => version === post.version)?.likesCount,
    ).toBe(rows);
  });

  it('cause no deadlock while their highlight turns private and public, and tell each version once', async () => {
    const { id } = await insertHighlight(app, author.id);
    const body: LikeBody = { target_type: 'highlight', target_id: id };
    const fans = await Promise.all(Array.from({ length: 8 }, () => app.user()));
    const done = new AbortController();
    const toggle = async () => {
      for (let round = 0; round < 12; round++)
        await author.call(highlightRoutes.edit, { params: { id }, body: { is_public: round % 2 === 1 } });
      done.abort();
    };
    const like = async (person: TestUser) => {
      for (let round = 0; !done.signal.aborted; round++)
        await person
          .call(round % 2 ? likeRoutes.unlike : likeRoutes.like, { body })
          // Private at that moment.
          .catch((error: unknown) => expect(String(error)).toContain('Not found'));
    };
    await Promise.all([toggle(), ...fans.map(like)]);
    await app.settle();
    expect(await countDeadlocks(app)).toBe(0);
    const likes = await app.count('select count(*) from item_like where item_id = $1', [id]);
    expect(await app.count('select likes_count as count from item where id = $1', [id])).toBe(likes);
    const { rows } = await app.pool.query<{ version: number }>(
      `select (payload->>'version')::int as version from outbox where payload->>'id' = $1 and name <> 'item.added'`,
      [id],
    );
    const versions = rows.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('skip coalescing for the acting player’s own watching clients and reach none of their others', async () => {
    const { id, body } = await newPost();
    const liker = await app.user();
    const [watchingClient, otherClient] = [await liker.liveClient(0), await liker.liveClient(0)];
    await watchingClient.watch(`post:${id}`);
    const others = await Promise.all(Array.from({ length: 8 }, () => app.user()));
    for (const other of others) {
      await other.call(likeRoutes.like, { body });
      await liker.call(likeRoutes.like, { body });
      await liker.call(likeRoutes.unlike, { body });
    }
    await app.settle();
    const ownEvents = () =>
      watchingClient.eventsNamed('like.changed').filter(({ actor_id }) => actor_id === liker.id);
    await waitFor(
      'the acting player receives each of their likes',
      () => ownEvents().length === 2 * others.length,
    );
    expect(otherClient.eventsNamed('like.changed')).toEqual([]);
  });
});
