import { randomUUID } from 'node:crypto';
import { cast, size } from '../data/million.js';
import { dice } from '../data/requests.js';
import type { Fleet } from '../fleet.js';
import type { Part } from '../part.js';
import { cpuOf } from '../processor.js';
import { startProgram } from '../program.js';
import { compare, inTurns, quantile, warmUp } from '../rounds.js';
import { pace, request } from '../wire.js';

const authors = Array.from({ length: 200 }, (_, at) => 1000 + at);

/** Wishes that change something, each another one, with a key each. */
export const wishes = async ({ issuer, pool }: Fleet) => {
  const tokens = await Promise.all(authors.map((number) => issuer.token(String(number))));
  const { rows } = await pool.query<{ id: string }>(
    `select id from item where author_id = $1 and open order by id desc limit 20000`,
    [cast.league],
  );
  let asked = 0;
  const ask = (path: string, body: () => unknown) => () =>
    request('POST', path, { token: tokens[++asked % tokens.length], body: body(), key: randomUUID() });
  const roll = dice(3);
  const content = 'A post from the rink, about as long as most of them are.';
  let liked = 0;
  const lean = (path: string) => () =>
    request('POST', path, {
      body: { post: 1 + Math.floor(roll() * size.items), person: ++liked % size.players, content },
    });
  return {
    floor: { like: lean('/like'), post: lean('/post'), game: lean('/post') },
    product: {
      like: ask('/api/likes', () => ({ target_type: 'post', target_id: rows[++liked % rows.length]?.id })),
      post: ask('/api/posts', () => ({ content })),
      game: ask('/api/games', () => ({
        organization_id: cast.organization(2 + Math.floor(roll() * 900)),
        date: '2026-02-03',
        our_score: Math.floor(roll() * 7),
        their_score: Math.floor(roll() * 7),
        goals: 1,
        assists: 2,
      })),
    },
  };
};

/** P4: a command with an Idempotency-Key and its facts, beside one statement that writes the row and the fact. */
export const commands: Part = {
  ids: ['P4'],
  async run(stage, { rounds, seconds }, tell) {
    const fleet = await stage.fleet({ items: size.items });
    const gateway = await fleet.gateway();
    const floor = await startProgram('http', fleet.env.DATABASE_URL);
    const asked = await wishes(fleet);
    const sides = { floor, product: { pid: gateway.child.pid ?? 0, port: gateway.port } };
    for (const kind of ['like', 'post', 'game'] as const) {
      const side = (name: 'floor' | 'product') => async () => {
        const before = cpuOf(sides[name].pid);
        const took = await pace(sides[name].port, asked[name][kind], { rate: 300, seconds });
        const cpu = ((cpuOf(sides[name].pid) - before) * 1e6) / took.length;
        return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), cpu };
      };
      const found = await inTurns(rounds, { floor: side('floor'), product: side('product') }, warmUp);
      const p50 = compare(found.floor, found.product, 'p50');
      const p99 = compare(found.floor, found.product, 'p99');
      const cpu = compare(found.floor, found.product, 'cpu');
      tell({ id: 'P4', what: `${kind}, p50`, unit: 'ms', ...p50, held: p50.ratio, bar: { most: 1.5 } });
      tell({ id: 'P4', what: `${kind}, p99`, unit: 'ms', ...p99, held: p99.ratio, bar: { most: 2 } });
      tell({ id: 'P4', what: kind, unit: 'µs of processor', ...cpu, held: cpu.ratio, bar: { most: 2 } });
    }
  },
};
