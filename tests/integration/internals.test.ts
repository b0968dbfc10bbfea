import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adapterFields, type AdapterMessage } from '@rinkside/platform/internals/stream-adapter';
import { sendQueueOf, setCloseTimeout } from '@rinkside/platform/internals/engine-io';
import { freePort } from '@rinkside/dev-runtime/ports';
import { waitFor } from '@rinkside/testkit/wait-for';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

describe.runIf(inject('redisUrl'))('the entries of the Redis streams adapter', () => {
  const streamName = `internals-test-${process.pid}`;
  let redis: Redis;
  let server: Server;

  beforeAll(() => {
    redis = new Redis(inject('redisUrl'));
    server = new Server({ adapter: createAdapter(redis, { streamName }) });
  });
  afterAll(async () => {
    await redis.del(streamName);
    await server.of('/').adapter.close();
    redis.disconnect();
  });

  const asObject = (fields: string[]) =>
    Object.fromEntries(
      Array.from({ length: fields.length / 2 }, (_, index) => [fields[2 * index], fields[2 * index + 1]]),
    );
  const parsed = ({ data = '', ...fields }: Record<string, string>) => ({
    ...fields,
    data: JSON.parse(data),
  });
  /** The entry that Socket.IO itself writes. */
  const entryOf = async (write: () => void) => {
    await redis.del(streamName);
    write();
    const [, fields] = await waitFor('an entry is in the stream', async () =>
      (await redis.xrange(streamName, '-', '+')).at(0),
    );
    return asObject(fields);
  };

  const payload = { id: '1' };
  it.each<[AdapterMessage, () => void]>([
    [
      { kind: 'emit', event: 'e', payload, rooms: ['a', 'b'], except: ['c'] },
      () => server.to(['a', 'b']).except('c').emit('e', payload),
    ],
    [
      { kind: 'emit', event: 'e', payload, rooms: ['a'], except: [], volatile: true },
      () => server.to('a').volatile.emit('e', payload),
    ],
    [{ kind: 'join', in: 'a', rooms: ['b'] }, () => server.in('a').socketsJoin('b')],
    [{ kind: 'leave', in: 'a', rooms: ['b'] }, () => server.in('a').socketsLeave('b')],
    [{ kind: 'cut', in: 'a' }, () => server.in('a').disconnectSockets(true)],
  ])('equal ours: %j', async (message, write) => {
    const { uid = '', ...entry } = await entryOf(write);
    const { uid: ours, ...fields } = asObject(adapterFields('process', message));
    expect(uid).not.toBe('');
    expect(ours).toBe('process');
    expect(parsed(fields)).toEqual(parsed(entry));
  });
});

it('Engine.IO queues packets of a client that does not read, and its close timeout can be set', async () => {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  http.listen(await freePort(), '127.0.0.1');
  await waitFor('the server listens', () => http.listening);
  const { port } = http.address() as AddressInfo;
  setCloseTimeout(server.engine, 1234);
  expect(server.engine).toMatchObject({ ws: { options: { closeTimeout: 1234 } } });

  const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
  try {
    const socket = await waitFor('a client is connected', () => [...server.sockets.sockets.values()][0]);
    expect(sendQueueOf(socket.conn)).toEqual({ packets: 0, bytes: 0 });
    const text = 'x'.repeat(100_000);
    for (let sent = 0; sent < 3; sent++) socket.emit('text', text);
    const { packets, bytes } = sendQueueOf(socket.conn);
    expect(packets).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(packets * text.length);
    await waitFor('the queue is sent', () => sendQueueOf(socket.conn).packets === 0);
  } finally {
    client.disconnect();
    await server.close();
  }
});
