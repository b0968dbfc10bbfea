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

let world: World;
let stage: Stage;
let troupe: Cast;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  stage = await Stage.open(world);
  troupe = await makeCast(world);
  await furnish(troupe);
});
afterAll(async () => {
  await stage?.close();
  await world?.close();
});

/** Something of everything, so that lists have something to give away. */
const furnish = async (cast: Cast) => {
  await stage.post(cast);
  await stage.playedGame(cast);
  await stage.highlight(cast);
  await stage.highlight(cast, false);
  await stage.comment(cast, cast.stranger);
  await stage.report(cast);
  await world.settle();
};

const named = ({ method, path }: Route) => `${method} ${path}`;

/** Replies that show one's own. */
const tellsSecrets = new Set<Route>([
  playerRoutes.me,
  playerRoutes.update,
  playerRoutes.onboard,
  playerRoutes.avatar,
  exportRoutes.mine,
]);
const leaks: string[] = [];

/** Nobody but its owner reads an email, a birthdate or a zip code; signed out, nobody reads a child's last name. */
const scan = (row: Row, caller: Caller, cast: Cast, text: string) => {
  const others = Object.entries(cast)
    .filter(([name]) => name !== caller)
    .map(([, person]) => person);
  const found = others.flatMap(secretsOf).filter((secret) => text.includes(secret));
  if (!tellsSecrets.has(row.route) && /"(email|birthdate|zipcode)"/.test(text)) found.push('its name');
  if (caller === 'anonymous' && text.includes(lastNameOfOwner)) found.push(lastNameOfOwner);
  leaks.push(...found.map((secret) => `${named(row.route)} tells ${caller} ${secret}`));
};

const ask = async (row: Row, caller: Caller, cast: Cast): Promise<number> => {
  const person = caller === 'anonymous' ? undefined : cast[caller];
  const input = await row.say({ stage, cast, caller: person });
  const response = await sendRoute(world.origin(), person?.token, row.route, input);
  const text = await response.text();
  scan(row, caller, cast, text);
  const answer: unknown = JSON.parse(text);
  if (response.ok) asPromised(row.route, response.status, answer);
  else expect(errorView.strict().parse(answer).statusCode).toBe(response.status);
  return response.status;
};

// @covers R6 V8.2.2 V8.3.1
describe('the matrix of rights', () => {
  // @covers V3.5.3 V8.2.1
  it('has a row for every route', () => {
    const written = new Set(table.map(({ route }) => named(route)));
    expect(routes.map(named).filter((name) => !written.has(name))).toEqual([]);
  });

  it.each(table.map((row) => ({ name: named(row.route), about: row.about, row })))(
    '$name about $about',
    async ({ row }) => {
      const answers: number[] = [];
      const cast = row.alters ? await makeCast(world) : troupe;
      for (const caller of callers) answers.push(await ask(row, caller, cast));
      expect(asWords(answers)).toBe(asWords(row.answers));
    },
  );

  // @covers V15.3.1
  it('tells nobody another’s email, birthdate or zip code, and no visitor a child’s last name', () => {
    expect(leaks).toEqual([]);
  });
});
