import { coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
});
afterAll(() => world?.close());

const textOf = (message?: { content: [{ text: { value: string } }, ...unknown[]] }) =>
  message?.content[0].text.value ?? '';

describe('a chat with the coach', () => {
  it('begins with a stored greeting, once, however many screens open it', async () => {
    const noor = await world.newcomer();
    const chats = await Promise.all([0, 1, 0, 1].map((at) => noor.via(at, coachRoutes.messages)));
    for (const { messages } of chats) expect(messages).toHaveLength(1);
    expect(textOf(chats[0]?.messages[0])).toContain('your age');
  });

  it('answers at once with all messages, streams the text and keeps it', async () => {
    const noor = await world.person();
    await world.settle();
    const screen = await noor.screen(1);
    const { messages } = await noor.call(coachRoutes.ask, { body: { text: 'How do I skate faster?' } });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'loading']);
    const { message } = await screen.hears('coach.replied');
    expect(message.id).toBe(messages.at(-1)?.id);
    expect(message.role).toBe('assistant');
    const deltas = screen.all('coach.delta');
    expect(deltas.map(({ index }) => index)).toEqual(deltas.map((_, at) => at));
    expect(deltas.map(({ text }) => text).join('')).toBe(textOf(message));
    const kept = await noor.via(1, coachRoutes.messages);
    expect(kept.messages.at(-1)).toEqual(message);
  });

  // @covers V2.3.4
  it('takes one question at a time', async () => {
    const noor = await world.person();
    const asked = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        noor.via(at, coachRoutes.ask, { body: { text: `Question ${at}` } }),
      ),
    );
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toContain(coachRules.busy);
    await world.settle();
    const { messages } = await noor.call(coachRoutes.messages);
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')),
    );
  });
});
