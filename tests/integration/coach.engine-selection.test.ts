// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { hoursUntilNewShare } from '@rinkside/domain/coach/engine-selection';
import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { FakeOpenAi, fakeReplies } from '@rinkside/testkit/fake-openai';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { askCoach, textOf } from './coach-chat.js';

const question = 'How can I improve my skating?';
const child = { birthdate: '2016-03-01', age: '10U', guardian_confirmed: true } as const;
const tokenBudget = { perPlayer: 500, total: 1200 };

let provider: FakeOpenAi;
let app: TestApp;
/** An installation that allows the model for children, with a small token budget. */
let childModelApp: TestApp;
const openApp = (env: Record<string, string>) =>
  TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { OPENAI_BASE_URL: provider.url, ...env },
  });
beforeAll(async () => {
  provider = await FakeOpenAi.open();
  app = await openApp({});
  childModelApp = await openApp({
    OPENAI_API_KEY: 'a-key',
    COACH_MODEL_FOR_CHILDREN: '1',
    COACH_DAILY_TOKENS: String(tokenBudget.perPlayer),
    COACH_DAILY_TOKENS_TOTAL: String(tokenBudget.total),
  });
});
afterAll(async () => {
  await app?.close();
  await childModelApp?.close();
  await provider?.close();
});
beforeEach(() => provider.respondWith());

describe('engine selection', () => {
  it('answers a child with the model only if the operator and a guardian both allow it', async () => {
    const cases = [
      { target: app, guardian: false },
      { target: app, guardian: true },
      { target: childModelApp, guardian: false },
    ];
    for (const { target, guardian } of cases) {
      const childUser = await target.user({ ...child, guardian_ai_confirmed: guardian });
      expect((await childUser.call(coachRoutes.messages)).engine).toBe('playbook');
      expect(await askCoach(childUser, question)).toMatchObject({ engine: 'playbook', notice: null });
    }
    expect(provider.requests).toEqual([]);
    const childUser = await childModelApp.user({ ...child, guardian_ai_confirmed: true });
    expect((await childUser.call(coachRoutes.messages)).engine).toBe('model');
    expect((await askCoach(childUser, question)).engine).toBe('model');
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]?.headers.authorization).toBe('Bearer a-key');
  });

  it('answers a user of unknown age with the built-in coach', async () => {
    const user = await app.unonboardedUser();
    expect(await askCoach(user, question)).toMatchObject({ engine: 'playbook' });
    expect(provider.requests).toEqual([]);
  });

  it.each([
    ['2026-11-29T00:00:00Z', 24],
    ['2026-11-29T15:30:00Z', 9],
    ['2026-11-29T23:59:59Z', 1],
  ])('says when the share is full again: asked at %s', (now, hours) => {
    expect(hoursUntilNewShare(new Date(now))).toBe(hours);
  });

  // @covers V15.2.2
  it('falls back to the built-in coach with a notice once the daily token budget is spent', async () => {
    const player = await childModelApp.user();
    provider.respondWith(
      fakeReplies.text('Bend your knees.', tokenBudget.perPlayer - 1),
      fakeReplies.text('Push to the side.', 10),
    );
    expect((await askCoach(player, question)).engine).toBe('model');
    expect((await player.call(coachRoutes.messages)).engine).toBe('model');
    expect((await askCoach(player, question)).engine).toBe('model');
    expect((await player.call(coachRoutes.messages)).engine).toBe('playbook');
    expect(await askCoach(player, question)).toMatchObject({
      engine: 'playbook',
      notice: coachNotices.spent(hoursUntilNewShare(new Date())),
    });
    expect(provider.requests).toHaveLength(2);
    const secondPlayer = await childModelApp.user();
    provider.respondWith(fakeReplies.text('Bend your knees.', tokenBudget.total));
    expect((await askCoach(secondPlayer, question)).engine).toBe('model');
    const thirdPlayer = await childModelApp.user();
    expect(await askCoach(thirdPlayer, question)).toMatchObject({
      engine: 'playbook',
      notice: coachNotices.spent(hoursUntilNewShare(new Date())),
    });
  });
});

describe('requests to the model provider', () => {
  // @covers V14.2.3
  it('contain no name, email, organization or id, and the reply shows the real names again', async () => {
    const player = await app.user({ first_name: 'Noor', last_name: 'Lindqvist' });
    const organization = await player.call(organizationRoutes.create, {
      body: { name: 'Iron Owls Hockey', team_name: 'Iron Owls', confirmed: true },
    });
    const game = await player.call(gameRoutes.create, {
      body: {
        organization_id: organization.id,
        date: '2026-11-14',
        our_score: 4,
        their_score: 2,
        goals: 2,
        assists: 1,
      },
    });
    await player.call(coachRoutes.messages);
    provider.respondWith(
      fakeReplies.toolCalls(['get_profile', {}], ['get_recent_games', { n: 3 }]),
      fakeReplies.text('Nice work, [you]! On Nov 14 you scored 2 goals against [team 1].', 60),
    );
    const answer = await askCoach(
      player,
      `I am Noor Lindqvist of Club of ${player.subject}, id ${player.id}. How was the iron owls game ${game.id}?`,
    );
    // Random ids can make the question read like possible care, which adds a line.
    expect(textOf(answer)).toMatch(
      /^Nice work, Noor! On Nov 14 you scored 2 goals against Iron Owls\.(?:\n|$)/,
    );
    expect(answer.content.slice(1).some((extra) => extra.type === 'citation')).toBe(true);
    expect(provider.requests.length).toBeGreaterThanOrEqual(2);
    const requestText = provider.requests.map(({ body }) => body).join('\n');
    const { rows } = await app.pool.query<{ email: string | null; organization_id: string }>(
      'select email, organization_id from player where id = $1',
      [player.id],
    );
    const secrets = [
      'Noor', 'Lindqvist', 'Iron Owls', 'Club of', 'example.com', '555-123', '1990', '55101',
      player.id, player.subject, organization.id, game.id, rows[0]?.organization_id, rows[0]?.email ?? player.id,
    ]; // prettier-ignore
    for (const secret of secrets) expect(requestText.toLowerCase()).not.toContain(secret?.toLowerCase());
    expect(requestText).toContain('[team 1]');
  });

  it('leave out questions that got a crisis response', async () => {
    const player = await app.user();
    await askCoach(player, 'my phone number is 555-123-4567');
    await askCoach(player, 'I hate myself and my knee hurts');
    expect((await askCoach(player, question)).engine).toBe('model');
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]?.messages.map(({ role }) => role)).toEqual(['system', 'assistant', 'user']);
  });

  it('stay below 40,000 bytes and 12 messages in a long chat', async () => {
    const player = await app.user();
    for (let at = 0; at < 6; at++) {
      provider.respondWith(fakeReplies.text('Bend your knees. '.repeat(80)));
      await askCoach(player, `Question ${at}: ${'how do I skate backwards faster '.repeat(50)}`);
    }
    expect(provider.requests[0]?.body.length).toBeLessThan(40_000);
    expect(provider.requests[0]?.messages.length).toBeLessThan(12);
  });
});
