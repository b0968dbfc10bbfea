import { recountSeasons } from '@rinkside/domain/season/season.commands';
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { jobNames } from '@rinkside/contracts/jobs';
import { Commands } from '@rinkside/platform/command';
import { Ear } from '../ear.js';
import { cast, size } from '../data/million.js';
import type { Fleet } from '../fleet.js';
import type { Part } from '../part.js';
import { inTurns, median, quantile } from '../rounds.js';
import { pace, request } from '../wire.js';

/** A player who played a season of every game there is: what a recount of so many costs, in one go. */
const everyGame = `update game set player_id = $1`;
const aggregate = `select count(*), count(*) filter (where g.our_score > g.their_score), count(*) filter (where g.our_score < g.their_score),
  count(*) filter (where g.our_score = g.their_score), sum(g.goals), sum(g.assists), sum(g.saves), sum(g.shots_against), sum(g.goals_against),
  sum(coalesce(g.minutes_played, 60)) filter (where g.goals_against is not null), count(*) filter (where g.goals_against = 0)
  from game g where g.player_id = $1`;

const players = Array.from({ length: 50 }, (_, at) => 2000 + at);

const push = async (fleet: Fleet, port: number, seconds: number) => {
  const took: number[] = [];
  const waiting = new Map<string, number[]>();
  const ears = await Promise.all(
    players.map(async (number) => {
      const token = await fleet.issuer.token(String(number));
      return {
        token,
        ear: await Ear.open(
          port,
          (text) => {
            // All seasons together: told once for every recount that counted a new game.
            if (!text.includes('season.changed') || !text.includes('"season":"all"')) return;
            const now = performance.now();
            for (const since of waiting.get(token)?.splice(0) ?? []) took.push(now - since);
          },
          token,
        ),
      };
    }),
  );
  let asked = 0;
  const next = () => {
    const { token = '' } = ears[++asked % ears.length] ?? {};
    const body = {
      organization_id: cast.organization(3 + (asked % 900)), date: '2026-02-03', our_score: asked % 7, their_score: asked % 5,
      goals: 1, assists: 1,
    }; // prettier-ignore
    waiting.set(token, [...(waiting.get(token) ?? []), performance.now()]);
    return request('POST', '/api/games', { token, body });
  };
  await pace(port, next, { rate: 25, seconds: Math.max(4, 2 * seconds) });
  const missing = () => [...waiting.values()].flat().length;
  for (let tries = 0; missing() > 0; tries++) {
    if (tries > 300) throw new Error(`${missing()} games were never counted`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const { ear } of ears) ear.close();
  return took;
};

/** P15: from a game that is sent to the seasons that are heard of, and what a recount costs beside its bare aggregate. */
export const seasons: Part = {
  ids: ['P15'],
  async run(stage, { rounds, seconds }, tell) {
    const fleet = await stage.fleet({ items: size.items });
    const gateway = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    await push(fleet, gateway.port, seconds);
    const took: number[] = [];
    for (let round = 0; round < Math.min(rounds, 3); round++)
      took.push(...(await push(fleet, gateway.port, seconds)));
    const what = 'a game sent to its seasons heard, 25/s';
    tell({
      id: 'P15',
      what: `${what}, p50`,
      unit: 'ms',
      product: quantile(took, 0.5),
      held: quantile(took, 0.5),
    });
    tell({
      id: 'P15',
      what: `${what}, p99`,
      unit: 'ms',
      product: quantile(took, 0.99),
      held: quantile(took, 0.99),
      bar: { most: 100 },
    });

    const database = await openProductDatabase({ DATABASE_URL: fleet.env.DATABASE_URL, DATABASE_POOL: 2 });
    try {
      const { pool } = database;
      const client = await pool.connect();
      await client.query('set statement_timeout = 0');
      const whose = cast.player(1);
      const { rowCount } = await client.query(everyGame, [whose]);
      await client.query(
        `insert into season_stats (player_id, reading, season) values ($1, 'year', 0) on conflict do nothing`,
        [whose],
      );
      await client.query('vacuum analyze game');
      const commands = new Commands(database, {
        poke: () => undefined,
        onPoke: () => undefined,
        close: async () => undefined,
      });
      const timed = async (work: () => Promise<unknown>) => {
        const began = performance.now();
        await work();
        return { ms: performance.now() - began };
      };
      const found = await inTurns(rounds, {
        floor: () => timed(() => client.query(aggregate, [whose])),
        product: async () => {
          await client.query('update season_stats set due = due + 1 where player_id = $1', [whose]);
          return timed(() => commands.run(actorOf(whose), recountSeasons));
        },
      });
      const ms = (side: 'floor' | 'product') => median(found[side].map((sample) => sample.ms));
      const held = median(found.product.map((sample, at) => sample.ms / (found.floor[at]?.ms ?? NaN)));
      client.release();
      tell({
        id: 'P15',
        what: `recount of ${(rowCount ?? 0).toLocaleString('en')} games beside their bare aggregate`,
        unit: 'ms',
        floor: ms('floor'),
        product: ms('product'),
        held,
        bar: { most: 1.3 },
      });
    } finally {
      await database.close();
    }
  },
};
