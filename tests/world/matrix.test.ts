import { errorView } from '@rinkside/contracts/error';
import { exportRoutes } from '@rinkside/contracts/export';
import { playerRoutes } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes';
import { asPromised, sendRoute } from '@rinkside/testkit/client';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callers, lastNameOfOwner, makeCast, secretsOf, type Caller, type Cast } from './matrix/cast.js';
import { asWords, type Row } from './matrix/row.js';
import { Stage } from './matrix/stage.js';
import { table } from './matrix/table.js';

let app: World;
let setup: Stage;
let sharedUsers: Cast;
beforeAll(async () => {
  app = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  setup = await Stage.open(app);
  sharedUsers = await makeCast(app);
  await createContent(sharedUsers);
});
afterAll(async () => {
  await setup?.close();
  await app?.close();
});

/** Creates one of each kind of content, so that lists have data to leak. */
const createContent = async (users: Cast) => {
  await setup.post(users);
  await setup.playedGame(users);
  await setup.highlight(users);
  await setup.highlight(users, false);
  await setup.comment(users, users.stranger);
  await setup.report(users);
  await app.settle();
};

const routeName = ({ method, path }: Route) => `${method} ${path}`;

/** Routes that return the caller's own private fields. */
const routesWithPrivateFields = new Set<Route>([
  playerRoutes.me,
  playerRoutes.update,
  playerRoutes.onboard,
  playerRoutes.avatar,
  exportRoutes.mine,
]);
const leaks: string[] = [];

/** Records each private field of another user, and for signed-out callers the child's last name, in `leaks`. */
const recordLeaks = (row: Row, caller: Caller, users: Cast, text: string) => {
  const others = Object.entries(users)
    .filter(([name]) => name !== caller)
    .map(([, person]) => person);
  const leaked = others.flatMap(secretsOf).filter((secret) => text.includes(secret));
  if (!routesWithPrivateFields.has(row.route) && /"(email|birthdate|zipcode)"/.test(text))
    leaked.push('a private field name');
  if (caller === 'anonymous' && text.includes(lastNameOfOwner)) leaked.push(lastNameOfOwner);
  leaks.push(...leaked.map((secret) => `${routeName(row.route)} shows ${caller} ${secret}`));
};

const send = async (row: Row, caller: Caller, users: Cast): Promise<number> => {
  const person = caller === 'anonymous' ? undefined : users[caller];
  const input = await row.buildInput({ setup, users, caller: person });
  const response = await sendRoute(app.origin(), person?.token, row.route, input);
  const text = await response.text();
  recordLeaks(row, caller, users, text);
  const answer: unknown = JSON.parse(text);
  if (response.ok) asPromised(row.route, response.status, answer);
  else expect(errorView.strict().parse(answer).statusCode).toBe(response.status);
  return response.status;
};

// @covers R6 V8.2.2 V8.3.1
describe('the access matrix', () => {
  // @covers V3.5.3 V8.2.1
  it('has a row for every route', () => {
    const tableRoutes = new Set(table.map(({ route }) => routeName(route)));
    expect(routes.map(routeName).filter((name) => !tableRoutes.has(name))).toEqual([]);
  });

  it.each(table.map((row) => ({ name: routeName(row.route), target: row.target, row })))(
    'answers each caller as expected: $name on $target',
    async ({ row }) => {
      const statuses: number[] = [];
      const users = row.needsOwnUsers ? await makeCast(app) : sharedUsers;
      for (const caller of callers) statuses.push(await send(row, caller, users));
      expect(asWords(statuses)).toBe(asWords(row.statuses));
    },
  );

  // @covers V15.3.1
  it('shows no caller another user’s email, birthdate or zip code and no signed-out visitor a child’s last name', () => {
    expect(leaks).toEqual([]);
  });
});
