import { isDeepStrictEqual } from 'node:util';
import { errorView } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { attacksOn, type Attack } from './attacks.js';
import { Sender, type Answer } from './send.js';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => world?.close());

/** Every row there is, as one number for each table; names of uploads that came to nothing are the sweep's to remove. */
const state = async () => {
  await world.settle();
  const { rows } = await world.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'upload' order by 1`,
  );
  const sums = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, sum(hashtext(t::text)) as sum from "${name}" t`,
  );
  return (await world.pool.query(sums.join(' union all '))).rows;
};

/** What calls that were cut off may still do comes after the others are answered: read until it stands still. */
const stillState = async (seen?: unknown[]): Promise<unknown[]> => {
  const now = await state();
  return isDeepStrictEqual(now, seen) ? now : stillState(now);
};

/** Words of the machine that no answer may hold. */
const inside =
  /node_modules|\.[jt]s:\d|\bselect\b.*\bfrom\b|syntax error|relation "|invalid input syntax|ECONN|TypeError|RangeError/i;

const wrong = (attack: Attack, { status, type, text }: Answer): string | undefined => {
  const told = `${attack.what} → ${status} ${text.slice(0, 200)}`;
  if (status >= 500) return `failed: ${told}`;
  if (attack.malformed && status < 400) return `let in: ${told}`;
  if (status < 400) return undefined;
  if (!type.startsWith('application/json')) return `not JSON: ${told}`;
  const view = errorView.strict().safeParse(JSON.parse(text));
  if (!view.success || view.data.statusCode !== status) return `another shape: ${told}`;
  return inside.test(text) ? `tells too much: ${told}` : undefined;
};

const attempt = async (sender: Sender, route: Route, attacks: Attack[]): Promise<string[]> => {
  const found: string[] = [];
  const queue = attacks.values();
  const lane = async () => {
    for (const attack of queue) {
      const answer = await sender
        .send(route, attack)
        .catch((error: unknown) => ({ status: 599, type: '', text: String(error) }));
      const fault = wrong(attack, answer);
      if (fault) found.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return found;
};

/** Holds every route to what it owes so many malformed requests. */
export const holdRoutes = (many: number) => {
  describe.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
    '$name',
    ({ route }) => {
      const attacks = attacksOn(route, many);
      let sender: Sender;
      beforeAll(async () => {
        // A moderator, so that no route refuses at its door what it should refuse at its table.
        const { id, token } = await world.person();
        await world.pool.query('update player set moderator = true, operator = true where id = $1', [id]);
        sender = new Sender(world.origin(), token);
      });
      afterAll(() => sender?.close());

      it(`refuses what its contract does not allow, in the one shape, and leaves nothing behind`, async () => {
        const before = await stillState();
        const malformed = attacks.filter((attack) => attack.malformed);
        expect(await attempt(sender, route, malformed)).toEqual([]);
        expect(await state()).toEqual(before);
      });

      it(`bears what is odd but allowed`, async () => {
        const odd = attacks.filter((attack) => !attack.malformed);
        expect(await attempt(sender, route, odd)).toEqual([]);
        expect((await fetch(`${world.origin()}/health/live`)).status).toBe(200);
      });
    },
  );
};
