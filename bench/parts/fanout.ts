import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openLiveOut, type LiveOut } from '@rinkside/platform/sockets';
import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { startCrowd, type Crowd } from '../crowd.js';
import { cast } from '../data/million.js';
import type { Part } from '../part.js';
import { cpuOf } from '../processor.js';
import { startProgram } from '../program.js';
import { compare, inTurns } from '../rounds.js';

const clients = 1000;
/** Those on one process, those on two and those whose links are cut sit in rooms of their own. */
const rooms = { one: `player:${cast.league}`, two: `player:${cast.star}`, cut: `player:${cast.player(300)}` };
/** Messages under way at a time. */
const outstanding = 4;

let version = 0;
const tell = (live: LiveOut, room: string) => (times: number) =>
  live.deliver(
    Array.from({ length: times }, () => ({
      kind: 'emit' as const,
      rooms: [`post:${cast.item(1)}`, room],
      except: [],
      event: 'like.changed' as const,
      payload: {
        target_type: 'post' as const, target_id: cast.item(1), likesCount: 42, version: ++version,
        actor_id: cast.star, liked: true,
      }, // prettier-ignore
      at: Date.now(),
    })),
  );

/** As many messages as are heard: so many are under way, each time one is heard by all the next is sent. */
const flood = async (
  crowd: Crowd,
  send: (times: number) => Promise<unknown>,
  pids: number[],
  seconds: number,
) => {
  const already = await crowd.heard(0);
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = cpu();
  const began = performance.now();
  await send(outstanding);
  let sent = outstanding;
  for (let done = 1; performance.now() - began < seconds * 1000; done++) {
    await crowd.heard(already + done * clients);
    await send(1);
    sent++;
  }
  const heard = (await crowd.heard(already + sent * clients)) - already;
  const took = (performance.now() - began) / 1000;
  return { rate: heard / took, cpu: ((cpu() - before) * 1e6) / heard };
};

/** Cuts the link over which every gateway hears, eight times, while they are told 200 things a second. */
const cutLinks = async (redis: Redis, send: (times: number) => Promise<unknown>, seconds: number) => {
  let sent = 0;
  for (const began = performance.now(); performance.now() - began < seconds * 1000; await pause(5)) {
    await send(1);
    if (++sent % Math.ceil((seconds * 200) / 8) !== 0) continue;
    const list = String(await redis.call('client', 'list'));
    for (const [, id = ''] of list.matchAll(/^id=(\d+) .*cmd=xread/gm))
      await redis.call('client', 'kill', 'id', id);
  }
  return sent;
};

/** P7 and P8: one message to a thousand sockets, in rooms they were let into, on one process and on two. */
export const fanout: Part = {
  ids: ['P7', 'P8'],
  async run(stage, { rounds, seconds }, say) {
    const fleet = await stage.fleet({ items: 100_000 });
    const live = openLiveOut(loadEnv(fleet.env), createLog('fanout', 'silent'));
    const [alone, ...pair] = [await fleet.gateway(), await fleet.gateway(), await fleet.gateway()];
    if (!alone) return;
    const bare = await startProgram('fanout', '', '', 'io');
    const ws = await startProgram('fanout', '', '', 'ws');
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, at) => fleet.issuer.token(String(500 + at))),
    );
    const open = async (ports: number[], more: { room?: string; bare?: boolean; count?: number }) => {
      const crowd = await startCrowd();
      const { count = clients } = more;
      for (const port of ports)
        await crowd.open({ tokens, atOnce: 50, ...more, port, count: count / ports.length });
      return crowd;
    };
    const both = pair.map(({ port }) => port);
    const crowds = {
      bare: await open([bare.port], {}),
      ws: await open([ws.port], { bare: true }),
      one: await open([alone.port], { room: rooms.one }),
      two: await open(both, { room: rooms.two }),
    };
    const pids = { alone: [alone.child.pid ?? 0], pair: pair.map(({ child }) => child.pid ?? 0) };
    const found = await inTurns(rounds, {
      bare: () => flood(crowds.bare, (times) => bare.ask(times), [bare.pid], seconds),
      ws: () => flood(crowds.ws, (times) => ws.ask(times), [ws.pid], seconds),
      one: () => flood(crowds.one, tell(live, rooms.one), pids.alone, seconds),
      two: () => flood(crowds.two, tell(live, rooms.two), pids.pair, seconds),
    });
    const rate = compare(found.bare, found.one, 'rate');
    const cpu = compare(found.bare, found.one, 'cpu');
    const ofWs = compare(found.ws, found.one, 'rate');
    const two = compare(found.one, found.two, 'rate');
    const unit = 'deliveries/s';
    const what = `${clients} sockets in a room beside`;
    say({ id: 'P7', what: `${what} bare Socket.IO`, unit, ...rate, held: rate.ratio, bar: { least: 0.9 } });
    say({
      id: 'P7',
      what: `${what} bare Socket.IO`,
      unit: 'µs of processor',
      ...cpu,
      held: cpu.ratio,
      bar: { most: 1.15 },
    });
    say({ id: 'P7', what: `${what} bare ws`, unit, ...ofWs, held: ofWs.ratio, bar: { least: 0.75 } });
    say({
      id: 'P8',
      what: `${clients} sockets on two processes beside one`,
      unit,
      ...two,
      held: two.ratio,
      bar: { least: 0.88 },
    });

    const few = await open(both, { room: rooms.cut, count: 20 });
    const redis = new Redis(fleet.env.REDIS_URL);
    const sent = await cutLinks(redis, tell(live, rooms.cut), 6);
    await few.heard(sent * 20);
    const lost = sent - (await few.least());
    say({
      id: 'P8',
      what: `lost of ${sent} messages while links are cut 8 times`,
      unit: '',
      product: lost,
      held: lost,
      bar: { most: 0 },
    });
    redis.disconnect();
    await live.close();
  },
};
