import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorView } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { sendRoute, type CallInput } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { calls, elsewhere, rules, type CallName } from './catalogue/table.js';
import { Stage } from './matrix/stage.js';
import { pictures } from './picture.js';

let world: World;
let stage: Stage;
let people: Record<'newcomer' | 'skater' | 'goalie', Person>;
/** What each call sends when nothing is wrong with it. */
let right: Record<CallName, CallInput<Route>>;

beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  stage = await Stage.open(world);
  const skater = await world.person();
  const goalie = await world.person({ position: 'goalie' });
  people = { newcomer: await world.newcomer(), skater, goalie };
  const net = { saves: 20, shots_against: 22, goals_against: 2 };
  const profile = {
    first_name: 'Noor', last_name: 'Lindqvist', birthdate: '1990-05-04', role: 'player', position: 'skater',
    level: 'AA', zipcode: '55101', age: '18U', organization_id: stage.opponent,
  }; // prettier-ignore
  const on = (id: string) => ({ params: { id } });
  right = {
    onboarding: { body: profile },
    profile: { body: {} },
    avatar: {},
    post: { body: { content: 'Early ice' } },
    'edit of a post': { ...on(await stage.post({ owner: skater })), body: { content: 'Late ice' } },
    'game of a skater': { body: stage.game },
    'game of a goalie': { body: { ...stage.game, goals: 0, assists: 0, ...net } },
    'edit of a game': { ...on(await stage.playedGame({ owner: skater })), body: {} },
    highlight: { file: pictures.small() },
    'highlight without a file': {},
    'edit of a highlight': { ...on(await stage.highlight({ owner: skater })), body: {} },
    organization: { body: { name: 'Ice Foxes' } },
    'public page': on('0198c0de-0000-7000-8000-000000000000'),
    'own profile': {},
  };
});
afterAll(async () => {
  await stage?.close();
  await world?.close();
});

describe.each(Object.keys(calls) as CallName[])('%s', (call) => {
  const own = rules.filter((rule) => rule.call === call);
  // @covers V2.2.1
  it.each(own)('$rule → $status $sentence', async ({ sent, status, sentence }) => {
    const { route, as } = calls[call];
    const input: CallInput<Route> =
      sent instanceof Blob
        ? { ...right[call], file: sent }
        : { ...right[call], ...(sent && { body: { ...Object(right[call].body), ...sent } }) };
    const token = as === 'anonymous' ? undefined : people[as].token;
    const response = await sendRoute<Route>(world.origin(), token, route, input);
    const answer = (await response.json()) as ErrorView;
    expect([response.status, sentence && answer.message]).toEqual([status, sentence]);
  });
});

describe('kept elsewhere', () => {
  it.each(Object.entries(elsewhere))('%s', (_rule, [file, words]) => {
    const path = join(import.meta.dirname, '../..', file);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(words);
  });
});
