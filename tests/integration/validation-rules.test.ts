import type { ErrorView } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { sendRoute, type CallInput } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  validationCalls,
  rulesTestedElsewhere,
  validationRules,
  type CallName,
} from './validation-rules/validation-table.js';
import { coveringFilesById } from '../documents/requirement-coverage.js';
import { MatrixSetup } from './access-matrix/matrix-setup.js';
import { imageFiles } from './image-files.js';

let app: TestApp;
let setup: MatrixSetup;
let users: Record<'unonboarded' | 'skater' | 'goalie', TestUser>;
/** A valid request for each call. */
let validInputs: Record<CallName, CallInput<Route>>;

beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  setup = await MatrixSetup.open(app);
  const skater = await app.user();
  const goalie = await app.user({ position: 'goalie' });
  users = { unonboarded: await app.unonboardedUser(), skater, goalie };
  const goalieStats = { saves: 20, shots_against: 22, goals_against: 2 };
  const profile = {
    first_name: 'Noor', last_name: 'Lindqvist', birthdate: '1990-05-04', role: 'player', position: 'skater',
    level: 'AA', zipcode: '55101', age: '18U', organization_id: setup.opponent,
  }; // prettier-ignore
  const withId = (id: string) => ({ params: { id } });
  validInputs = {
    onboarding: { body: profile },
    profile: { body: {} },
    avatar: {},
    post: { body: { content: 'Early ice' } },
    'edit of a post': { ...withId(await setup.createPost({ owner: skater })), body: { content: 'Late ice' } },
    'game of a skater': { body: setup.gameBody },
    'game of a goalie': { body: { ...setup.gameBody, goals: 0, assists: 0, ...goalieStats } },
    'edit of a game': { ...withId(await setup.createGame({ owner: skater })), body: {} },
    highlight: { file: imageFiles.small() },
    'highlight without a file': {},
    'edit of a highlight': { ...withId(await setup.createHighlight({ owner: skater })), body: {} },
    organization: { body: { name: 'Ice Foxes' } },
    'public page': withId('0198c0de-0000-7000-8000-000000000000'),
    'own profile': {},
  };
});
afterAll(async () => {
  await setup?.close();
  await app?.close();
});

describe.each(Object.keys(validationCalls) as CallName[])('validation of %s', (call) => {
  const callRules = validationRules.filter((rule) => rule.call === call);
  // @covers V2.2.1
  it.each(callRules)('$rule → $status $message', async ({ input: changes, status, message }) => {
    const { route, as } = validationCalls[call];
    const input: CallInput<Route> =
      changes instanceof Blob
        ? { ...validInputs[call], file: changes }
        : {
            ...validInputs[call],
            ...(changes && { body: { ...Object(validInputs[call].body), ...changes } }),
          };
    const token = as === 'anonymous' ? undefined : users[as].token;
    const response = await sendRoute<Route>(app.origin(), token, route, input);
    const answer = (await response.json()) as ErrorView;
    expect([response.status, message && answer.message]).toEqual([status, message]);
  });
});

describe('rules tested in other files', () => {
  it.each(Object.entries(rulesTestedElsewhere))('are covered: %s %s', (id) => {
    expect(coveringFilesById().get(id) ?? []).not.toEqual([]);
  });
});
