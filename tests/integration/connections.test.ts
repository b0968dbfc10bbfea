// @module-tag extended
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { Connections } from '@rinkside/gateway/http/connections';
import { errorMessages } from '@rinkside/contracts/error';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import type { SocketRefusal } from '@rinkside/contracts/live.schema';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openRawSocket } from './raw-socket.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    env: { RATE_LIMIT_FACTOR: '1' },
  });
});
afterAll(() => app?.close());

/** Collects what the server sends; `closed` resolves when it closes the connection. */
const openConnection = (port: number, head: string) => {
  const socket = connect(port, '127.0.0.1');
  const received: string[] = [];
  socket.on('data', (chunk) => received.push(String(chunk))).on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.write(head.replaceAll('\n', '\r\n'));
  return { socket, closed, text: () => received.join('') };
};

/** Writes a chunk in each interval until the connection is closed. */
const sendSlowly = async (socket: Socket, bytes: number, intervalMs: number) => {
  for await (const _ of every(intervalMs)) {
    if (socket.destroyed) return;
    socket.write(Buffer.alloc(bytes, 'x'));
  }
};

describe('a body without a valid token', () => {
  // At once: a refused connection lingers for 3 s.
  it.concurrent.each([
    ['a form', highlightRoutes.create.path, 'multipart/form-data; boundary=x', ''],
    ['a form with a bad token', highlightRoutes.create.path, 'multipart/form-data; boundary=x', 'bad'],
    ['JSON', postRoutes.create.path, 'application/json', ''],
    ['JSON with a bad token', postRoutes.create.path, 'application/json', 'bad'],
  ])('is refused before it is read, and the connection is closed: %s', async (_, path, type, token) => {
    const { port } = new URL(app.origin());
    const headers = `Host: x\nContent-Type: ${type}\nContent-Length: 60000\nAuthorization: Bearer ${token}`;
    const { socket, closed, text } = openConnection(Number(port), `POST ${path} HTTP/1.1\n${headers}\n\n`);
    await waitFor('the request is refused', () => text().startsWith('HTTP/1.1 401'));
    await Promise.all([closed, sendSlowly(socket, 10, 100)]);
  });
});

describe('the rate of a body', () => {
  let server: Server;
  afterEach(() => server?.closeAllConnections());

  const listen = async () => {
    server = createServer((request, response) => request.resume().on('end', () => response.end('whole')));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    new Connections().limitBodies(server, { windowMs: 300, bytesPerWindow: 300 });
    return (server.address() as AddressInfo).port;
  };
  const head = 'POST / HTTP/1.1\nHost: x\nContent-Length: 2000\n\n';

  it('closes a connection that sends slower', async () => {
    const { socket, closed, text } = openConnection(await listen(), head);
    await Promise.all([closed, sendSlowly(socket, 10, 50)]);
    expect(text()).toBe('');
  });

  it('lets an honest upload pass that takes several windows', async () => {
    const { socket, text } = openConnection(await listen(), head);
    void sendSlowly(socket, 100, 50);
    await waitFor('the upload is complete', () => text().includes('whole'));
    socket.destroy();
  });
});

describe('connections above the limit', () => {
  it('close the longest unused one, not one with an authenticated request', async () => {
    const connections = new Connections(2);
    const server = createServer();
    connections.track(server);
    server.once('connection', (socket: Socket) => connections.keep(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const sockets: Socket[] = [];
    for (let at = 0; at < 4; at++) {
      const socket = connect(port, '127.0.0.1').resume();
      await once(socket, 'connect');
      sockets.push(socket.on('error', () => undefined));
    }
    await waitFor('two are closed', () => sockets.filter(({ destroyed }) => destroyed).length === 2);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true, true, false]);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});

describe('sockets', () => {
  const refusalOf = async (token: string, gateway = 0) => {
    const socket = io(app.origin(gateway), {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    const error = await new Promise<(Error & { data?: SocketRefusal }) | undefined>((resolve) => {
      socket.once('connect_error', resolve).once('connect', () => resolve(undefined));
    });
    socket.close();
    return error && { message: error.message, ...error.data };
  };
  const open = async (person: TestUser, gateway: number) => {
    const socket = openRawSocket(app, person, gateway);
    await waitFor('the socket is connected', () => socket.connected);
    return socket;
  };

  it('are 20 for each account over all gateways; one that closes makes room', async () => {
    const [person, other] = [await app.user(), await app.user()];
    const sockets = [];
    for (let at = 0; at < 20; at++) sockets.push(await open(person, at % 2));
    for (const gateway of [0, 1])
      expect(await refusalOf(person.token, gateway)).toEqual({
        message: errorMessages.tooManySockets,
        code: 'rateLimited',
        retryAfterSeconds: 60,
      });
    expect(await refusalOf(other.token)).toBeUndefined();
    sockets.pop()?.close();
    await waitFor('another socket connects', async () => !(await refusalOf(person.token)));
    for (const socket of sockets) socket.close();
  });

  it('watch at most 60 rooms a second for each account, over all of its sockets', async () => {
    const person = await app.user();
    const sockets = [
      await open(person, 0),
      await open(person, 1),
      await open(person, 0),
      await open(person, 1),
    ];
    const replies = await Promise.all(
      sockets.flatMap((socket) =>
        Array.from({ length: 40 }, () => socket.emitWithAck('watch', { room: `player:${person.id}` })),
      ),
    );
    const refused = replies.filter(({ ok }) => !ok);
    // The messages may fall into two seconds.
    expect(replies.length - refused.length).toBeLessThanOrEqual(120);
    expect(refused).toContainEqual({ ok: false, error: errorMessages.rateLimited });
    for (const socket of sockets) socket.close();
  });

  it('with bad tokens are told to wait, and valid tokens of the same network still connect', async () => {
    expect(await refusalOf('bad')).toEqual({ message: errorMessages.invalidToken, code: 'unauthenticated' });
    const refusals = await Promise.all(Array.from({ length: 130 }, () => refusalOf('bad')));
    expect(refusals).toContainEqual({
      message: errorMessages.rateLimited,
      code: 'rateLimited',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await refusalOf((await app.user()).token)).toBeUndefined();
  });
});

describe('a write in flight while its account is deleted', () => {
  /** Holds the account's row until the write waits for it, then commits its deletion. */
  const writeDuringDeletion = async (person: TestUser, write: () => Promise<unknown>) => {
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from player where id = $1 for update', [person.id]);
      const reply = expectErrorReply(write());
      await waitFor('the write waits for the row', async () =>
        app.count(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      );
      await client.query(
        `update player set subject = id::text, issuer = '', closed_at = now(), suspended_at = now() where id = $1`,
        [person.id],
      );
      await client.query('commit');
      return await reply;
    } finally {
      client.release();
    }
  };

  it.each([
    ['a post', (person: TestUser) => person.call(postRoutes.create, { body: { content: 'x' }, key: 'x' })],
    ['an edit', (person: TestUser) => person.call(playerRoutes.update, { body: { first_name: 'Ada' } })],
  ])('answers 401: %s', async (_, write) => {
    const person = await app.user();
    expect(await writeDuringDeletion(person, () => write(person))).toEqual([
      401,
      errorMessages.accountDeleted,
    ]);
  });
});
