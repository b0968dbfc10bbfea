import { coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { playerRoutes } from '@rinkside/contracts/player';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
});
afterAll(() => app?.close());

const textOf = (message?: { content: [{ text: { value: string } }, ...unknown[]] }) =>
  message?.content[0].text.value ?? '';

describe('the coach chat', () => {
  it('starts with one greeting, which the first command stores', async () => {
    const player = await app.unonboardedUser();
    const chats = await Promise.all([0, 1, 0, 1].map((at) => player.callVia(at, coachRoutes.messages)));
    for (const { messages } of chats) expect(messages).toHaveLength(1);
    // Reading writes nothing.
    const { rowCount } = await app.pool.query(
      'select from chat_message where player_id = $1 union all select from chat where player_id = $1',
      [(await player.call(playerRoutes.me)).id],
    );
    expect(rowCount).toBe(0);
    const [greeting] = chats[0]?.messages ?? [];
    expect(textOf(greeting)).toContain('your age');
    const rating = { params: { id: greeting?.id ?? '' }, body: { feedback: 'up' } as const };
    const rated = await Promise.all([0, 1].map((at) => player.callVia(at, coachRoutes.feedback, rating)));
    for (const { messages } of rated)
      expect(messages).toMatchObject([{ id: greeting?.id, content: greeting?.content, feedback: 'up' }]);
    const { messages } = await player.call(coachRoutes.ask, { body: { text: 'How do I skate faster?' } });
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'loading']);
  });

  it('replies with all messages, streams the answer and stores it', async () => {
    const player = await app.user();
    await app.settle();
    const client = await player.liveClient(1);
    const { messages } = await player.call(coachRoutes.ask, { body: { text: 'How do I skate faster?' } });
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'loading']);
    const { message } = await client.waitForEvent('coach.replied');
    expect(message.id).toBe(messages.at(-1)?.id);
    expect(message.role).toBe('assistant');
    const deltas = client.eventsNamed('coach.delta');
    expect(deltas.map(({ index }) => index)).toEqual(deltas.map((_, at) => at));
    expect(deltas.map(({ text }) => text).join('')).toBe(textOf(message));
    const storedChat = await player.callVia(1, coachRoutes.messages);
    expect(storedChat.messages.at(-1)).toEqual(message);
  });

  // @covers V2.3.4
  it('accepts one question at a time', async () => {
    const player = await app.user();
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        player.callVia(at, coachRoutes.ask, { body: { text: `Question ${at}` } }),
      ),
    );
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(errors.length).toBeGreaterThan(0);
    for (const reason of errors) expect(reason).toContain(coachRules.busy);
    await app.settle();
    const { messages } = await player.call(coachRoutes.messages);
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_, at) => (at % 2 === 0 ? 'assistant' : 'user')),
    );
  });
});
