// @module-tag extended
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { WatchReply } from '@rinkside/contracts/live.schema';
import { liveStreamName, maxLiveStreamLength } from '@rinkside/platform/live-publisher';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { waitUntilConnected, openRawSocket } from './raw-socket.js';

const trials = 60;

describe.each([
  { mode: 'two gateways on Redis', redisUrl: inject('redisUrl'), gateways: 2 },
  { mode: 'one process without Redis', redisUrl: '', gateways: 1 },
])('watching a room with $mode', ({ redisUrl, gateways }) => {
  let app: TestApp;
  let author: TestUser;
  let viewer: TestUser;
  beforeAll(async () => {
    app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl, gateways });
    author = await app.user();
    viewer = await app.user({ organization_id: author.organizationId });
  });
  afterAll(() => app?.close());

  const roomOf = (person: TestUser) => `organization:${person.organizationId}`;
  const post = async () => (await author.call(postRoutes.create, { body: { content: 'Early ice' } })).id;
  const readFeed = async () => {
    const { items } = await viewer.call(feedRoutes.organization, { params: { id: viewer.organizationId } });
    return items.map(({ id }) => id);
  };
  const watch = (socket: ReturnType<typeof openRawSocket>, body: object): Promise<WatchReply> =>
    socket.timeout(5000).emitWithAck('watch', body);

  it('returns the idle time of the room on request', async () => {
    const socket = openRawSocket(app, viewer);
    const room = roomOf(viewer);
    expect(await watch(socket, { room })).toEqual({ ok: true });
    const received = new Promise((resolve) => void socket.once('feed.added', resolve));
    await post();
    await received;
    const receivedAt = performance.now();
    await pause(300);
    const answer = await watch(socket, { room, quiet: true });
    const { quiet: idleMs = -1 } = answer.ok ? answer : {};
    expect(idleMs).toBeGreaterThanOrEqual(295);
    expect(idleMs).toBeLessThanOrEqual(performance.now() - receivedAt + 5);
    socket.close();
  });

  it('returns the idle time of the own room, which cannot be unwatched', async () => {
    const socket = openRawSocket(app, author);
    const watched = await watch(socket, { room: 'own', quiet: true });
    expect(watched).toMatchObject({ ok: true });
    expect(await socket.timeout(5000).emitWithAck('unwatch', { room: 'own' })).toMatchObject({ ok: false });
    const { id } = await author.call(postRoutes.create, { body: { content: 'First ice' } });
    const received = new Promise((resolve) => void socket.once('notification.added', resolve));
    await viewer.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await received;
    const receivedAt = performance.now();
    await pause(100);
    const answer = await watch(socket, { room: 'own', quiet: true });
    const { quiet: idleMs = -1 } = answer.ok ? answer : {};
    expect(idleMs).toBeGreaterThanOrEqual(95);
    expect(idleMs).toBeLessThanOrEqual(performance.now() - receivedAt + 5);
    socket.close();
  });

  it('loses no event when the client reads again after activity during its first read', async () => {
    const random = seededRandom(redisUrl ? 'two' : 'one');
    let secondReads = 0;
    for (let trial = 0; trial < trials; trial++) {
      const socket = openRawSocket(app, viewer, trial);
      const seenIds = new Set<string>();
      socket.on('feed.added', ({ item }: { item: { id: string } }) => void seenIds.add(item.id));
      const posting = (async () => {
        const postIds: string[] = [];
        // Every third trial has no posts.
        const count = trial % 3 > 0 ? 3 : 0;
        for (let at = 0; at < count; at++) {
          await pause(random.next() * 40);
          postIds.push(await post());
        }
        return postIds;
      })();
      await pause(random.next() * 60);
      const startedAt = performance.now();
      const [first, answer] = await Promise.all([
        readFeed(),
        watch(socket, { room: roomOf(viewer), quiet: true }),
      ]);
      if (!answer.ok) throw new Error(answer.error);
      for (const id of first) seenIds.add(id);
      if (startedAt < performance.now() - (answer.quiet ?? 0)) {
        secondReads++;
        for (const id of await readFeed()) seenIds.add(id);
      }
      const postIds = await posting;
      await waitFor('all posts are read or received', () => postIds.every((id) => seenIds.has(id)), 3000);
      socket.close();
    }
    expect(secondReads, 'second reads').toBeGreaterThan(0);
    expect(secondReads, 'second reads').toBeLessThan(trials);
  }, 60_000);
});

it('an unwatch sent right after a watch cancels it', async () => {
  const app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  try {
    const [author, viewer] = [await app.user(), await app.user()];
    const socket = openRawSocket(app, viewer);
    const room = `organization:${author.organizationId}`;
    await waitUntilConnected(socket);
    const requests = ['watch', 'unwatch'].map((ask) => socket.timeout(5000).emitWithAck(ask, { room }));
    expect(await Promise.all(requests)).toEqual([
      { ok: false, error: errorMessages.unavailable },
      { ok: true },
    ]);
    const authorIds: string[] = [];
    socket.on(
      'feed.added',
      ({ item }: { item: { user: { id: string } } }) => void authorIds.push(item.user.id),
    );
    for (const person of [author, viewer])
      await person.call(postRoutes.create, { body: { content: 'Early ice' } });
    await waitFor('the viewer’s own post arrives', () => authorIds.includes(viewer.id));
    expect(authorIds).toEqual([viewer.id]);
    socket.close();
  } finally {
    await app.close();
  }
});

it('a gateway disconnects its clients when it missed more of the live stream than Redis keeps', async () => {
  const app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  const redis = new Redis(inject('redisUrl'));
  try {
    const [author, viewer] = [await app.user(), await app.user()];
    const socket = openRawSocket(app, viewer);
    await waitUntilConnected(socket);
    await socket.timeout(5000).emitWithAck('watch', { room: `organization:${author.organizationId}` });
    const received = new Promise((resolve) => void socket.once('feed.added', resolve));
    await author.call(postRoutes.create, { body: { content: 'Early ice' } });
    await received;
    // In one transaction, so that no gateway reads in between.
    await redis
      .multi()
      .call('client', 'kill', 'type', 'normal', 'skipme', 'yes')
      .eval(
        `for at = 1, ARGV[1] do redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1] / 2, '*', 'anchor', '1') end`,
        1,
        liveStreamName(app.env),
        2 * maxLiveStreamLength,
      )
      .exec();
    await waitFor('the gateway has disconnected its clients', () => !socket.connected);
  } finally {
    redis.disconnect();
    await app.close();
  }
});

it('a gateway disconnects its clients when Redis lost an entry before it was read', async () => {
  const app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  const redis = new Redis(inject('redisUrl'));
  try {
    const viewer = await app.user();
    const stream = liveStreamName(app.env);
    for (const loss of ['first', 'second']) {
      const socket = openRawSocket(app, viewer, loss === 'first' ? 0 : 1);
      await waitUntilConnected(socket);
      // The connection stays, and no gateway reads within a transaction.
      await redis.multi().xadd(stream, '*', 'anchor', loss).del(stream).exec();
      await waitFor(
        `the gateway has disconnected its clients after the ${loss} loss`,
        () => !socket.connected,
      );
      socket.close();
    }
    const socket = openRawSocket(app, viewer, 2);
    await waitUntilConnected(socket);
    // Longer than two checks: nothing more was lost.
    await pause(2500);
    expect(socket.connected).toBe(true);
    socket.close();
  } finally {
    redis.disconnect();
    await app.close();
  }
});
