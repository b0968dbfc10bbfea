import { connect, type Socket as Tcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openLiveOut } from '@rinkside/platform/sockets';
import { until } from '@rinkside/testkit/until';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { Field, Figure, Strike } from '../field.js';
import { Link } from '../link.js';
import { quantile } from '../traffic.js';
import { timed } from './kills.js';

const gateways = ['gateway-1', 'gateway-2'] as const;
const sum = async ({ installation }: Field, metric: string) => {
  const values = await Promise.all(gateways.map((name) => installation.metric(name, metric)));
  return values.reduce((total, value) => total + value, 0);
};
const megabytes = async (field: Field) => (await sum(field, 'process_resident_memory_bytes')) / 2 ** 20;
const open = (origin: string, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/** Clients whose network goes away without a word. */
export const halfOpen =
  (sockets: number): Strike =>
  async (field) => {
    const { origin } = field.installation;
    const link = await Link.to(origin);
    const [person] = field.crowd.people;
    const before = await sum(field, 'rinkside_sockets');
    const door = link.url.replace(/\/$/, '');
    const gone = await Promise.all(Array.from({ length: sockets }, () => open(door, person?.token ?? '')));
    await until('they are counted', async () => (await sum(field, 'rinkside_sockets')) >= before + sockets);
    link.change({ held: true });
    const found = await timed(
      'they are found gone',
      async () => (await sum(field, 'rinkside_sockets')) <= before,
    );
    for (const socket of gone) socket.disconnect();
    await link.close();
    return [{ what: 'half-open sockets found, ms', value: found, limit: 45_000 }];
  };

/** What a room is flooded with: megabytes a second, of so many bytes each, for so long. */
const flood = { rate: 2, size: 20_000, seconds: 15 };

/** One client stops reading while its room is told 2 MB a second; another one in the room must not feel it. */
export const slowReader: Strike = async (field) => {
  const { installation, crowd } = field;
  const [reading, stuck] = crowd.people.slice(-2);
  if (!reading || !stuck) throw new Error('nobody is there');
  const live = openLiveOut(
    loadEnv({ DATABASE_URL: installation.databaseUrl, REDIS_URL: installation.redisUrl }),
    createLog('flood', 'silent'),
  );
  const rooms = [`user:${reading.id}`, `user:${stuck.id}`];
  const reader = await open(installation.origin, reading.token);
  const delays: number[] = [];
  reader.on('coach.delta', ({ index }: { index: number }) => delays.push(performance.now() - index));
  const pour = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const payload = {
        message_id: '0198c0de-0000-7000-8000-000000000000',
        run: 1,
        index: Math.round(performance.now()),
        text: 'x'.repeat(flood.size),
      };
      await live.deliver([{ kind: 'emit', rooms, except: [], event: 'coach.delta', payload }]);
      await pause((1000 * flood.size) / (flood.rate * 1_000_000));
    }
    return quantile(delays.splice(0), 0.99);
  };
  let cut = 0;
  /** Pours for the flood's time, looking four times a second; how much memory grew meanwhile, MB, and the p99. */
  const watched = async (look?: () => Promise<void>) => {
    const first = await megabytes(field);
    let most = first;
    const watching = setInterval(() => {
      void Promise.all([megabytes(field), look?.()]).then(
        ([now]) => (most = Math.max(most, now)),
        () => undefined,
      );
    }, 250);
    try {
      return { p99: await pour(flood.seconds), grown: most - first };
    } finally {
      clearInterval(watching);
    }
  };
  try {
    // A heap grows under any flood until it is swept: what it does while everybody reads is not the slow one's doing.
    const calm = await watched();
    const slow = await open(installation.origin, stuck.token);
    const sockets = await sum(field, 'rinkside_sockets');
    const wire: unknown = Reflect.get(Reflect.get(slow.io.engine.transport, 'ws'), '_socket');
    expect(wire && typeof wire === 'object' && 'pause' in wire).toBe(true);
    if (wire && typeof wire === 'object' && 'pause' in wire && typeof wire.pause === 'function') wire.pause();
    const began = performance.now();
    const struck = await watched(async () => {
      if (!cut && (await sum(field, 'rinkside_sockets')) < sockets) cut = performance.now() - began;
    });
    slow.disconnect();
    expect(cut, 'it was cut').toBeGreaterThan(0);
    return [
      { what: 'cut after, ms', value: Math.round(cut), limit: 13_000 },
      { what: 'memory of both gateways grew, all reading, MB', value: Math.round(calm.grown) },
      { what: 'and beyond that, one stuck, MB', value: Math.round(struck.grown - calm.grown), limit: 64 },
      { what: 'p99 to another one before, ms', value: Math.round(calm.p99) },
      { what: 'and meanwhile, ms', value: Math.round(struck.p99) },
    ];
  } finally {
    reader.disconnect();
    await live.close();
  }
};

/** Those who dribble their headers, and those who upgrade and say nothing more. */
export const dribblers =
  (each: number): Strike =>
  async (field) => {
    const { tries } = field.crowd.ledger;
    const address = new URL(field.installation.origin);
    const ended: { dribbling: number[]; silent: number[] } = { dribbling: [], silent: [] };
    const join = (first: string, list: number[]): Tcp => {
      const began = performance.now();
      const socket = connect(Number(address.port), address.hostname, () => socket.write(first));
      socket.on('error', () => undefined).on('close', () => list.push(performance.now() - began));
      socket.resume();
      return socket;
    };
    const upgrade =
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n' +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cmlua3NpZGVyaW5rc2lkZQ==\r\n\r\n';
    const from = performance.now();
    const dribbling = Array.from({ length: each }, () =>
      join('GET /api/feed/following HTTP/1.1\r\nHost: localhost\r\n', ended.dribbling),
    );
    const silent = Array.from({ length: each }, () => join(upgrade, ended.silent));
    const drops = setInterval(() => {
      for (const socket of dribbling) if (socket.writable) socket.write('X-A: b\r\n');
    }, 2000);
    try {
      await until('all are cut', () => ended.dribbling.length + ended.silent.length === 2 * each, 40_000);
    } finally {
      clearInterval(drops);
      for (const socket of [...dribbling, ...silent]) socket.destroy();
    }
    const took = (list: typeof tries) => list.map((one) => one.took);
    const tail = (list: typeof tries) => Math.round(quantile(took(list), 0.99));
    const figures: Figure[] = [
      // Headers have 10 s, and are looked at every 5.
      { what: 'dribblers cut after, ms', value: Math.round(Math.max(...ended.dribbling)), limit: 17_000 },
      { what: 'silent sockets cut after, ms', value: Math.round(Math.max(...ended.silent)), limit: 5000 },
      { what: 'p99 of commands before, ms', value: tail(tries.filter(({ at }) => at < from)) },
      { what: 'and meanwhile, ms', value: tail(tries.filter(({ at }) => at >= from)) },
    ];
    return figures;
  };
