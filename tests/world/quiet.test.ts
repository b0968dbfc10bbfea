// @module-tag extended
import { setTimeout as pause } from 'node:timers/promises';
import { diceOf } from '@rinkside/domain/seed/dice';
import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { WatchReply } from '@rinkside/contracts/live';
import { liveStream, liveStreamLength } from '@rinkside/platform/sockets';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connected, rawSocket } from './raw-socket.js';

const trials = 60;

describe.each([
  { mode: 'two gateways on Redis', redisUrl: inject('redisUrl'), gateways: 2 },
  { mode: 'one process without Redis', redisUrl: '', gateways: 1 },
])('a room that is joined, $mode', ({ redisUrl, gateways }) => {
  let world: World;
  let author: Person;
  let viewer: Person;
  beforeAll(async () => {
    world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl, gateways });
    author = await world.person();
    viewer = await world.person({ organization_id: author.organizationId });
  });
  afterAll(() => world?.close());

  const roomOf = (person: Person) => `organization:${person.organizationId}`;
  const post = async () => (await author.call(postRoutes.create, { body: { content: 'Early ice' } })).id;
  const read = async () => {
    const { items } = await viewer.call(feedRoutes.organization, { params: { id: viewer.organizationId } });
    return items.map(({ id }) => id);
  };
  const watch = (socket: ReturnType<typeof rawSocket>, body: object): Promise<WatchReply> =>
    socket.timeout(5000).emitWithAck('watch', body);

  it('says for how long it was told nothing, to those who ask', async () => {
    const socket = rawSocket(world, viewer);
    const room = roomOf(viewer);
    expect(await watch(socket, { room })).toEqual({ ok: true });
    const heard = new Promise((resolve) => void socket.once('feed.added', resolve));
    await post();
    await heard;
    const told = performance.now();
    await pause(300);
    const answer = await watch(socket, { room, quiet: true });
    const { quiet = -1 } = answer.ok ? answer : {};
    expect(quiet).toBeGreaterThanOrEqual(295);
    expect(quiet).toBeLessThanOrEqual(performance.now() - told + 5);
    socket.close();
  });

  it('says so of the own room too, which nobody leaves', async () => {
    const socket = rawSocket(world, author);
    const watched = await watch(socket, { room: 'own', quiet: true });
    expect(watched).toMatchObject({ ok: true });
    expect(await socket.timeout(5000).emitWithAck('unwatch', { room: 'own' })).toMatchObject({ ok: false });
    const { id } = await author.call(postRoutes.create, { body: { content: 'First ice' } });
    const heard = new Promise((resolve) => void socket.once('notification.added', resolve));
    await viewer.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await heard;
    const told = performance.now();
    await pause(100);
    const answer = await watch(socket, { room: 'own', quiet: true });
    const { quiet = -1 } = answer.ok ? answer : {};
    expect(quiet).toBeGreaterThanOrEqual(95);
    expect(quiet).toBeLessThanOrEqual(performance.now() - told + 5);
    socket.close();
  });

  it('has missed nothing that was read since it was quiet', async () => {
    const dice = diceOf(redisUrl ? 'two' : 'one');
    let again = 0;
    for (let trial = 0; trial < trials; trial++) {
      const socket = rawSocket(world, viewer, trial);
      const seen = new Set<string>();
      socket.on('feed.added', ({ item }: { item: { id: string } }) => void seen.add(item.id));
      const posting = (async () => {
        const made: string[] = [];
        // Every third time nobody says anything.
        const count = trial % 3 > 0 ? 3 : 0;
        for (let at = 0; at < count; at++) {
          await pause(dice.roll() * 40);
          made.push(await post());
        }
        return made;
      })();
      await pause(dice.roll() * 60);
      const asked = performance.now();
      const [first, answer] = await Promise.all([
        read(),
        watch(socket, { room: roomOf(viewer), quiet: true }),
      ]);
      if (!answer.ok) throw new Error(answer.error);
      for (const id of first) seen.add(id);
      if (asked < performance.now() - (answer.quiet ?? 0)) {
        again++;
        for (const id of await read()) seen.add(id);
      }
      const made = await posting;
      await until('all is seen', () => made.every((id) => seen.has(id)), 3000);
      socket.close();
    }
    expect(again, 'read again').toBeGreaterThan(0);
    expect(again, 'read again').toBeLessThan(trials);
  }, 60_000);
});

it('a room that is left before it was joined is not joined afterwards', async () => {
  const world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  try {
    const [author, viewer] = [await world.person(), await world.person()];
    const socket = rawSocket(world, viewer);
    const room = `organization:${author.organizationId}`;
    await connected(socket);
    const asked = ['watch', 'unwatch'].map((ask) => socket.timeout(5000).emitWithAck(ask, { room }));
    expect(await Promise.all(asked)).toEqual([{ ok: false, error: refusals.unavailable }, { ok: true }]);
    const heard: string[] = [];
    socket.on('feed.added', ({ item }: { item: { user: { id: string } } }) => void heard.push(item.user.id));
    for (const person of [author, viewer])
      await person.call(postRoutes.create, { body: { content: 'Early ice' } });
    await until('one’s own is heard', () => heard.includes(viewer.id));
    expect(heard).toEqual([viewer.id]);
    socket.close();
  } finally {
    await world.close();
  }
});

it('a gateway cut off for longer than the stream goes back has its clients come back and read again', async () => {
  const world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  const redis = new Redis(inject('redisUrl'));
  try {
    const [author, viewer] = [await world.person(), await world.person()];
    const socket = rawSocket(world, viewer);
    await connected(socket);
    await socket.timeout(5000).emitWithAck('watch', { room: `organization:${author.organizationId}` });
    const heard = new Promise((resolve) => void socket.once('feed.added', resolve));
    await author.call(postRoutes.create, { body: { content: 'Early ice' } });
    await heard;
    // At once, so that nobody reads in between.
    await redis
      .multi()
      .call('client', 'kill', 'type', 'normal', 'skipme', 'yes')
      .eval(
        `for at = 1, ARGV[1] do redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1] / 2, '*', 'anchor', '1') end`,
        1,
        liveStream(world.env),
        2 * liveStreamLength,
      )
      .exec();
    await until('its clients are sent to come back', () => !socket.connected);
  } finally {
    redis.disconnect();
    await world.close();
  }
});
