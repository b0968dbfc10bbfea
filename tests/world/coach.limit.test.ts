import { coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { errorView } from '@rinkside/contracts/error';
import { sendRoute } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
beforeAll(async () => {
  // A tenth: three questions an hour for minors, three calls of one kind a minute for everybody.
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { RATE_LIMIT_FACTOR: '0.1' },
  });
});
afterAll(() => world?.close());

/** Asks twice and has the answer written again, which no limit by the minute minds. */
const askThrice = async (person: Person) => {
  const body = { text: 'How do I skate faster?' };
  await person.call(coachRoutes.ask, { body });
  await world.settle();
  const { messages } = await person.call(coachRoutes.ask, { body });
  await world.settle();
  await person.call(coachRoutes.regenerate, { params: { id: messages.at(-1)?.id ?? '' } });
  await world.settle();
  return sendRoute(world.origin(), person.token, coachRoutes.ask, { body });
};

it('a minor is answered so often in an hour, and told when to come back', async () => {
  const child = await world.person({
    birthdate: `${new Date().getUTCFullYear() - 15}-01-02`,
    age: '15U',
  });
  const refused = await askThrice(child);
  expect(refused.status).toBe(429);
  expect(errorView.parse(await refused.json()).message).toBe(coachRules.tooManyThisHour);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(3600);
});

it('an adult is not counted by the hour', async () => {
  expect((await askThrice(await world.person())).status).toBe(201);
});
