// @module-tag extended
import { connect } from 'node:net';
import { errorMessages } from '@rinkside/contracts/error';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createHighlightFactory, type HighlightFactory } from './highlight-factory.js';
import { waitUntilConnected, openRawSocket } from './raw-socket.js';

let app: TestApp;
let highlights: HighlightFactory;
let author: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  highlights = await createHighlightFactory(app);
  [author, stranger] = [await app.user(), await app.user()];
});
afterAll(async () => {
  await highlights?.close();
  await app?.close();
});

const unknownId = '0198c0de-0000-7000-8000-000000000000';

describe('socket flood protection', () => {
  // @covers S4
  it('disconnects a socket that sends too many messages and no other', async () => {
    const [floodingSocket, otherClient] = [openRawSocket(app, stranger), await stranger.liveClient()];
    await waitUntilConnected(floodingSocket);
    for (let at = 0; at < 1000; at++)
      floodingSocket.emit('watch', { room: `post:${unknownId}` }, () => undefined);
    await waitFor('the socket is disconnected', () => floodingSocket.disconnected);
    expect(await otherClient.watch(`player:${author.id}`)).toEqual({ ok: true });
  });

  // @covers S2
  it('counts unknown events, which join no room', async () => {
    for (const event of ['join', '__proto__', 'constructor', 'feed.added', 'error', 'newListener']) {
      const socket = openRawSocket(app, stranger);
      await waitUntilConnected(socket);
      for (let at = 0; at < 100; at++)
        socket.emit(event === 'error' || event === 'newListener' ? `x${event}` : event, {
          room: `user:${author.id}`,
        });
      await waitFor(`the socket that sent ${event} is disconnected`, () => socket.disconnected);
    }
    const client = await stranger.liveClient();
    await author.call(highlightRoutes.edit, {
      params: { id: await highlights.make(author, { isPublic: false }) },
      body: { title: 'Mine' },
    });
    await app.settle();
    expect(client.received).toEqual([]);
  });

  // @covers S4
  it.each([
    ['a frame of 1 MB', { room: 'x'.repeat(1024 * 1024) }],
    ['a binary frame of 1 MB', Buffer.alloc(1024 * 1024)],
  ])('disconnects a socket that sends %s', async (_, body) => {
    const socket = openRawSocket(app, stranger);
    await waitUntilConnected(socket);
    socket.emit('watch', body, () => undefined);
    await waitFor('the socket is disconnected', () => socket.disconnected);
  });

  it('rejects a room with binary attachments and disconnects a socket that sends many', async () => {
    const room = (parts: number) => ({ room: Array.from({ length: parts }, () => Buffer.from('following')) });
    const fewAttachments = openRawSocket(app, stranger);
    expect(await fewAttachments.timeout(5000).emitWithAck('watch', room(3))).toEqual({
      ok: false,
      error: errorMessages.notFound,
    });
    fewAttachments.close();
    const [manyAttachments, missingAttachments] = [
      openRawSocket(app, stranger),
      openRawSocket(app, stranger),
    ];
    for (const socket of [manyAttachments, missingAttachments]) await waitUntilConnected(socket);
    manyAttachments.emit('watch', room(100));
    // A packet that announces a thousand attachments and contains none.
    missingAttachments.io.engine.write('51000-["watch",{"room":{"_placeholder":true,"num":0}}]');
    for (const socket of [manyAttachments, missingAttachments])
      await waitFor('the socket is disconnected', () => socket.disconnected);
  });

  it('closes WebSocket connections that never send a handshake', async () => {
    const { hostname, port } = new URL(app.origin());
    const upgrade = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: cmlua3NpZGVyaW5rc2lkZQ==',
    ];
    const startedAt = performance.now();
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
    expect(performance.now() - startedAt).toBeLessThan(8000);
  });

  // @covers V2.3.2
  it('limits a socket to 200 rooms', async () => {
    const client = await author.liveClient();
    const { rows } = await app.pool.query<{ room: string }>(
      `insert into item (id, content_type, author_id, created_at, feed_at, version)
       select gen_random_uuid(), 'post', $1, now(), now(), 1 from generate_series(1, 205)
       returning 'post:' || id as room`,
      [author.id],
    );
    const startedAt = Date.now();
    const answers = [];
    for (const [at, { room }] of rows.entries()) {
      if (at % 45 === 0)
        await waitFor('a new second begins', () => Date.now() - startedAt > (at / 45) * 1100);
      answers.push((await client.watch(room)).ok);
    }
    expect(answers.filter(Boolean)).toHaveLength(200);
    expect(answers.slice(200)).not.toContain(true);
  });

  // @covers S4
  it('limits the connections of an account', async () => {
    const limitedApp = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { RATE_LIMIT_FACTOR: '0.05' },
    });
    try {
      const person = await limitedApp.unonboardedUser();
      for (let at = 0; at < 6; at++) (await person.liveClient()).close();
      await expect(person.liveClient()).rejects.toThrow(errorMessages.rateLimited);
      await expect((await limitedApp.unonboardedUser()).liveClient()).resolves.toBeTruthy();
    } finally {
      await limitedApp.close();
    }
  });
});
