// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { Provider, scripts } from '@rinkside/testkit/provider';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { answered, textOf } from './chat.js';

const question = 'How can I improve my skating?';
const text = 'Bend your knees. Push to the side. '.repeat(8).trim();

let provider: Provider;
let app: World;
beforeAll(async () => {
  provider = await Provider.open();
  provider.otherwise = scripts.slowly(text, 20);
  app = await World.open({
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
    const players = await Promise.all(Array.from({ length: 9 }, () => app.person()));
    const replyIds = await Promise.all(
      players.map(async (player) => {
        const { messages } = await player.call(coachRoutes.ask, { body: { text: question } });
        return messages.at(-1)?.id ?? '';
      }),
    );
    await until('all replies have started', () => provider.asked.length >= players.length);
    await app.workers[0]?.close();
    const answers = await Promise.all(
      players.map((player, at) => answered(player, replyIds[at] ?? '', 20_000)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ engine: 'model', stopped: false });
      expect(textOf(answer)).toBe(text);
    }
    expect(provider.asked.length).toBeGreaterThan(players.length);
  });
});
