import { isDeepStrictEqual } from 'node:util';
import { errorView } from '@rinkside/contracts/error.schema';
import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes.schema';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fuzzRequestsFor, type FuzzRequest } from './fuzz-requests.js';
import { RawHttpClient, type RawResponse } from './raw-http-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

/** Row count and hash sum of each table except `upload`: a sweep removes its abandoned reservations later. */
const databaseState = async () => {
  await app.settle();
  const { rows } = await app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'upload' order by 1`,
  );
  const sums = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, sum(hashtext(t::text)) as sum from "${name}" t`,
  );
  return (await app.pool.query(sums.join(' union all '))).rows;
};

/** Reads the state until it is stable: aborted requests may still change it after the others have finished. */
const stableState = async (previous?: unknown[]): Promise<unknown[]> => {
  const current = await databaseState();
  return isDeepStrictEqual(current, previous) ? current : stableState(current);
};

/** Internal details that no response may contain. */
const internalDetails =
  /node_modules|\.[jt]s:\d|\bselect\b.*\bfrom\b|syntax error|relation "|invalid input syntax|ECONN|TypeError|RangeError/i;

/** Messages of zod, instead of sentences of the product. */
const validatorMessages = /^(Invalid|Too (big|small)|Unrecognized|Expected)\b.*(:|expected|received)/;

const problemOf = (attack: FuzzRequest, { status, type, text }: RawResponse): string | undefined => {
  const summary = `${attack.description} → ${status} ${text.slice(0, 200)}`;
  if (status >= 500) return `failed: ${summary}`;
  if (attack.malformed && status < 400) return `accepted: ${summary}`;
  if (status < 400) return undefined;
  if (!type.startsWith('application/json')) return `not JSON: ${summary}`;
  const view = errorView.strict().safeParse(JSON.parse(text));
  if (!view.success || view.data.statusCode !== status) return `wrong error format: ${summary}`;
  const messages = [view.data.message, ...(view.data.errors ?? []).map(({ message }) => message)];
  if (messages.some((message) => validatorMessages.test(message))) return `validator message: ${summary}`;
  return internalDetails.test(text) ? `leaks internals: ${summary}` : undefined;
};

const sendAll = async (sender: RawHttpClient, route: Route, attacks: FuzzRequest[]): Promise<string[]> => {
  const problems: string[] = [];
  const queue = attacks.values();
  const sendQueued = async () => {
    for (const attack of queue) {
      const answer = await sender
        .send(route, attack)
        .catch((error: unknown) => ({ status: 599, type: '', text: String(error) }));
      const problem = problemOf(attack, answer);
      if (problem) problems.push(problem);
    }
  };
  // Of one account three images wait at most.
  await Promise.all(Array.from({ length: route.file ? 3 : 8 }, sendQueued));
  return problems;
};

/** Defines tests that send `many` malformed or unusual requests to every route. */
export const testMalformedRequests = (count: number) => {
  describe.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
    '$name',
    ({ route }) => {
      const attacks = fuzzRequestsFor(route, count);
      let sender: RawHttpClient;
      beforeAll(async () => {
        // A moderator and operator, so that requests reach validation instead of failing authorization.
        const { id, token } = await app.user();
        await app.pool.query('update player set moderator = true, operator = true where id = $1', [id]);
        sender = new RawHttpClient(app.origin(), token);
      });
      afterAll(() => sender?.close());

      it('rejects malformed requests in the error format and changes no data', async () => {
        const before = await stableState();
        const malformed = attacks.filter((attack) => attack.malformed);
        expect(await sendAll(sender, route, malformed)).toEqual([]);
        expect(await databaseState()).toEqual(before);
      });

      it('survives unusual but allowed requests', async () => {
        const unusual = attacks.filter((attack) => !attack.malformed);
        expect(await sendAll(sender, route, unusual)).toEqual([]);
        expect((await fetch(`${app.origin()}/health/live`)).status).toBe(200);
      });
    },
  );
};
