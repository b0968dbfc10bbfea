// @module-tag extended
import { coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { exportRoutes } from '@rinkside/contracts/export';
import { FakeOpenAi, fakeReplies } from '@rinkside/testkit/fake-openai';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { waitForCoachAnswer, askCoach, textOf } from './coach-chat.js';

let provider: FakeOpenAi;
let app: TestApp;
beforeAll(async () => {
  provider = await FakeOpenAi.open();
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { OPENAI_BASE_URL: provider.url },
  });
});
afterAll(async () => {
  await app?.close();
  await provider?.close();
});

// @covers A11
describe('coach safety', () => {
  it.each([
    ['I want to kill myself', '988lifeline.org'],
    ['my coach hits me', 'uscenterforsafesport.org/report-a-concern'],
    ['I hit my head and feel dizzy', 'cdc.gov'],
    ['my knee hurts', 'Stop whatever makes it hurt'],
  ])('shows a help card and asks no model provider: %s', async (text, link) => {
    const player = await app.user();
    const answer = await askCoach(player, text);
    expect(answer).toMatchObject({ engine: 'playbook', stopped: false });
    const [, card] = answer.content;
    expect(card).toMatchObject({ type: 'card', card: { kind: 'help' } });
    expect(JSON.stringify(card)).toContain(link);
    expect(provider.requests).toEqual([]);
  });

  it('gives no drill after a concussion report', async () => {
    const player = await app.user();
    await askCoach(player, 'I got hit in the head yesterday');
    const answer = await askCoach(player, 'ok, what drill can I do tonight?');
    expect(textOf(answer)).toContain('cleared');
    expect(JSON.stringify(answer.content)).not.toContain('"kind":"drill"');
    expect(provider.requests).toEqual([]);
  });

  it('keeps the concussion lock after 11 more questions, until the player is cleared', async () => {
    const player = await app.user();
    await askCoach(player, 'I got hit in the head yesterday');
    for (let at = 0; at < 11; at++) await askCoach(player, 'What is icing?');
    expect(textOf(await askCoach(player, 'Quick warm-up'))).toContain('cleared');
    await askCoach(player, 'My doctor cleared me to play');
    expect(textOf(await askCoach(player, 'Quick warm-up'))).not.toContain('cleared');
  });

  it('keeps the concussion lock when the question is edited, until the player is cleared', async () => {
    const player = await app.user();
    await askCoach(player, 'My doctor cleared me to play');
    await askCoach(player, 'I hit my head, what drill?');
    const { messages } = await player.call(coachRoutes.messages);
    const replaces = messages.findLast(({ role }) => role === 'user')?.id ?? '';
    const chat = await player.call(coachRoutes.ask, { body: { text: 'what drill?', replaces } });
    expect(chat.messages.filter(({ role }) => role === 'user').map(textOf)).toEqual([
      'My doctor cleared me to play',
      'what drill?',
    ]);
    expect(textOf(await waitForCoachAnswer(player, chat.messages.at(-1)?.id ?? ''))).toContain('cleared');
    expect(textOf(await askCoach(player, 'Quick warm-up'))).toContain('cleared');
    await askCoach(player, 'My doctor cleared me to play');
    expect(textOf(await askCoach(player, 'Quick warm-up'))).not.toContain('cleared');
  });

  it('ends the concussion lock by the button, for a child after two confirmations by a parent', async () => {
    const child = await app.user({ birthdate: '2016-03-01', age: '10U', guardian_confirmed: true });
    const live = await child.liveClient();
    const [, card] = (await askCoach(child, 'I hit my head')).content;
    expect(card).toMatchObject({ card: { clearance: { cleared: 'A doctor has cleared me' } } });
    expect((await child.call(coachRoutes.messages)).concussion).toBe(true);
    expect(textOf(await askCoach(child, 'A doctor has cleared me'))).toContain('needs a parent');
    const once = child.call(coachRoutes.concussion, { body: { action: 'cleared', confirmations: 1 } });
    await expect(once).rejects.toMatchObject({ status: 409, view: { message: coachRules.needsParent } });
    const chat = await child.call(coachRoutes.concussion, { body: { action: 'cleared', confirmations: 2 } });
    expect(chat.concussion).toBe(false);
    expect(textOf(chat.messages.at(-1))).toContain('welcome back');
    const { id } = chat.messages.at(-1) ?? {};
    await live.waitForEvent('coach.replied', ({ message }) => message.id === id);
    expect(textOf(await askCoach(child, 'Quick warm-up'))).not.toContain('cleared');
    const { concussion_events } = await child.call(exportRoutes.mine);
    expect(concussion_events).toMatchObject([
      { action: 'reported', source: 'words', text: 'I hit my head' },
      { action: 'cleared', source: 'button', confirmations: 2 },
    ]);
  });

  it('takes a concussion report back', async () => {
    const player = await app.user();
    await askCoach(player, 'I hit my head');
    expect(textOf(await askCoach(player, 'it was my friend'))).toContain('putting that right');
    expect(textOf(await askCoach(player, 'Quick warm-up'))).not.toContain('cleared');
    await askCoach(player, 'I hit my head');
    await player.call(coachRoutes.concussion, { body: { action: 'withdrawn', confirmations: 0 } });
    expect(textOf(await askCoach(player, 'Quick warm-up'))).not.toContain('cleared');
  });

  it('searches a chat from before the log once', async () => {
    const player = await app.user();
    await askCoach(player, 'I hit my head');
    await app.pool.query('delete from concussion_event');
    const chatOfPlayer = 'player_id = (select id from player where subject = $1)';
    await app.pool.query(`update chat set concussion_searched = false where ${chatOfPlayer}`, [
      player.subject,
    ]);
    expect(textOf(await askCoach(player, 'Quick warm-up'))).toContain('cleared');
    const searched = `select count(*) from chat where concussion_searched and ${chatOfPlayer}`;
    expect(await app.count(searched, [player.subject])).toBe(1);
  });

  it.each([
    ["I'm worried about my defense", 'skater'],
    ["I'm worried I'm slow", 'skater'],
    ["I'm jealous of his hands", 'skater'],
    ["I'm scared of contact", 'skater'],
    ['are my stats going up', 'skater'],
    ["I'm worried about my glove", 'goalie'],
  ] as const)('gives no drill while the concussion lock is active: %s', async (text, position) => {
    const child = await app.user({
      position,
      birthdate: '2016-03-01',
      age: '10U',
      guardian_confirmed: true,
    });
    await askCoach(child, 'I hit my head');
    const answer = await askCoach(child, text);
    expect(answer.engine).toBe('playbook');
    expect(textOf(answer)).toContain('Until a qualified health professional has cleared');
    expect(JSON.stringify(answer.content)).not.toMatch(
      /"kind":"(?:drill|plan|analysis)"|Try this|[Dd]rill at|warm-up/,
    );
  });

  it('sends the concussion lock to the model and withholds the drill tools', async () => {
    const player = await app.user();
    await askCoach(player, 'I hit my head');
    provider.respondWith(fakeReplies.text('Rest first.'));
    expect(textOf(await askCoach(player, 'What is offside?'))).toBe('Rest first.');
    const request = JSON.stringify(provider.requests.at(-1));
    expect(request).toContain('a knock to the head that nobody has cleared');
    expect(request).not.toMatch(/"name":"(?:find_drills|build_plan|build_practice)"/);
    expect(request).toContain('get_season_summary');
  });

  it('says that it is an AI when asked and suggests a break in a long session', async () => {
    const player = await app.user();
    expect(textOf(await askCoach(player, 'are you a real person?'))).toContain('I’m an AI');
    const answers: string[] = [];
    for (let at = 2; at <= 11; at++)
      answers.push(textOf(await askCoach(player, 'How can I improve my skating?')));
    const hasBreakReminder = answers.map((text) => text.includes('take a break'));
    expect(hasBreakReminder.indexOf(true)).toBe(8);
    expect(hasBreakReminder.filter(Boolean)).toHaveLength(1);
    expect(answers[8]).toContain('I’m an AI');
  });

  it('stores no memory of an injury', async () => {
    const player = await app.user();
    await askCoach(player, 'remember that my knee hurts');
    expect(await player.call(coachRoutes.memories)).toEqual([]);
  });
});
