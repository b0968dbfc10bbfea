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
let world: World;
beforeAll(async () => {
  provider = await Provider.open();
  provider.otherwise = scripts.slowly(text, 20);
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    workers: 2,
    env: { OPENAI_BASE_URL: provider.url },
  });
});
afterAll(async () => {
  await world?.close();
  await provider?.close();
});

describe('a worker that stops', () => {
  it('hands its answers to the next: they are whole, and nothing is doubled', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => world.person()));
    const places = await Promise.all(
      people.map(async (person) => {
        const { messages } = await person.call(coachRoutes.ask, { body: { text: question } });
        return messages.at(-1)?.id ?? '';
      }),
    );
    await until('all are being answered', () => provider.asked.length >= people.length);
    await world.workers[0]?.close();
    const answers = await Promise.all(people.map((person, at) => answered(person, places[at] ?? '', 20_000)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ engine: 'model', stopped: false });
      expect(textOf(answer)).toBe(text);
    }
    expect(provider.asked.length).toBeGreaterThan(people.length);
  });
});
