import { connect, type Socket as Tcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { createLivePublisher } from '@rinkside/platform/live-publisher';
import { waitFor } from '@rinkside/testkit/wait-for';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { ChaosRun, Figure, FaultInjector } from '../chaos-run.js';
import { FlakyProxy } from '../flaky-proxy.js';
import { quantile } from '../traffic.js';
import { measureUntil } from './kills.js';

const gateways = ['gateway-1', 'gateway-2'] as const;
const sumOverGateways = async ({ installation }: ChaosRun, metric: string) => {
  const values = await Promise.all(gateways.map((name) => installation.metric(name, metric)));
  return values.reduce((total, value) => total + value, 0);
};
const memoryMb = async (field: ChaosRun) =>
  (await sumOverGateways(field, 'process_resident_memory_bytes')) / 2 ** 20;
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

/** Cuts the network of clients without closing their connections. */
export const halfOpenSockets =
  (sockets: number): FaultInjector =>
  async (field) => {
    const { origin } = field.installation;
    const proxy = await FlakyProxy.open(origin);
    const [person] = field.workload.people;
    const socketsBefore = await sumOverGateways(field, 'rinkside_sockets');
    const proxyOrigin = proxy.url.replace(/\/$/, '');
    const clients = await Promise.all(
      Array.from({ length: sockets }, () => open(proxyOrigin, person?.token ?? '')),
    );
    await waitFor(
      'the sockets are counted',
      async () => (await sumOverGateways(field, 'rinkside_sockets')) >= socketsBefore + sockets,
    );
    proxy.setConditions({ isPartitioned: true });
    const detectionMs = await measureUntil(
      'the half-open sockets are closed',
      async () => (await sumOverGateways(field, 'rinkside_sockets')) <= socketsBefore,
    );
    for (const client of clients) client.disconnect();
    await proxy.close();
    return [{ what: 'half-open sockets closed after, ms', value: detectionMs, limit: 45_000 }];
  };

/** Traffic of the flooded room. */
const flood = { megabytesPerSecond: 2, messageBytes: 20_000, seconds: 15, maxSeconds: 90 };

/** Lets one client stop reading while its room receives 2 MB/s; the other client in the room must not be affected. */
export const slowConsumer: FaultInjector = async (field) => {
  const { installation, workload } = field;
  const [reading, stuck] = workload.people.slice(-2);
  if (!reading || !stuck) throw new Error('too few users were seeded');
  const publisher = createLivePublisher(
    loadEnv({ DATABASE_URL: installation.databaseUrl, REDIS_URL: installation.redisUrl }),
    createLog('flood', 'silent'),
  );
  const rooms = [`user:${reading.id}`, `user:${stuck.id}`];
  const reader = await open(installation.origin, reading.token);
  const delaysMs: number[] = [];
  reader.on('coach.delta', ({ index }: { index: number }) => delaysMs.push(performance.now() - index));
  /** A busy machine sends less: then the buffers of the connection take longer to fill. */
  const sendFlood = async (isOver: () => boolean) => {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    while (seconds() < flood.seconds || (!isOver() && seconds() < flood.maxSeconds)) {
      const payload = {
        message_id: '0198c0de-0000-7000-8000-000000000000',
        run: 1,
        index: Math.round(performance.now()),
        text: 'x'.repeat(flood.messageBytes),
      };
      await publisher.publish([{ kind: 'emit', rooms, except: [], event: 'coach.delta', payload }]);
      await pause((1000 * flood.messageBytes) / (flood.megabytesPerSecond * 1_000_000));
    }
    return quantile(delaysMs.splice(0), 0.99);
  };
  let disconnectedAfterMs = 0;
  /** Runs the flood and samples four times a second. @returns the growth of memory, MB, and the p99 of the delay, ms. */
  const measureFlood = async (isOver = () => true, onSample?: () => Promise<void>) => {
    const initialMb = await memoryMb(field);
    let peakMb = initialMb;
    const sampling = setInterval(() => {
      void Promise.all([memoryMb(field), onSample?.()]).then(
        ([current]) => (peakMb = Math.max(peakMb, current)),
        () => undefined,
      );
    }, 250);
    try {
      return { p99: await sendFlood(isOver), growthMb: peakMb - initialMb };
    } finally {
      clearInterval(sampling);
    }
  };
  try {
    // The heap grows under any flood until it is collected; the growth without the slow consumer is the baseline.
    const before = await measureFlood();
    const slow = await open(installation.origin, stuck.token);
    const sockets = await sumOverGateways(field, 'rinkside_sockets');
    const tcpSocket: unknown = Reflect.get(Reflect.get(slow.io.engine.transport, 'ws'), '_socket');
    expect(tcpSocket && typeof tcpSocket === 'object' && 'pause' in tcpSocket).toBe(true);
    if (
      tcpSocket &&
      typeof tcpSocket === 'object' &&
      'pause' in tcpSocket &&
      typeof tcpSocket.pause === 'function'
    )
      tcpSocket.pause();
    const startedAt = performance.now();
    const during = await measureFlood(
      () => disconnectedAfterMs > 0,
      async () => {
        if (!disconnectedAfterMs && (await sumOverGateways(field, 'rinkside_sockets')) < sockets)
          disconnectedAfterMs = performance.now() - startedAt;
      },
    );
    slow.disconnect();
    expect(disconnectedAfterMs, 'the slow consumer was disconnected').toBeGreaterThan(0);
    return [
      { what: 'slow consumer disconnected after, ms', value: Math.round(disconnectedAfterMs), limit: 13_000 },
      { what: 'gateway memory growth, all clients reading, MB', value: Math.round(before.growthMb) },
      {
        what: 'additional growth with one slow consumer, MB',
        value: Math.round(during.growthMb - before.growthMb),
        limit: 64,
      },
      { what: 'p99 delay of the other client before, ms', value: Math.round(before.p99) },
      { what: 'p99 delay of the other client during the fault, ms', value: Math.round(during.p99) },
    ];
  } finally {
    reader.disconnect();
    await publisher.close();
  }
};

/** Opens connections that send their headers slowly (slowloris), and WebSockets that stay silent after the upgrade. */
export const slowloris =
  (count: number): FaultInjector =>
  async (field) => {
    const { attempts } = field.workload.ledger;
    const address = new URL(field.installation.origin);
    const closedAfterMs: { slowHeaders: number[]; silent: number[] } = { slowHeaders: [], silent: [] };
    const openTcp = (firstBytes: string, durations: number[]): Tcp => {
      const openedAt = performance.now();
      const socket = connect(Number(address.port), address.hostname, () => socket.write(firstBytes));
      socket.on('error', () => undefined).on('close', () => durations.push(performance.now() - openedAt));
      socket.resume();
      return socket;
    };
    const upgrade =
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n' +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cmlua3NpZGVyaW5rc2lkZQ==\r\n\r\n';
    const startedAt = performance.now();
    const slowHeaders = Array.from({ length: count }, () =>
      openTcp('GET /api/feed/following HTTP/1.1\r\nHost: localhost\r\n', closedAfterMs.slowHeaders),
    );
    const silent = Array.from({ length: count }, () => openTcp(upgrade, closedAfterMs.silent));
    const headerTimer = setInterval(() => {
      for (const socket of slowHeaders) if (socket.writable) socket.write('X-A: b\r\n');
    }, 2000);
    try {
      await waitFor(
        'all connections are closed',
        () => closedAfterMs.slowHeaders.length + closedAfterMs.silent.length === 2 * count,
        40_000,
      );
    } finally {
      clearInterval(headerTimer);
      for (const socket of [...slowHeaders, ...silent]) socket.destroy();
    }
    const durations = (list: typeof attempts) => list.map(({ durationMs }) => durationMs);
    const p99 = (list: typeof attempts) => Math.round(quantile(durations(list), 0.99));
    const figures: Figure[] = [
      // The header timeout is 10 s and is checked every 5 s.
      {
        what: 'slow-header connections closed after, ms',
        value: Math.round(Math.max(...closedAfterMs.slowHeaders)),
        limit: 17_000,
      },
      {
        what: 'silent sockets closed after, ms',
        value: Math.round(Math.max(...closedAfterMs.silent)),
        limit: 5000,
      },
      {
        what: 'p99 of commands before, ms',
        value: p99(attempts.filter(({ startedAtMs }) => startedAtMs < startedAt)),
      },
      {
        what: 'p99 of commands during the fault, ms',
        value: p99(attempts.filter(({ startedAtMs }) => startedAtMs >= startedAt)),
      },
    ];
    return figures;
  };
