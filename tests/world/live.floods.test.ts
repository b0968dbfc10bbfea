// @module-tag extended
import { connect } from 'node:net';
import { refusals } from '@rinkside/contracts/error';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openHighlights, type Highlights } from './highlights.js';
import { connected, rawSocket } from './raw-socket.js';

let world: World;
let highlights: Highlights;
let author: Person;
let stranger: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  highlights = await openHighlights(world);
  [author, stranger] = [await world.person(), await world.person()];
});
afterAll(async () => {
  await highlights?.close();
  await world?.close();
});

const nobody = '0198c0de-0000-7000-8000-000000000000';

describe('a flood', () => {
  // @covers S4
  it('of messages cuts its socket and no other', async () => {
    const [flooding, beside] = [rawSocket(world, stranger), await stranger.screen()];
    await connected(flooding);
    for (let at = 0; at < 1000; at++) flooding.emit('watch', { room: `post:${nobody}` }, () => undefined);
    await until('it is cut', () => flooding.disconnected);
    expect(await beside.watch(`player:${author.id}`)).toEqual({ ok: true });
  });

  // @covers S2
  it('of events nobody listens to counts, joins nothing and breaks nothing', async () => {
    for (const event of ['join', '__proto__', 'constructor', 'feed.added', 'error', 'newListener']) {
      const socket = rawSocket(world, stranger);
      await connected(socket);
      for (let at = 0; at < 100; at++)
        socket.emit(event === 'error' || event === 'newListener' ? `x${event}` : event, {
          room: `user:${author.id}`,
        });
      await until(`${event} is cut`, () => socket.disconnected);
    }
    const screen = await stranger.screen();
    await author.call(highlightRoutes.edit, {
      params: { id: await highlights.make(author, { isPublic: false }) },
      body: { title: 'Mine' },
    });
    await world.settle();
    expect(screen.heard).toEqual([]);
  });

  // @covers S4
  it.each([
    ['a frame of 1 MB', { room: 'x'.repeat(1024 * 1024) }],
    ['a binary frame of 1 MB', Buffer.alloc(1024 * 1024)],
  ])('in %s ends the connection', async (_, body) => {
    const socket = rawSocket(world, stranger);
    await connected(socket);
    socket.emit('watch', body, () => undefined);
    await until('it is cut', () => socket.disconnected);
  });

  it('of binary attachments is refused like any other nonsense, or ends the connection', async () => {
    const room = (parts: number) => ({ room: Array.from({ length: parts }, () => Buffer.from('following')) });
    const few = rawSocket(world, stranger);
    expect(await few.timeout(5000).emitWithAck('watch', room(3))).toEqual({
      ok: false,
      error: refusals.notFound,
    });
    few.close();
    const [many, announced] = [rawSocket(world, stranger), rawSocket(world, stranger)];
    for (const socket of [many, announced]) await connected(socket);
    many.emit('watch', room(100));
    // A packet that announces a thousand attachments and brings none.
    announced.io.engine.write('51000-["watch",{"room":{"_placeholder":true,"num":0}}]');
    for (const socket of [many, announced]) await until('it is cut', () => socket.disconnected);
  });

  it('of connections that say nothing is cut, though they never close their side', async () => {
    const { hostname, port } = new URL(world.origin());
    const upgrade = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: cmlua3NpZGVyaW5rc2lkZQ==',
    ];
    const began = performance.now();
    await Promise.all(
      Array.from(
        { length: 50 },
        () =>
          new Promise<void>((resolve, reject) => {
            const socket = connect(Number(port), hostname);
            socket.once('end', resolve).once('error', reject);
            socket.resume().write(`${upgrade.join('\r\n')}\r\n\r\n`);
          }),
      ),
    );
    expect(performance.now() - began).toBeLessThan(8000);
  });

  // @covers V2.3.2
  it('of rooms ends at 200 for one socket', async () => {
    const screen = await author.screen();
    const { rows } = await world.pool.query<{ room: string }>(
      `insert into item (id, content_type, author_id, created_at, feed_at, version)
       select gen_random_uuid(), 'post', $1, now(), now(), 1 from generate_series(1, 205)
       returning 'post:' || id as room`,
      [author.id],
    );
    const began = Date.now();
    const answers = [];
    for (const [at, { room }] of rows.entries()) {
      if (at % 45 === 0) await until('a new second begins', () => Date.now() - began > (at / 45) * 1100);
      answers.push((await screen.watch(room)).ok);
    }
    expect(answers.filter(Boolean)).toHaveLength(200);
    expect(answers.slice(200)).not.toContain(true);
  });

  // @covers S4
  it('of connections of one account is refused', async () => {
    const few = await World.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { RATE_LIMIT_FACTOR: '0.05' },
    });
    try {
      const person = await few.newcomer();
      for (let at = 0; at < 6; at++) (await person.screen()).close();
      await expect(person.screen()).rejects.toThrow(refusals.tooMany);
      await expect((await few.newcomer()).screen()).resolves.toBeTruthy();
    } finally {
      await few.close();
    }
  });
});
