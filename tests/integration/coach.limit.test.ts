import { coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { errorView } from '@rinkside/contracts/error.schema';
import { redisKeyPrefix } from '@rinkside/platform/redis';
import { sendRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
let redis: Redis;
beforeAll(async () => {
  // A tenth of the limits: three questions an hour for minors, three a minute for all users.
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { RATE_LIMIT_FACTOR: '0.1' },
  });
  redis = new Redis(inject('redisUrl'));
});
afterAll(async () => {
  redis?.disconnect();
  await app?.close();
});

const body = { text: 'How do I skate faster?' };
const ask = async (person: TestUser) => {
  await app.settle();
  const answer = await sendRoute(app.origin(), person.token, coachRoutes.ask, { body });
  return { answer, retryAfterSeconds: Number(answer.headers.get('retry-after')) };
};
/** Sets the hourly counter as if this account had asked two questions. */
const presetHourlyCount = (person: TestUser) =>
  redis.set(`${redisKeyPrefix(app.env.DATABASE_URL)}:limit:coach.minor:${person.id}`, 2, 'EX', 3000);

// @covers A4 V2.3.2
it('limits the questions of a minor per hour and sends Retry-After', async () => {
  const child = await app.user({
    birthdate: `${new Date().getUTCFullYear() - 15}-01-02`,
    age: '15U',
  });
  await presetHourlyCount(child);
  expect((await ask(child)).answer.status).toBe(201);
  const { answer, retryAfterSeconds } = await ask(child);
  expect(answer.status).toBe(429);
  expect(errorView.parse(await answer.json()).message).toBe(coachRules.tooManyThisHour);
  expect(retryAfterSeconds).toBeGreaterThan(60);
  expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
});

it('limits an adult per minute only and counts a regenerated answer as a question', async () => {
  const adult = await app.user();
  await presetHourlyCount(adult);
  expect((await ask(adult)).answer.status).toBe(201);
  expect((await ask(adult)).answer.status).toBe(201);
  await app.settle();
  const { messages } = await adult.call(coachRoutes.messages);
  await adult.call(coachRoutes.regenerate, { params: { id: messages.at(-1)?.id ?? '' } });
  const { answer, retryAfterSeconds } = await ask(adult);
  expect(answer.status).toBe(429);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
});
