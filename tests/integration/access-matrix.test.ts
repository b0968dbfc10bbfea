import { errorView } from '@rinkside/contracts/error.schema';
import { blockRoutes } from '@rinkside/contracts/block';
import { circleRoutes } from '@rinkside/contracts/circle';
import { coachRoutes } from '@rinkside/contracts/coach';
import { commentRoutes } from '@rinkside/contracts/comment';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { playerRoutes } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { teamRoutes } from '@rinkside/contracts/team';
import { sessionRoutes } from '@rinkside/contracts/session';
import { routes } from '@rinkside/contracts/routes.schema';
import { parseReply, sendRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  callers,
  ownerLastName,
  createGuardian,
  createMatrixUsers,
  guardianKinds,
  setOwnersAge,
  privateFieldsOf,
  type Caller,
  type GuardianKind,
  type MatrixUsers,
} from './access-matrix/matrix-users.js';
import { formatStatuses, type AccessRow } from './access-matrix/access-row.js';
import { MatrixSetup } from './access-matrix/matrix-setup.js';
import { scorerKinds, scorerRows, type ScorerKind } from './access-matrix/scorer-rows.js';
import { accessTable } from './access-matrix/access-table.js';

let app: TestApp;
let setup: MatrixSetup;
let sharedUsers: MatrixUsers;
const sharedScorers: Partial<Record<ScorerKind, Promise<TestUser>>> = {};
const sharedGuardians: Partial<Record<GuardianKind, Promise<TestUser>>> = {};
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  setup = await MatrixSetup.open(app);
  sharedUsers = await createMatrixUsers(app);
  await createContent(sharedUsers);
});
afterAll(async () => {
  await setup?.close();
  await app?.close();
});

/** Creates one of each kind of content, so that lists have data to leak. */
const createContent = async (users: MatrixUsers) => {
  await setup.createPost(users);
  await setup.createGame(users);
  await setup.createHighlight(users);
  await setup.createHighlight(users, 'private');
  await setup.createComment(users, users.stranger);
  await setup.createReport(users);
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
/** Routes that guardians of a player of 13 to 17 with a login may use as the player. */
const overseerWrites = new Set<Route>([
  playerRoutes.update,
  guardianRoutes.allow,
  followRoutes.removeFollower,
  followRoutes.unfollow,
  followRoutes.accept,
  followRoutes.decline,
  blockRoutes.block,
  blockRoutes.unblock,
  commentRoutes.remove,
  circleRoutes.withdraw,
  circleRoutes.leave,
  teamRoutes.removeMember,
  liveLinkRoutes.create,
  liveLinkRoutes.revoke,
]);
/** Not for guardians of a child with a login. */
const ownersAlone = new Set<Route>([playerRoutes.remove, sessionRoutes.endOthers]);
/** Guardians may use them as a minor, who may not. */
const guardiansAlone = new Set<Route>([liveLinkRoutes.create]);
const privateReads = new Set<Route>([exportRoutes.mine, coachRoutes.messages, coachRoutes.memories]);
const mayOversee = (route: Route) =>
  route.method === 'GET' ? !privateReads.has(route) : overseerWrites.has(route);
const leaks: string[] = [];

/** Records each private field of another user, and for signed-out callers the child's last name, in `leaks`. */
const recordLeaks = (row: AccessRow, caller: Caller, users: MatrixUsers, text: string) => {
  const others = Object.entries(users)
    .filter(([name]) => name !== caller)
    .map(([, person]) => person);
  const leaked = others.flatMap(privateFieldsOf).filter((secret) => text.includes(secret));
  if (!routesWithPrivateFields.has(row.route) && /"(email|birthdate|zipcode)"/.test(text))
    leaked.push('a private field name');
  if (caller === 'anonymous' && text.includes(ownerLastName)) leaked.push(ownerLastName);
  leaks.push(...leaked.map((secret) => `${routeName(row.route)} shows ${caller} ${secret}`));
};

const send = async (row: AccessRow, caller: Caller, users: MatrixUsers): Promise<number> => {
  const person = caller === 'anonymous' ? undefined : users[caller];
  const input = await row.buildInput({ setup, users, caller: person });
  const response = await sendRoute(app.origin(), person?.token, row.route, input);
  const text = await response.text();
  recordLeaks(row, caller, users, text);
  const answer: unknown = JSON.parse(text);
  if (response.ok) parseReply(row.route, response.status, answer);
  else expect(errorView.strict().parse(answer).statusCode).toBe(response.status);
  return response.status;
};

// @covers R6 V8.2.2 V8.3.1
describe('the access matrix', () => {
  // @covers V3.5.3 V8.2.1
  it('has a row for every route', () => {
    const tableRoutes = new Set(accessTable.map(({ route }) => routeName(route)));
    expect(routes.map(routeName).filter((name) => !tableRoutes.has(name))).toEqual([]);
  });

  it.each(accessTable.map((row) => ({ name: routeName(row.route), target: row.target, row })))(
    'answers each caller as expected: $name on $target',
    async ({ row }) => {
      const statuses: number[] = [];
      const users = row.needsOwnUsers ? await createMatrixUsers(app) : sharedUsers;
      for (const caller of callers) statuses.push(await send(row, caller, users));
      expect(formatStatuses(statuses)).toBe(formatStatuses(row.statuses));
    },
  );

  // @covers V8.2.2
  it.each(accessTable.map((row) => ({ name: routeName(row.route), target: row.target, row })))(
    'lets guardians act as the owner and former guardians not: $name on $target',
    { tags: ['extended'] },
    async ({ row }) => {
      const ownerStatus = guardiansAlone.has(row.route) ? 201 : row.statuses[callers.indexOf('owner')];
      const statuses: Record<string, number> = {};
      for (const kind of guardianKinds) {
        const users = row.needsOwnUsers ? await createMatrixUsers(app) : sharedUsers;
        const guardian = row.needsOwnUsers
          ? await createGuardian(app, kind, users)
          : await (sharedGuardians[kind] ??= createGuardian(app, kind, users));
        const input = await row.buildInput({ setup, users, caller: users.owner });
        const acting = { ...input, actingAs: users.owner.id };
        await setOwnersAge(app, users, kind === 'overseer' ? 14 : 11);
        statuses[kind] = (await sendRoute(app.origin(), guardian.token, row.route, acting)).status;
        await setOwnersAge(app, users, 14);
      }
      const guardianStatus = ownersAlone.has(row.route) ? 403 : ownerStatus;
      expect(statuses).toEqual({
        guardian: guardianStatus,
        'second guardian': guardianStatus,
        'former guardian': 404,
        overseer: mayOversee(row.route) ? ownerStatus : 403,
      });
    },
  );

  // @covers V8.2.2
  it.each(scorerRows.map((row) => ({ name: routeName(row.route), target: row.target, row })))(
    'answers scorers by link as expected: $name on $target',
    async ({ row }) => {
      const statuses: number[] = [];
      for (const kind of scorerKinds) {
        const person = await (sharedScorers[kind] ??= app.user());
        const isRevoked = kind === 'scorer whose link was revoked';
        const gameId = await setup.createScorer(sharedUsers, person, isRevoked);
        const input = await row.buildInput({ setup, users: sharedUsers, gameId });
        statuses.push((await sendRoute(app.origin(), person.token, row.route, input)).status);
      }
      expect(statuses).toEqual(row.statuses);
    },
  );

  // @covers V15.3.1
  it('shows no caller another user’s email, birthdate or zip code and no signed-out visitor a child’s last name', () => {
    expect(leaks).toEqual([]);
  });
});
