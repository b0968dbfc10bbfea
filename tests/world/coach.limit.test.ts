import { coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { errorView } from '@rinkside/contracts/error';
import { redisScope } from '@rinkside/platform/redis';
import { sendRoute } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let redis: Redis;
beforeAll(async () => {
  // A tenth: three questions an hour for minors, three a minute for everybody.
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { RATE_LIMIT_FACTOR: '0.1' },
  });
  redis = new Redis(inject('redisUrl'));
});
afterAll(async () => {
  redis?.disconnect();
  await world?.close();
});

const body = { text: 'How do I skate faster?' };
const ask = async (person: Person) => {
  await world.settle();
  const answer = await sendRoute(world.origin(), person.token, coachRoutes.ask, { body });
  return { answer, wait: Number(answer.headers.get('retry-after')) };
};
/** Two questions this account asked earlier in the hour. */
const askedEarlier = (person: Person) =>
  redis.set(`${redisScope(world.env.DATABASE_URL)}:limit:coach.minor:${person.id}`, 2, 'EX', 3000);

// @covers A4 V2.3.2
it('a minor is answered so often in an hour, and told when to come back', async () => {
  const child = await world.person({
    birthdate: `${new Date().getUTCFullYear() - 15}-01-02`,
    age: '15U',
  });
  await askedEarlier(child);
  expect((await ask(child)).answer.status).toBe(201);
  const { answer, wait } = await ask(child);
  expect(answer.status).toBe(429);
  expect(errorView.parse(await answer.json()).message).toBe(coachRules.tooManyThisHour);
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(3600);
});

it('an adult is counted by the minute only, a wish for another answer like a question', async () => {
  const adult = await world.person();
  await askedEarlier(adult);
  expect((await ask(adult)).answer.status).toBe(201);
  expect((await ask(adult)).answer.status).toBe(201);
  await world.settle();
  const { messages } = await adult.call(coachRoutes.messages);
  await adult.call(coachRoutes.regenerate, { params: { id: messages.at(-1)?.id ?? '' } });
  const { answer, wait } = await ask(adult);
  expect(answer.status).toBe(429);
  expect(wait).toBeLessThanOrEqual(60);
});
