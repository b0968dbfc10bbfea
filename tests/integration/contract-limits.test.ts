// @module-tag extended
import type { ErrorView } from '@rinkside/contracts/error';
import { playerRoutes } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { sendRoute, type CallInput } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AccessRow } from './access-matrix/access-row.js';
import { accessTable } from './access-matrix/access-table.js';
import { MatrixSetup } from './access-matrix/matrix-setup.js';
import { callers, createMatrixUsers, type Caller, type MatrixUsers } from './access-matrix/matrix-users.js';
import { limitsOf, type Limit } from './contract-limits/limit-values.js';

let app: TestApp;
let setup: MatrixSetup;
let sharedUsers: MatrixUsers;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  setup = await MatrixSetup.open(app);
  sharedUsers = await openUsers();
});
afterAll(async () => {
  await setup?.close();
  await app?.close();
});

const openUsers = async () => {
  const users = await createMatrixUsers(app);
  await runOperator(app.env, ['operator', 'add', users.moderator.id]);
  return users;
};

const isSuccess = (status: number) => status < 300;
/** A signed-in caller whose request succeeds, if there is one. */
const callerOf = ({ statuses }: AccessRow): Exclude<Caller, 'anonymous'> => {
  const allowed = callers.find((caller, at) => caller !== 'anonymous' && isSuccess(statuses[at] ?? 0));
  return allowed === undefined || allowed === 'anonymous' ? 'moderator' : allowed;
};

const sameRoute = (a: Route, b: Route) => a.method === b.method && a.path === b.path;
const rowOf = (route: Route): AccessRow => {
  const rows = accessTable.filter((row) => sameRoute(row.route, route));
  const row = rows.find(({ statuses }) => statuses.some(isSuccess)) ?? rows[0];
  if (!row) throw new Error(`no row for ${route.path}`);
  return row;
};

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];
/** What a value that its contract refuses is answered with. */
const refusedStatus = { params: 404, query: 400, body: 400 } as const satisfies Record<Part, number>;
/** What a request is answered with that is too large to be read, characters. */
const tooLarge = { statuses: [413, 431], from: 15_000 };

interface ValidRequest {
  caller: TestUser;
  input: CallInput<Route>;
}

/** Builds the requests of a route. */
class Requests {
  readonly #row: AccessRow;
  readonly #needsOwnUsers: boolean;

  constructor(readonly route: Route) {
    this.#row = rowOf(route);
    // Limits of the caller's own profile would change what the others may do.
    this.#needsOwnUsers = this.#row.needsOwnUsers || sameRoute(route, playerRoutes.update);
  }

  /** Whether a valid request succeeds. */
  get succeeds(): boolean {
    return this.#row.statuses.some(isSuccess);
  }

  async valid(): Promise<ValidRequest> {
    const users = this.#needsOwnUsers ? await openUsers() : sharedUsers;
    const caller = users[callerOf(this.#row)];
    return { caller, input: await this.#row.buildInput({ setup, users, caller }) };
  }

  async send(caller: TestUser, input: CallInput<Route>) {
    const response = await sendRoute(app.origin(), caller.token, this.route, input);
    const text = await response.text();
    // Of one account three files wait at most.
    if (this.route.file) await app.settle();
    return { status: response.status, text };
  }
}

const short = (value: unknown) => JSON.stringify(value).slice(0, 200);

/** Sends a request with one changed field. @returns what is wrong with the answer */
const check = async (requests: Requests, part: Part, limit: Limit, known: ValidRequest) => {
  const isAccepted = !!schemasOf(requests.route)[part]?.safeParse(limit.applyTo(known.input[part])).success;
  // What is accepted may change or end what the request is about.
  const isUsed = isAccepted && requests.route.method !== 'GET';
  const { caller, input } = isUsed ? await requests.valid() : known;
  const value = limit.applyTo(input[part]);
  const { status, text } = await requests.send(caller, { ...input, [part]: value });
  const problem = `${limit.path} ${short(value)} → ${status} ${text.slice(0, 200)}`;
  if (status >= 500) return problem;
  if (isAccepted) return undefined;
  const isRefused =
    status === refusedStatus[part] ||
    (tooLarge.statuses.includes(status) && JSON.stringify(value).length > tooLarge.from);
  if (!isRefused) return `accepted: ${problem}`;
  return (JSON.parse(text) as ErrorView).message ? undefined : `no sentence: ${problem}`;
};

// @covers V2.2.1 V2.2.2
describe.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name',
  ({ route }) => {
    it('refuses what its fields cannot hold, and stores the rest', { timeout: 300_000 }, async () => {
      const requests = new Requests(route);
      if (requests.succeeds) {
        const first = await requests.valid();
        expect(await requests.send(first.caller, first.input)).toMatchObject({
          status: expect.toSatisfy(isSuccess),
        });
      }
      // What succeeded may have ended the account.
      const known = await requests.valid();
      const problems: string[] = [];
      for (const part of parts) {
        const schema = schemasOf(route)[part];
        for (const limit of schema ? limitsOf(schema, part) : []) {
          const problem = await check(requests, part, limit, known);
          if (problem) problems.push(problem);
        }
      }
      expect(problems).toEqual([]);
    });
  },
);
