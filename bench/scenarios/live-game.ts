import { randomUUID } from 'node:crypto';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { sampleIds, reducedItemCount } from '../data/large-dataset.js';
import type { Fleet } from '../fleet.js';
import { constantRate, encodeRequest, requestOnce } from '@rinkside/testkit/http-client';
import { LatencyTracker } from '../latency-tracker.js';
import { startLoadClients } from '../load-clients.js';
import { RawSocketClient } from '../raw-socket-client.js';
import { compare, interleave, quantile, warmUpRounds } from '../rounds.js';
import type { Scenario } from '../scenario.js';
import { createCommandRequests } from './commands.js';

const viewers = 1000;
const games = 120;
/** Games that one socket watches; an account may watch 60 rooms a second. */
const gamesPerSocket = 40;
/** Of all games: each has far fewer than the ten a second that are coalesced. */
const perSecond = 300;
/** Of the game with the viewers. */
const fastTapsPerSecond = 50;
const updatesPerSecond = 10;

/** A device that scores a live game. Each request has one tap. */
interface Scorer {
  gameId: string;
  tap: () => { eventId: string; bytes: Buffer };
}

/** Starts a live game of an adult, which every account may watch. */
const startGame = async ({ issuer }: Fleet, port: number, player: number): Promise<Scorer> => {
  const token = await issuer.token(String(player));
  const [gameId, device_id] = [randomUUID(), randomUUID()];
  const body = {
    id: gameId,
    opponent: { organization_id: sampleIds.organization(500) },
    home: true,
    period_minutes: 15,
    device_id,
    started_at: new Date().toISOString(),
  };
  await requestOnce(port, encodeRequest('POST', '/api/live-games', { token, body, key: randomUUID() }));
  let sequence = 0;
  const tap = () => {
    const eventId = randomUUID();
    const occurred_at = new Date().toISOString();
    const event = {
      id: eventId,
      device_id,
      sequence: ++sequence,
      term: 1,
      occurred_at,
      action: { kind: 'shot' },
    };
    const path = `/api/live-games/${gameId}/events`;
    return {
      eventId,
      bytes: encodeRequest('POST', path, { token, body: { events: [event] }, key: randomUUID() }),
    };
  };
  return { gameId, tap };
};

/** Taps in turn, one after the other within a game, because the events of a device have an order. */
const tapAll = async (port: number, scorers: Scorer[], tracker: LatencyTracker, seconds: number) => {
  const rate = perSecond / scorers.length;
  await Promise.all(
    scorers.map(async ({ tap }, at) => {
      await new Promise((resolve) => setTimeout(resolve, (at * 1000) / perSecond));
      const next = () => {
        const { eventId, bytes } = tap();
        return tracker.markSent(eventId, bytes);
      };
      await constantRate(port, next, { rate, seconds, connections: 1 });
    }),
  );
};

/**
 * P24: from a tap of a scorer to a screen of another process, compared with a like; and how many updates each of 1,000
 * viewers of a game with many taps receives.
 */
export const liveGame: Scenario = {
  ids: ['P24'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: reducedItemCount });
    const gateway = await fleet.gateway();
    const second = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    await fleet.pool.query(
      `update player set birthdate = '1990-01-01', trusted_birthdate = '1990-01-01' where id = any($1)`,
      [Array.from({ length: games }, (_, at) => sampleIds.player(5000 + at))],
    );
    const scorers: Scorer[] = [];
    for (let at = 0; at < games; at++) scorers.push(await startGame(fleet, gateway.port, 5000 + at));
    const watched = scorers[0];
    if (!watched) return;

    const trackers = { like: new LatencyTracker(), tap: new LatencyTracker() };
    const markReceived = (text: string) => {
      if (text.includes('like.changed')) trackers.like.markReceived(/"target_id":"([^"]+)"/.exec(text)?.[1]);
      if (text.includes('live_game.changed'))
        for (const [, id] of text.matchAll(/"id":"([^"]+)","device_id"/g)) trackers.tap.markReceived(id);
    };
    const screens: RawSocketClient[] = [];
    for (let at = 0; at < games; at += gamesPerSocket) {
      const token = await fleet.issuer.token(String(100 + at));
      const screen = await RawSocketClient.open(second.port, markReceived, token);
      for (const { gameId } of scorers.slice(at, at + gamesPerSocket))
        await screen.watch(`live_game:${gameId}`);
      screens.push(screen);
    }
    await screens[0]?.watch(`player:${sampleIds.leaguePlayer}`);
    const { like } = (await createCommandRequests(fleet)).product;
    const nextLike = () => {
      const bytes = like();
      const target = /"target_id":"([^"]+)"/.exec(bytes.toString('latin1'))?.[1] ?? '';
      return trackers.like.markSent(target, bytes);
    };
    const latencies = async (tracker: LatencyTracker, send: () => Promise<unknown>) => {
      await send();
      const latenciesMs = await tracker.collect();
      return { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99) };
    };
    const samples = await interleave(
      rounds,
      {
        like: () =>
          latencies(trackers.like, () => constantRate(gateway.port, nextLike, { rate: perSecond, seconds })),
        tap: () => latencies(trackers.tap, () => tapAll(gateway.port, scorers, trackers.tap, seconds)),
      },
      warmUpRounds,
    );
    const p50 = compare(samples.like, samples.tap, 'p50');
    const p99 = compare(samples.like, samples.tap, 'p99');
    const what = `from a tap to a screen on another process, ${perSecond}/s, compared with a like`;
    record({ id: 'P24', what: `${what}, p50`, unit: 'ms', ...p50, value: p50.ratio, target: { max: 2 } });
    record({ id: 'P24', what: `${what}, p99`, unit: 'ms', ...p99, value: p99.ratio, target: { max: 3 } });

    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, at) => fleet.issuer.token(String(500 + at))),
    );
    const clients = await startLoadClients();
    for (const { port } of [gateway, second])
      await clients.open({
        tokens,
        concurrency: 50,
        port,
        count: viewers / 2,
        room: `live_game:${watched.gameId}`,
      });

    const before = await clients.minReceived();
    const startedAt = performance.now();
    const taps = 5 * fastTapsPerSecond;
    const fastTap = () => watched.tap().bytes;
    await constantRate(gateway.port, fastTap, { rate: fastTapsPerSecond, seconds: 5, connections: 1 });
    const last = watched.tap();
    await requestOnce(gateway.port, trackers.tap.markSent(last.eventId, last.bytes));
    await trackers.tap.collect();
    // The first update is sent at once.
    const rate = ((await clients.minReceived()) - before - 1) / ((performance.now() - startedAt) / 1000);
    record({
      id: 'P24',
      what: `updates for each of ${viewers} viewers of a game with ${taps} taps in 5 s`,
      unit: 'updates/s',
      product: rate,
      value: rate,
      target: { max: updatesPerSecond },
    });
    for (const screen of screens) screen.close();
    await clients.stop();
  },
};
