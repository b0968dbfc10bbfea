import { recomputeSeasons } from '@rinkside/domain/season/season.commands';
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { Commands } from '@rinkside/platform/command';
import { RawSocketClient } from '../raw-socket-client.js';
import { sampleIds, datasetSize } from '../data/large-dataset.js';
import type { Fleet } from '../fleet.js';
import type { Scenario } from '../scenario.js';
import { interleave, median, quantile } from '../rounds.js';
import { constantRate, encodeRequest } from '@rinkside/testkit/http-client';

/** Assigns all games to one player, for the cost of a large recompute. */
const everyGame = `update game set player_id = $1`;
const aggregate = `select count(*), count(*) filter (where g.our_score > g.their_score), count(*) filter (where g.our_score < g.their_score),
  count(*) filter (where g.our_score = g.their_score), sum(g.goals), sum(g.assists), sum(g.saves), sum(g.shots_against), sum(g.goals_against),
  sum(coalesce(g.minutes_played, 60)) filter (where g.goals_against is not null), count(*) filter (where g.goals_against = 0)
  from game g where g.player_id = $1`;

const playerNumbers = Array.from({ length: 50 }, (_, at) => 2000 + at);

const measureUpdates = async (fleet: Fleet, port: number, seconds: number) => {
  const latenciesMs: number[] = [];
  const waiting = new Map<string, number[]>();
  const clients = await Promise.all(
    playerNumbers.map(async (number) => {
      const token = await fleet.issuer.token(String(number));
      return {
        token,
        client: await RawSocketClient.open(
          port,
          (text) => {
            // The update of the all-seasons statistics, sent once per recompute with a new game.
            if (!text.includes('season.changed') || !text.includes('"season":"all"')) return;
            const now = performance.now();
            for (const sentAt of waiting.get(token)?.splice(0) ?? []) latenciesMs.push(now - sentAt);
          },
          token,
        ),
      };
    }),
  );
  let requestCount = 0;
  const next = () => {
    const { token = '' } = clients[++requestCount % clients.length] ?? {};
    const body = {
      organization_id: sampleIds.organization(3 + (requestCount % 900)), date: '2026-02-03', our_score: requestCount % 7, their_score: requestCount % 5,
      goals: 1, assists: 1,
    }; // prettier-ignore
    waiting.set(token, [...(waiting.get(token) ?? []), performance.now()]);
    return encodeRequest('POST', '/api/games', { token, body });
  };
  await constantRate(port, next, { rate: 25, seconds: Math.max(4, 2 * seconds) });
  const missing = () => [...waiting.values()].flat().length;
  for (let tries = 0; missing() > 0; tries++) {
    if (tries > 300) throw new Error(`${missing()} games were never included in season statistics`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const { client } of clients) client.close();
  return latenciesMs;
};

/** P15: from logging a game to its season update, and the cost of a recompute compared with the plain aggregate query. */
export const seasonRecompute: Scenario = {
  ids: ['P15'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: datasetSize.items });
    const gateway = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    await measureUpdates(fleet, gateway.port, seconds);
    const latenciesMs: number[] = [];
    for (let round = 0; round < Math.min(rounds, 3); round++)
      latenciesMs.push(...(await measureUpdates(fleet, gateway.port, seconds)));
    const what = 'from logging a game to its season update, 25/s';
    record({
      id: 'P15',
      what: `${what}, p50`,
      unit: 'ms',
      product: quantile(latenciesMs, 0.5),
      value: quantile(latenciesMs, 0.5),
    });
    record({
      id: 'P15',
      what: `${what}, p99`,
      unit: 'ms',
      product: quantile(latenciesMs, 0.99),
      value: quantile(latenciesMs, 0.99),
      target: { max: 100 },
    });

    const database = await openProductDatabase({ DATABASE_URL: fleet.env.DATABASE_URL, DATABASE_POOL: 2 });
    try {
      const { pool } = database;
      const client = await pool.connect();
      await client.query('set statement_timeout = 0');
      const playerId = sampleIds.player(1);
      const { rowCount } = await client.query(everyGame, [playerId]);
      await client.query(
        `insert into season_stats (player_id, reading, season) values ($1, 'year', 0) on conflict do nothing`,
        [playerId],
      );
      await client.query('vacuum analyze game');
      const commands = new Commands(database, {
        notify: () => undefined,
        subscribe: () => undefined,
        close: async () => undefined,
      });
      const measureMs = async (work: () => Promise<unknown>) => {
        const startedAt = performance.now();
        await work();
        return { ms: performance.now() - startedAt };
      };
      const samples = await interleave(rounds, {
        baseline: () => measureMs(() => client.query(aggregate, [playerId])),
        product: async () => {
          await client.query(
            'update season_stats set requested_revision = requested_revision + 1 where player_id = $1',
            [playerId],
          );
          return measureMs(() => commands.run(actorOf(playerId), recomputeSeasons));
        },
      });
      const medianMs = (side: 'baseline' | 'product') => median(samples[side].map((sample) => sample.ms));
      const ratio = median(
        samples.product.map((sample, at) => sample.ms / (samples.baseline[at]?.ms ?? NaN)),
      );
      client.release();
      record({
        id: 'P15',
        what: `recompute of ${(rowCount ?? 0).toLocaleString('en')} games, compared with the plain aggregate`,
        unit: 'ms',
        baseline: medianMs('baseline'),
        product: medianMs('product'),
        value: ratio,
        target: { max: 1.3 },
      });
    } finally {
      await database.close();
    }
  },
};
