// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { Provider, scripts } from '@rinkside/testkit/provider';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask, textOf } from './chat.js';

const question = 'How can I improve my skating?';
const child = { birthdate: '2016-03-01', age: '10U', guardian_confirmed: true } as const;
const budget = { own: 500, all: 1200 };

let provider: Provider;
let world: World;
/** Where the operator allows a model for children, and tokens are few. */
let allowing: World;
const open = (env: Record<string, string>) =>
  World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { OPENAI_BASE_URL: provider.url, ...env },
  });
beforeAll(async () => {
  provider = await Provider.open();
  world = await open({});
  allowing = await open({
    OPENAI_API_KEY: 'a-key',
    COACH_MODEL_FOR_CHILDREN: '1',
    COACH_DAILY_TOKENS: String(budget.own),
    COACH_DAILY_TOKENS_TOTAL: String(budget.all),
  });
});
afterAll(async () => {
  await world?.close();
  await allowing?.close();
  await provider?.close();
});
beforeEach(() => provider.plays());

describe('who is answered by a model', () => {
  it('is no child, unless the operator and a guardian both said so', async () => {
    const cases = [
      { at: world, guardian: false },
      { at: world, guardian: true },
      { at: allowing, guardian: false },
    ];
    for (const { at, guardian } of cases) {
      const kid = await at.person({ ...child, guardian_ai_confirmed: guardian });
      expect((await kid.call(coachRoutes.messages)).engine).toBe('playbook');
      expect(await ask(kid, question)).toMatchObject({ engine: 'playbook', notice: null });
    }
    expect(provider.asked).toEqual([]);
    const kid = await allowing.person({ ...child, guardian_ai_confirmed: true });
    expect((await kid.call(coachRoutes.messages)).engine).toBe('model');
    expect((await ask(kid, question)).engine).toBe('model');
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]?.headers.authorization).toBe('Bearer a-key');
  });

  it('is nobody of unknown age', async () => {
    const somebody = await world.newcomer();
    expect(await ask(somebody, question)).toMatchObject({ engine: 'playbook' });
    expect(provider.asked).toEqual([]);
  });

  // @covers V15.2.2
  it('is answered by the built-in coach, who says so, once the day’s tokens are used up', async () => {
    const noor = await allowing.person();
    provider.plays(scripts.says('Bend your knees.', budget.own - 1), scripts.says('Push to the side.', 10));
    expect((await ask(noor, question)).engine).toBe('model');
    expect((await noor.call(coachRoutes.messages)).engine).toBe('model');
    expect((await ask(noor, question)).engine).toBe('model');
    expect((await noor.call(coachRoutes.messages)).engine).toBe('playbook');
    expect(await ask(noor, question)).toMatchObject({ engine: 'playbook', notice: coachNotices.spent });
    expect(provider.asked).toHaveLength(2);
    const other = await allowing.person();
    provider.plays(scripts.says('Bend your knees.', budget.all));
    expect((await ask(other, question)).engine).toBe('model');
    const third = await allowing.person();
    expect(await ask(third, question)).toMatchObject({ engine: 'playbook', notice: coachNotices.spent });
  });
});

describe('what a provider hears', () => {
  // @covers V14.2.3
  it('holds no name, email, organization or id, and comes back with the names it stands for', async () => {
    const noor = await world.person({ first_name: 'Noor', last_name: 'Lindqvist' });
    const owls = await noor.call(organizationRoutes.create, {
      body: { name: 'Iron Owls Hockey', team_name: 'Iron Owls' },
    });
    const game = await noor.call(gameRoutes.create, {
      body: {
        organization_id: owls.id,
        date: '2026-11-14',
        our_score: 4,
        their_score: 2,
        goals: 2,
        assists: 1,
      },
    });
    await noor.call(coachRoutes.messages);
    provider.plays(
      scripts.calls(['get_profile', {}], ['get_recent_games', { n: 3 }]),
      scripts.says('Nice work, [you]! On Nov 14 you scored 2 goals against [team 1].', 60),
    );
    const answer = await ask(
      noor,
      `I am Noor Lindqvist of Club of ${noor.subject}, id ${noor.id}. How was the iron owls game ${game.id}?`,
    );
    expect(textOf(answer)).toBe('Nice work, Noor! On Nov 14 you scored 2 goals against Iron Owls.');
    expect(answer.content.slice(1).some((extra) => extra.type === 'citation')).toBe(true);
    expect(provider.asked.length).toBeGreaterThanOrEqual(2);
    const sent = provider.asked.map(({ body }) => body).join('\n');
    const { rows } = await world.pool.query<{ email: string | null; organization_id: string }>(
      'select email, organization_id from player where id = $1',
      [noor.id],
    );
    const secrets = [
      'Noor', 'Lindqvist', 'Iron Owls', 'Club of', 'example.com', '555-123', '1990', '55101',
      noor.id, noor.subject, owls.id, game.id, rows[0]?.organization_id, rows[0]?.email ?? noor.id,
    ]; // prettier-ignore
    for (const secret of secrets) expect(sent.toLowerCase()).not.toContain(secret?.toLowerCase());
    expect(sent).toContain('[team 1]');
  });

  it('is nothing of what was answered with care', async () => {
    const noor = await world.person();
    await ask(noor, 'my phone number is 555-123-4567');
    await ask(noor, 'I hate myself and my knee hurts');
    expect((await ask(noor, question)).engine).toBe('model');
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('is bounded, however long the chat', async () => {
    const noor = await world.person();
    for (let at = 0; at < 6; at++) {
      provider.plays(scripts.says('Bend your knees. '.repeat(80)));
      await ask(noor, `Question ${at}: ${'how do I skate backwards faster '.repeat(50)}`);
    }
    expect(provider.asked[0]?.body.length).toBeLessThan(40_000);
    expect(provider.asked[0]?.messages.length).toBeLessThan(12);
  });
});
