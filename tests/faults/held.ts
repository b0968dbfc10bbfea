import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/client';
import { openPool } from '@rinkside/testkit/database';
import { clock, idOfNow } from './fact-ids.js';
import type { Figure } from './field.js';
import { Installation } from './installation.js';
import { populate } from './population.js';
import { processorOf } from './sockets.js';
import { quantile } from './traffic.js';

/** Facts of one statement, and most that wait: fewer than that, and the relay would have nothing to do. */
const stride = 5000;
const mostWaiting = 20_000;

/** Facts of this moment, as gateways make them: nobody is told, nothing follows. */
const pour = `insert into outbox (id, name, payload, occurred_at)
  select ${idOfNow}, 'like.changed',
    jsonb_build_object('content_type', 'post', 'id', $1::text, 'author_id', $1::text, 'organization_id', null,
      'listed', false, 'version', n, 'likesCount', 0, 'actor_id', $1::text, 'liked', false), now()
  from generate_series(1, ${stride}) n,
    ${clock}`;

/** Asks seldom: under a transaction that is held open, counting what waits steps over all that was published. */
const fewerWait = async (installation: Installation, most: number) => {
  for (;;) {
    const [row] = await installation.rows<{ n: number }>(
      'select count(*)::int as n from outbox where published_at is null',
    );
    if ((row?.n ?? 0) <= most) return;
    await pause(250);
  }
};

/** Lets facts pass through the outbox. @returns what one costs the relay, µs of processor. */
const pass = async (installation: Installation, facts: number): Promise<number> => {
  const { pid } = installation.process('relay-1');
  const before = await processorOf(pid);
  for (let poured = 0; poured < facts; poured += stride) {
    await installation.rows(pour, [randomUUID()]);
    await fewerWait(installation, mostWaiting);
  }
  await fewerWait(installation, 0);
  return ((await processorOf(pid)) - before) * (1000 / facts);
};

/** How long posts take from their making to their publishing, ms. */
const postsOnTheirWay = async (installation: Installation, token: string): Promise<number> => {
  const ids: string[] = [];
  for (let at = 0; at < 20; at++)
    ids.push(
      (await callRoute(installation.origin, token, postRoutes.create, { body: { content: `${at}` } })).id,
    );
  await installation.settle();
  const rows = await installation.rows<{ ms: number }>(
    `select extract(epoch from published_at - occurred_at)::float * 1000 as ms from outbox where payload->>'id' = any($1)`,
    [ids],
  );
  return quantile(
    rows.map(({ ms }) => ms),
    0.9,
  );
};

/** Somebody's transaction stays open, so that nothing is vacuumed, while many facts pass through the outbox. */
export const passWhileHeld = async (postgresUrl: string, facts: number): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  const holder = openPool(installation.databaseUrl, 1);
  try {
    await installation.process('relay-2').stop();
    const [somebody] = await populate(installation, 1);
    const calm = await pass(installation, Math.min(facts, 100_000));
    const began = performance.now();
    const held = await holder.connect();
    await held.query('begin isolation level repeatable read');
    await held.query('select 1 from outbox limit 1');
    const struck = await pass(installation, facts);
    const way = await postsOnTheirWay(installation, somebody?.token ?? '');
    const open = performance.now() - began;
    await held.query('commit');
    held.release();
    const [told] = await installation.rows<{ n: number }>(
      'select count(published_at)::int as n from outbox where attempts = 1',
    );
    const [all] = await installation.rows<{ n: number }>('select count(*)::int as n from outbox');
    return [
      { what: 'facts that passed meanwhile', value: facts },
      { what: 'transaction open, s', value: Math.round(open / 1000) },
      { what: 'lost, stuck or tried twice', value: (all?.n ?? 0) - (told?.n ?? 0), limit: 0 },
      {
        what: 'processor of the relay for one, times that before',
        value: Math.round((100 * struck) / calm) / 100,
        limit: 1.5,
      },
      { what: 'nine of ten posts published after them within, ms', value: Math.round(way), limit: 500 },
    ];
  } finally {
    await holder.end();
    await installation.close();
  }
};
