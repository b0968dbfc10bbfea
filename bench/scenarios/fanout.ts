import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { createLivePublisher, type LivePublisher } from '@rinkside/platform/live-publisher';
import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { startLoadClients, type LoadClients } from '../load-clients.js';
import { sampleIds } from '../data/large-dataset.js';
import type { Scenario } from '../scenario.js';
import { cpuSecondsOf } from '../cpu-usage.js';
import { startBenchProcess } from '../bench-process.js';
import { compare, interleave } from '../rounds.js';

const clientCount = 1000;
/** Rooms of the clients on one process, on two, and of those for the link-cut test. */
const rooms = {
  one: `player:${sampleIds.leaguePlayer}`,
  two: `player:${sampleIds.popularPlayer}`,
  cut: `player:${sampleIds.player(300)}`,
};
const messagesInFlight = 4;

let version = 0;
const publishTo = (publisher: LivePublisher, room: string) => (count: number) =>
  publisher.publish(
    Array.from({ length: count }, () => ({
      kind: 'emit' as const,
      rooms: [`post:${sampleIds.item(1)}`, room],
      except: [],
      event: 'like.changed' as const,
      payload: {
        target_type: 'post' as const, target_id: sampleIds.item(1), likesCount: 42, version: ++version,
        actor_id: sampleIds.popularPlayer, liked: true,
      }, // prettier-ignore
      at: Date.now(),
    })),
  );

/** Saturates the server: keeps a constant number of messages in flight. @returns deliveries/s and CPU per delivery, µs */
const saturate = async (
  clients: LoadClients,
  send: (count: number) => Promise<unknown>,
  pids: number[],
  seconds: number,
) => {
  const receivedBefore = await clients.waitForMessages(0);
  const cpu = () => pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const cpuBefore = cpu();
  const startedAt = performance.now();
  await send(messagesInFlight);
  let sent = messagesInFlight;
  for (let done = 1; performance.now() - startedAt < seconds * 1000; done++) {
    await clients.waitForMessages(receivedBefore + done * clientCount);
    await send(1);
    sent++;
  }
  const received = (await clients.waitForMessages(receivedBefore + sent * clientCount)) - receivedBefore;
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  return { rate: received / elapsedSeconds, cpu: ((cpu() - cpuBefore) * 1e6) / received };
};

/** Kills the Redis connections of all gateways eight times while 200 messages per second are sent. @returns messages sent */
const cutLinks = async (redis: Redis, send: (count: number) => Promise<unknown>, seconds: number) => {
  let sent = 0;
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000; await pause(5)) {
    await send(1);
    if (++sent % Math.ceil((seconds * 200) / 8) !== 0) continue;
    const list = String(await redis.call('client', 'list'));
    for (const [, id = ''] of list.matchAll(/^id=(\d+) .*cmd=xread/gm))
      await redis.call('client', 'kill', 'id', id);
  }
  return sent;
};

/** P7 and P8: one message to 1,000 sockets in a room, on one process and on two. */
export const fanout: Scenario = {
  ids: ['P7', 'P8'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: 100_000 });
    const publisher = createLivePublisher(loadEnv(fleet.env), createLog('fanout', 'silent'));
    const [single, ...pair] = [await fleet.gateway(), await fleet.gateway(), await fleet.gateway()];
    if (!single) return;
    const bare = await startBenchProcess('socket-fanout', '', '', 'io');
    const ws = await startBenchProcess('socket-fanout', '', '', 'ws');
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, at) => fleet.issuer.token(String(500 + at))),
    );
    const open = async (ports: number[], options: { room?: string; bare?: boolean; count?: number }) => {
      const loadClients = await startLoadClients();
      const { count = clientCount } = options;
      for (const port of ports)
        await loadClients.open({ tokens, concurrency: 50, ...options, port, count: count / ports.length });
      return loadClients;
    };
    const pairPorts = pair.map(({ port }) => port);
    const clients = {
      bare: await open([bare.port], {}),
      ws: await open([ws.port], { bare: true }),
      one: await open([single.port], { room: rooms.one }),
      two: await open(pairPorts, { room: rooms.two }),
    };
    const pids = { single: [single.child.pid ?? 0], pair: pair.map(({ child }) => child.pid ?? 0) };
    const samples = await interleave(rounds, {
      bare: () => saturate(clients.bare, (count) => bare.request(count), [bare.pid], seconds),
      ws: () => saturate(clients.ws, (count) => ws.request(count), [ws.pid], seconds),
      one: () => saturate(clients.one, publishTo(publisher, rooms.one), pids.single, seconds),
      two: () => saturate(clients.two, publishTo(publisher, rooms.two), pids.pair, seconds),
    });
    const rate = compare(samples.bare, samples.one, 'rate');
    const cpu = compare(samples.bare, samples.one, 'cpu');
    const wsRate = compare(samples.ws, samples.one, 'rate');
    const two = compare(samples.one, samples.two, 'rate');
    const unit = 'deliveries/s';
    const what = `${clientCount} sockets in a room, compared with`;
    record({
      id: 'P7',
      what: `${what} plain Socket.IO`,
      unit,
      ...rate,
      value: rate.ratio,
      target: { min: 0.9 },
    });
    record({
      id: 'P7',
      what: `${what} plain Socket.IO`,
      unit: 'µs of CPU',
      ...cpu,
      value: cpu.ratio,
      target: { max: 1.15 },
    });
    record({
      id: 'P7',
      what: `${what} plain ws`,
      unit,
      ...wsRate,
      value: wsRate.ratio,
      target: { min: 0.75 },
    });
    record({
      id: 'P8',
      what: `${clientCount} sockets on two processes, compared with one`,
      unit,
      ...two,
      value: two.ratio,
      target: { min: 0.88 },
    });

    const cutClients = await open(pairPorts, { room: rooms.cut, count: 20 });
    const redis = new Redis(fleet.env.REDIS_URL);
    const sent = await cutLinks(redis, publishTo(publisher, rooms.cut), 6);
    await cutClients.waitForMessages(sent * 20);
    const lost = sent - (await cutClients.minReceived());
    record({
      id: 'P8',
      what: `lost of ${sent} messages while connections are cut 8 times`,
      unit: '',
      product: lost,
      value: lost,
      target: { max: 0 },
    });
    redis.disconnect();
    await publisher.close();
  },
};
