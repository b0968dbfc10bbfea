import { coachRules, type ChatMessage } from '@rinkside/contracts/coach';
import { FakeOpenAi, fakeReplies } from '@rinkside/testkit/fake-openai';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askCoach, textOf } from './coach-chat.js';

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

/** The first answer of a worker loads the embedding model. */
const firstAnswerMs = 25_000;

const careIn = ({ content }: ChatMessage) => content.find(({ type }) => type === 'care');
const chipsIn = ({ content }: ChatMessage) =>
  content.flatMap((part) => (part.type === 'chips' ? part.chips : []));

describe('care alone', () => {
  const report = 'We lost 5-1. I do not want to be alive anymore. What is icing?';
  it('comes for one certain sentence, and one tap gets the answer', async () => {
    const player = await app.user();
    const care = await askCoach(player, report, firstAnswerMs);
    expect(care.engine).toBe('playbook');
    expect(careIn(care)).toEqual({ type: 'care', kind: 'self_harm', grade: 'certain' });
    expect(textOf(care)).toMatch(/\? Or was it about the game\? You can tell me either way\.$/);
    expect(JSON.stringify(care.content)).toContain('988lifeline.org');
    expect(chipsIn(care)).toEqual([coachRules.answerHockey]);
    const answer = await askCoach(player, coachRules.answerHockey);
    expect(textOf(answer)).toMatch(/red line/);
    expect(textOf(answer)).toContain('988');
    expect(careIn(answer)).toEqual({ type: 'care', kind: 'self_harm', grade: 'certain' });
    // A certain disclosure is sent to no provider, nor is its care later on.
    expect(provider.requests).toEqual([]);
    provider.respondWith(fakeReplies.text('Sure.'));
    await askCoach(player, 'What is offside?');
    expect(JSON.stringify(provider.requests)).not.toMatch(/alive anymore|either way|hurt themselves/);
  });

  it('is confirmed by a yes', async () => {
    const player = await app.user();
    await askCoach(player, 'I hit my head on the boards');
    const confirmed = await askCoach(player, 'yes');
    expect(careIn(confirmed)).toMatchObject({ kind: 'head', grade: 'certain' });
    expect(textOf(confirmed)).not.toContain('either way');
  });
});

describe('care beside an answer', () => {
  it('joins the answer to a question beside an injury', async () => {
    const player = await app.user();
    const answer = await askCoach(player, 'My knee hurts. What is icing?');
    expect(textOf(answer)).toMatch(/red line/);
    expect(textOf(answer)).toContain('If something hurts');
    expect(careIn(answer)).toEqual({ type: 'care', kind: 'injury', grade: 'certain' });
  });

  const possible =
    'My ear was buzzing after the game. We lost 4-3. I was minus two. What should I eat before a game?';

  it('gives a model the hint, no drill tools, and lets no training pass', async () => {
    const player = await app.user();
    provider.respondWith(
      fakeReplies.text('Pasta or rice is fine. Then try this drill with a few pucks. Drink water, too.'),
    );
    const answer = await askCoach(player, possible);
    expect(answer.engine).toBe('model');
    expect(textOf(answer)).toMatch(/^Pasta or rice is fine\. Drink water, too\.\n\nIf a head was hit/);
    expect(careIn(answer)).toEqual({ type: 'care', kind: 'head', grade: 'possible' });
    const request = JSON.stringify(provider.requests.at(-1));
    expect(request).toContain('may be about more than hockey');
    expect(request).not.toMatch(/"name":"(?:find_drills|build_plan|build_practice)"/);
    expect(request).not.toContain('nobody has cleared');
  });

  it('answers without the model if the model only trains', async () => {
    const player = await app.user();
    provider.respondWith(fakeReplies.text('Bend your knees and shoot. Then sprint to the net.'));
    const answer = await askCoach(player, possible);
    expect(answer.engine).toBe('playbook');
    expect(textOf(answer)).not.toMatch(/bend|sprint/i);
    expect(textOf(answer)).toContain('If a head was hit');
  });
});
