// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { Provider, scripts } from '@rinkside/testkit/provider';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { answered, ask, textOf } from './chat.js';

let provider: Provider;
let world: World;
beforeAll(async () => {
  provider = await Provider.open();
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { OPENAI_BASE_URL: provider.url },
  });
});
afterAll(async () => {
  await world?.close();
  await provider?.close();
});

// @covers A11
describe('care before coaching', () => {
  it.each([
    ['I want to kill myself', '988lifeline.org'],
    ['my coach hits me', 'uscenterforsafesport.org/report-a-concern'],
    ['I hit my head and feel dizzy', 'cdc.gov'],
    ['my knee hurts', 'Stop whatever makes it hurt'],
  ])('shows whom to turn to, and no provider hears of it: %s', async (text, way) => {
    const noor = await world.person();
    const answer = await ask(noor, text);
    expect(answer).toMatchObject({ engine: 'playbook', stopped: false });
    const [, card] = answer.content;
    expect(card).toMatchObject({ type: 'card', card: { kind: 'help' } });
    expect(JSON.stringify(card)).toContain(way);
    expect(provider.asked).toEqual([]);
  });

  it('remembers a knock to the head: no drill follows it', async () => {
    const noor = await world.person();
    await ask(noor, 'I got hit in the head yesterday');
    const answer = await ask(noor, 'ok, what drill can I do tonight?');
    expect(textOf(answer)).toContain('cleared');
    expect(JSON.stringify(answer.content)).not.toContain('"kind":"drill"');
    expect(provider.asked).toEqual([]);
  });

  it('remembers it however much was said since, until it is cleared', async () => {
    const noor = await world.person();
    await ask(noor, 'I got hit in the head yesterday');
    for (let at = 0; at < 11; at++) await ask(noor, 'What is icing?');
    expect(textOf(await ask(noor, 'Quick warm-up'))).toContain('cleared');
    await ask(noor, 'My doctor cleared me to play');
    expect(textOf(await ask(noor, 'Quick warm-up'))).not.toContain('cleared');
  });

  it('remembers it when the question is edited away, until it is cleared', async () => {
    const noor = await world.person();
    await ask(noor, 'My doctor cleared me to play');
    await ask(noor, 'I hit my head, what drill?');
    const { messages } = await noor.call(coachRoutes.messages);
    const replaces = messages.findLast(({ role }) => role === 'user')?.id ?? '';
    const asked = await noor.call(coachRoutes.ask, { body: { text: 'what drill?', replaces } });
    expect(asked.messages.filter(({ role }) => role === 'user').map(textOf)).toEqual([
      'My doctor cleared me to play',
      'what drill?',
    ]);
    expect(textOf(await answered(noor, asked.messages.at(-1)?.id ?? ''))).toContain('cleared');
    expect(textOf(await ask(noor, 'Quick warm-up'))).toContain('cleared');
    await ask(noor, 'My doctor cleared me to play');
    expect(textOf(await ask(noor, 'Quick warm-up'))).not.toContain('cleared');
  });

  it.each([
    ["I'm worried about my defense", 'skater'],
    ["I'm worried I'm slow", 'skater'],
    ["I'm jealous of his hands", 'skater'],
    ["I'm scared of contact", 'skater'],
    ['are my stats going up', 'skater'],
    ["I'm worried about my glove", 'goalie'],
  ] as const)('answers with no drill while it is open: %s', async (text, position) => {
    const mini = await world.person({
      position,
      birthdate: '2016-03-01',
      age: '10U',
      guardian_confirmed: true,
    });
    await ask(mini, 'I hit my head');
    const answer = await ask(mini, text);
    expect(answer.engine).toBe('playbook');
    expect(textOf(answer)).toContain('Until a qualified health professional has cleared');
    expect(JSON.stringify(answer.content)).not.toMatch(
      /"kind":"(?:drill|plan|analysis)"|Try this|[Dd]rill at|warm-up/,
    );
  });

  it('warns a model of it, which has no drills to give', async () => {
    const noor = await world.person();
    await ask(noor, 'I hit my head');
    provider.plays(scripts.says('Rest first.'));
    expect(textOf(await ask(noor, "I'm scared of contact"))).toBe('Rest first.');
    const told = JSON.stringify(provider.asked.at(-1));
    expect(told).toContain('a knock to the head that nobody has cleared');
    expect(told).not.toMatch(/"name":"(?:find_drills|build_plan|build_practice)"/);
    expect(told).toContain('get_season_summary');
  });

  it('says that it is an AI on request, and in a long session asks for a break', async () => {
    const noor = await world.person();
    expect(textOf(await ask(noor, 'are you a real person?'))).toContain('I’m an AI');
    const answers: string[] = [];
    for (let at = 2; at <= 11; at++) answers.push(textOf(await ask(noor, 'How can I improve my skating?')));
    const nudged = answers.map((text) => text.includes('take a break'));
    expect(nudged.indexOf(true)).toBe(8);
    expect(nudged.filter(Boolean)).toHaveLength(1);
    expect(answers[8]).toContain('I’m an AI');
  });

  it('keeps nothing of it in mind', async () => {
    const noor = await world.person();
    await ask(noor, 'remember that my knee hurts');
    expect(await noor.call(coachRoutes.memories)).toEqual([]);
  });
});
