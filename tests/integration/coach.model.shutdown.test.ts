// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { FakeOpenAi, fakeReplies } from '@rinkside/testkit/fake-openai';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { waitForCoachAnswer, textOf } from './coach-chat.js';

const question = 'How can I improve my skating?';
const text = 'Bend your knees. Push to the side. '.repeat(8).trim();

let provider: FakeOpenAi;
let app: TestApp;
beforeAll(async () => {
  provider = await FakeOpenAi.open();
  provider.defaultReply = fakeReplies.slowText(text, 20);
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    workers: 2,
    env: { OPENAI_BASE_URL: provider.url },
  });
});
afterAll(async () => {
  await app?.close();
  await provider?.close();
});

describe('a worker shutdown', () => {
  it('hands running coach replies to another worker, which completes them without duplicate text', async () => {
    const players = await Promise.all(Array.from({ length: 9 }, () => app.user()));
    const replyIds = await Promise.all(
      players.map(async (player) => {
        const { messages } = await player.call(coachRoutes.ask, { body: { text: question } });
        return messages.at(-1)?.id ?? '';
      }),
    );
    await waitFor('all replies have started', () => provider.requests.length >= players.length);
    await app.workers[0]?.close();
    const answers = await Promise.all(
      players.map((player, at) => waitForCoachAnswer(player, replyIds[at] ?? '', 20_000)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ engine: 'model', stopped: false });
      expect(textOf(answer)).toBe(text);
    }
    expect(provider.requests.length).toBeGreaterThan(players.length);
  });
});
