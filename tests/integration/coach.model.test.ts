// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { FakeOpenAi, fakeReplies } from '@rinkside/testkit/fake-openai';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { waitForCoachAnswer, askCoach, deltasOf, streamedText, textOf } from './coach-chat.js';

const question = 'How can I improve my skating?';
const goodAnswer = 'Bend your knees. Push to the side.';
const timeoutSeconds = { first: 1, gap: 1, total: 6 };

let provider: FakeOpenAi;
let app: TestApp;
beforeAll(async () => {
  provider = await FakeOpenAi.open();
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
    env: {
      OPENAI_BASE_URL: provider.url,
      COACH_FIRST_SECONDS: String(timeoutSeconds.first),
      COACH_GAP_SECONDS: String(timeoutSeconds.gap),
      COACH_TOTAL_SECONDS: String(timeoutSeconds.total),
    },
  });
});
afterAll(async () => {
  await app?.close();
  await provider?.close();
});
beforeEach(() => provider.respondWith());

describe('model answers', () => {
  it('are streamed by sentence to all clients, with engine and token usage recorded', async () => {
    const player = await app.user();
    await app.settle();
    const [client, secondClient] = [await player.liveClient(0), await player.liveClient(1)];
    const { messages, engine } = await player.call(coachRoutes.ask, { body: { text: question } });
    expect(engine).toBe('model');
    const { message } = await client.waitForEvent('coach.replied');
    expect(message).toMatchObject({ engine: 'model', notice: null, stopped: false });
    expect(textOf(message)).toBe(goodAnswer);
    const id = messages.at(-1)?.id ?? '';
    expect(streamedText(client, id)).toBe(goodAnswer);
    await waitFor('the second tab has all of it', () => streamedText(secondClient, id) === goodAnswer);
    expect(deltasOf(secondClient, id)).toEqual(deltasOf(client, id));
    expect(await app.count('select tokens as count from coach_usage where player_id = $1', [player.id])).toBe(
      100,
    );
  });

  it('mask teammates’ names in requests and restore them in the reply', async () => {
    const player = await app.user();
    const teammates = [['Liam', 'Novak'], ['Mia', 'Young']] as const; // prettier-ignore
    for (const [first_name, last_name] of teammates)
      await app.user({ organization_id: player.organizationId, first_name, last_name });
    provider.respondWith(fakeReplies.text('Pass to [player 1] early.', 70));
    const answer = await askCoach(player, 'How do young players pass to Liam Novak?');
    expect(JSON.stringify(provider.requests)).not.toMatch(/liam|novak/i);
    // Lower-case words are not treated as names.
    expect(JSON.stringify(provider.requests)).toContain('How do young players');
    expect(textOf(answer)).toBe('Pass to Liam early.');
  });

  it('may state numbers from tool results, and other numbers are removed', async () => {
    const player = await app.user();
    provider.respondWith(
      fakeReplies.toolCalls(['what_if', '{}'], ['get_season_summary', { season: 'current' }], ['fly', {}]),
      fakeReplies.text('You have played 0 games so far. You scored 31 goals. Let us begin!', 70),
    );
    await app.settle();
    const client = await player.liveClient();
    const answer = await askCoach(player, question);
    expect(textOf(answer)).toBe('You have played 0 games so far. Let us begin!');
    expect(client.eventsNamed('coach.status').map(({ label }) => label)).toContain('Looking at your season');
    const [, secondRequest] = provider.requests;
    const results = secondRequest?.messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => content);
    expect(results).toHaveLength(3);
    expect(results?.[0]).toContain('do not fit');
    expect(results?.[2]).toContain('no such tool');
    expect(await app.count('select tokens as count from coach_usage where player_id = $1', [player.id])).toBe(
      120,
    );
  });

  it('lose NUL characters, which PostgreSQL cannot store', async () => {
    const player = await app.user();
    const memory = { text: 'wants a better\0backhand' };
    provider.respondWith(
      fakeReplies.toolCalls(['remember', memory]),
      fakeReplies.text('Keep your\0 head up. Go!'),
    );
    expect(textOf(await askCoach(player, question))).toBe('Keep your head up. Go!');
    expect(provider.requests).toHaveLength(2);
    const memories = await player.call(coachRoutes.memories);
    expect(memories.map(({ text }) => text)).toEqual(['wants a better backhand']);
  });

  it('may use numbers from the question for planning but not as stats', async () => {
    const player = await app.user();
    provider.respondWith(
      fakeReplies.text('You scored 50 goals. With 15 minutes we can do a lot. Let us begin!'),
    );
    const answer = await askCoach(player, 'I scored 50 goals and have 15 minutes, what now?');
    expect(textOf(answer)).toBe('With 15 minutes we can do a lot. Let us begin!');
  });

  it('have at most four rounds of tool calls', async () => {
    const player = await app.user();
    const profileCall = () => fakeReplies.toolCalls(['get_profile', {}]);
    provider.respondWith(
      profileCall(),
      profileCall(),
      profileCall(),
      profileCall(),
      fakeReplies.text(goodAnswer),
    );
    expect(textOf(await askCoach(player, question))).toBe(goodAnswer);
    expect(provider.requests.map(({ toolChoice }) => toolChoice)).toEqual([
      'auto',
      'auto',
      'auto',
      'auto',
      'none',
    ]);
  });

  it('omit sentences that break a rule and end at a severe violation', async () => {
    const player = await app.user();
    provider.respondWith(
      fakeReplies.text(
        'Nice question. See https://evil.example/x for more. You scored 12 goals. ![x](http://evil.example/a).\n\nKeep low.',
      ),
    );
    expect(textOf(await askCoach(player, question))).toBe('Nice question.\n\nKeep low.');
    provider.respondWith(
      fakeReplies.text('Sounds sore. It sounds like you have a mild concussion. Skate on.'),
    );
    const cutAnswer = textOf(await askCoach(player, 'What do you think of my last shift?'));
    expect(cutAnswer).toContain('That is for a doctor to say');
    expect(cutAnswer).not.toMatch(/concussion|Skate on/);
  });

  it('send opaque fields of tool calls back, and read arguments in a code fence', async () => {
    const player = await app.user();
    const signed = {
      index: 0,
      id: '',
      extra_content: { google: { thought_signature: 'x1' } },
      function: { name: 'get_season_summary', arguments: '```json\n{"season":"current"}\n```' },
    };
    provider.respondWith(fakeReplies.deltas({ tool_calls: [signed] }), fakeReplies.text(goodAnswer));
    expect(textOf(await askCoach(player, question))).toBe(goodAnswer);
    expect(provider.requests[1]?.body).toContain('"extra_content":{"google":{"thought_signature":"x1"}}');
    const result = provider.requests[1]?.messages.find(({ role }) => role === 'tool');
    expect(result?.content).not.toContain('do not fit');
  });

  it('that reach the token limit end with a whole sentence and offer to continue', async () => {
    const player = await app.user();
    provider.respondWith(fakeReplies.limited('Bend your knees. Push to the'));
    const answer = await askCoach(player, question);
    expect(textOf(answer)).toBe('Bend your knees.');
    expect(answer.notice).toBe(coachNotices.lengthLimit);
    expect(answer.content.slice(1)).toContainEqual({ type: 'chips', chips: ['Continue'] });
    provider.respondWith(fakeReplies.text('Push to the side.'));
    expect(textOf(await askCoach(player, 'Continue'))).toBe('Push to the side.');
  });

  it('keep their message id when regenerated', async () => {
    const player = await app.user();
    const first = await askCoach(player, question);
    provider.respondWith(fakeReplies.text('Start with your edges.'));
    await player.call(coachRoutes.regenerate, { params: { id: first.id } });
    const second = await waitFor('the answer is regenerated', async () => {
      const message = await waitForCoachAnswer(player, first.id);
      return textOf(message) === 'Start with your edges.' ? message : undefined;
    });
    expect(second.id).toBe(first.id);
  });

  it('store up to 30 distinct memories of goals and preferences, but none about health or family', async () => {
    const player = await app.user();
    for (const text of [
      'wants a better backhand',
      'my mom drives me',
      'has asthma',
      'wants a better backhand',
    ]) {
      provider.respondWith(fakeReplies.toolCalls(['remember', { text }]), fakeReplies.text('Noted.'));
      await askCoach(player, question);
    }
    const memories = await player.call(coachRoutes.memories);
    expect(memories.map(({ text }) => text)).toEqual(['wants a better backhand']);
    provider.respondWith(fakeReplies.text(goodAnswer));
    await askCoach(player, question);
    expect(provider.requests[0]?.messages[0]?.content).toContain('wants a better backhand');
    for (let from = 0; from < 40; from += 5) {
      const goals = Array.from({ length: 5 }, (_, at): [string, unknown] => [
        'remember',
        { text: `goal ${from + at}` },
      ]);
      provider.respondWith(fakeReplies.toolCalls(...goals), fakeReplies.text('Noted.'));
      await askCoach(player, question);
    }
    const storedMemories = await player.call(coachRoutes.memories);
    expect(storedMemories).toHaveLength(30);
    expect(storedMemories.map(({ text }) => text)).toContain('goal 39');
  });
});

describe('a server with habits of its own', () => {
  it('is not asked again with refused parameters, and its thoughts are not shown', async () => {
    const other = await FakeOpenAi.open();
    const otherApp = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { OPENAI_BASE_URL: other.url },
    });
    try {
      const player = await otherApp.user();
      other.respondWith(
        fakeReplies.error(400, {}, 'Unsupported parameter: max_completion_tokens'),
        fakeReplies.error(422, {}, 'stream_options: extra fields not permitted'),
        fakeReplies.error(400, {}, 'this model does not support tools'),
        fakeReplies.text(goodAnswer, 100),
      );
      const answer = await askCoach(player, question);
      expect(answer).toMatchObject({ engine: 'model', notice: null });
      expect(textOf(answer)).toBe(goodAnswer);
      const spent = 'select tokens as count from coach_usage where player_id = $1';
      expect(await otherApp.count(spent, [player.id])).toBe(100);
      other.respondWith(fakeReplies.text(goodAnswer));
      await askCoach(player, 'And shooting?');
      expect(other.requests).toHaveLength(1);
      expect(Object.keys(JSON.parse(other.requests[0]?.body ?? '{}')).toSorted()).toEqual([
        'max_tokens',
        'messages',
        'model',
        'stream',
      ]);
      const client = await player.liveClient();
      for (const thought of ['Okay, the user asks about skating.', 'Skating. They are 12.']) {
        other.respondWith(fakeReplies.text(`${thought}</think>${goodAnswer}`));
        const { id } = await askCoach(player, question);
        expect(streamedText(client, id)).toBe(goodAnswer);
      }
    } finally {
      await otherApp.close();
      await other.close();
    }
  });
});

describe('a streaming answer', () => {
  it('can be stopped within a second: the provider stream is closed and the text is kept', async () => {
    const player = await app.user();
    await app.settle();
    const client = await player.liveClient();
    provider.respondWith(fakeReplies.slowText(`${goodAnswer} `.repeat(200), 10));
    const { messages } = await player.call(coachRoutes.ask, { body: { text: question } });
    const id = messages.at(-1)?.id ?? '';
    await waitFor('three deltas arrived', () => deltasOf(client, id).length > 2);
    const stopRequestedAt = Date.now();
    await player.call(coachRoutes.stop, { params: { id } });
    const streamClosedAt = await waitFor('the stream is closed', () => provider.requests[0]?.abortedAt);
    expect(streamClosedAt - stopRequestedAt).toBeLessThan(1000);
    const { message } = await client.waitForEvent('coach.replied');
    expect(message.stopped).toBe(true);
    expect(textOf(message)).toBe(streamedText(client, id));
    expect(textOf(message).length).toBeGreaterThan(0);
    expect(
      await app.count('select tokens as count from coach_usage where player_id = $1', [player.id]),
    ).toBeGreaterThan(100);
  });

  it('continues without a gap after a reload: stored text, then the following deltas', async () => {
    const player = await app.user();
    await app.settle();
    const firstClient = await player.liveClient();
    provider.respondWith(fakeReplies.slowText(`${goodAnswer} `.repeat(20), 15));
    const { messages } = await player.call(coachRoutes.ask, { body: { text: question } });
    const id = messages.at(-1)?.id ?? '';
    await waitFor('three deltas arrived', () => deltasOf(firstClient, id).length > 2);
    firstClient.close();
    const secondClient = await player.liveClient(1);
    // The stored text lags behind the live deltas: fetch again until the deltas continue it.
    const storedMessage = await waitFor('the received deltas continue the stored text', async () => {
      const chat = await player.callVia(1, coachRoutes.messages);
      const loading = chat.messages.find((message) => message.id === id && message.role === 'loading');
      const joins = deltasOf(secondClient, id).some(({ index }) => index <= (loading?.pieces ?? -1));
      return joins ? loading : undefined;
    });
    const { message } = await secondClient.waitForEvent('coach.replied');
    const followingDeltas = deltasOf(secondClient, id).filter(
      ({ run, index }) => run === storedMessage.run && index >= storedMessage.pieces,
    );
    expect(followingDeltas.map(({ index }) => index)).toEqual(
      followingDeltas.map((_, at) => storedMessage.pieces + at),
    );
    expect(textOf(storedMessage) + followingDeltas.map(({ text }) => text).join('')).toBe(textOf(message));
  });
});

const fallbackReply = { engine: 'playbook', stopped: false, notice: coachNotices.failed };

// @covers F19 V16.5.2
describe('a failing model provider', () => {
  it.each([
    ['is busy once', [fakeReplies.error(429, { 'retry-after-ms': '50' })]],
    ['is broken once', [fakeReplies.error(500)]],
    ['is cut off before a sentence', [fakeReplies.truncated('Bend your')]],
    ['sends invalid data before a sentence', [fakeReplies.malformed('Bend')]],
    ['refuses once', [fakeReplies.contentFilter()]],
  ])('is retried when it %s', async (_case, failures) => {
    const player = await app.user();
    provider.respondWith(...failures);
    expect(await askCoach(player, question)).toMatchObject({ engine: 'model', notice: null, stopped: false });
    expect(provider.requests).toHaveLength(2);
  });

  it('has the whole documented time for its first token', async () => {
    const player = await app.user();
    const { steps } = fakeReplies.text(goodAnswer);
    provider.respondWith({ steps: [{ wait: timeoutSeconds.first * 800 }, ...steps], finish: 'stop' });
    expect(await askCoach(player, question)).toMatchObject({ engine: 'model', notice: null });
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    ['always fails', fakeReplies.error(503), fallbackReply],
    ['does not know the model', fakeReplies.error(404), fallbackReply],
    [
      'sends a Retry-After beyond the deadline',
      fakeReplies.error(429, { 'retry-after': '60' }),
      fallbackReply,
    ],
    ['hangs before its first token', fakeReplies.hang(), fallbackReply],
    ['is cut off before a sentence', fakeReplies.truncated('Bend your'), fallbackReply],
    ['sends a token of a megabyte', fakeReplies.oversized(1_000_000), fallbackReply],
    ['exceeds the output limit', fakeReplies.oversized(4_000_000), fallbackReply],
    ['sends no text', fakeReplies.text(''), fallbackReply],
    [
      'sends only a think block',
      fakeReplies.text('<think>They want drills. They are 12.</think>'),
      fallbackReply,
    ],
    ['refuses', fakeReplies.contentFilter(), { ...fallbackReply, notice: coachNotices.refused }],
    ['declines', fakeReplies.refusal(), { ...fallbackReply, notice: coachNotices.refused }],
    [
      'sends only blocked sentences',
      fakeReplies.text('Go to https://evil.example now.'),
      { ...fallbackReply, notice: coachNotices.refused },
    ],
  ])('is replaced by the built-in coach when it %s', async (_case, script, expected) => {
    const player = await app.user();
    provider.respondWith();
    const defaultScript = provider.defaultReply;
    provider.defaultReply = script;
    try {
      const startedAt = Date.now();
      const answer = await askCoach(player, question);
      expect(answer).toMatchObject(expected);
      expect(textOf(answer).length).toBeGreaterThan(20);
      expect(Date.now() - startedAt).toBeLessThan(timeoutSeconds.first * 1000 + 8000);
      const { messages } = await player.call(coachRoutes.messages);
      expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
      await waitFor('no stream is left open', () =>
        provider.requests.every(
          ({ abortedAt }) => script.steps.every((step) => !('hang' in step)) || abortedAt,
        ),
      );
    } finally {
      provider.defaultReply = defaultScript;
    }
  });

  it.each([
    ['hangs after two sentences', fakeReplies.hang(`${goodAnswer} And then`)],
    ['is cut off after two sentences', fakeReplies.truncated(`${goodAnswer} And then`)],
    ['sends invalid data after two sentences', fakeReplies.malformed(`${goodAnswer} And then`)],
    ['exceeds the total time', fakeReplies.slowText(`${goodAnswer} `.repeat(9), 300)],
  ])('leaves the shown text, marked as cut off, when it %s', async (_case, script) => {
    const player = await app.user();
    provider.respondWith(script);
    const answer = await askCoach(player, question);
    expect(answer).toMatchObject({ engine: 'model', stopped: true, notice: coachNotices.cutOff });
    expect(textOf(answer)).toContain('Bend your knees.');
    expect(textOf(answer)).not.toContain('And then');
  });
});

describe('coach metrics', () => {
  it('contain no names', async () => {
    const pages = app.workers.map(({ metricsPort }) => fetch(`http://127.0.0.1:${metricsPort}/metrics`));
    const texts = (await Promise.all(pages)).map((response) => response.text());
    const metrics = (await Promise.all(texts)).join('\n');
    for (const name of [
      'rinkside_coach_tokens',
      'rinkside_coach_answers_total{engine="model",outcome="answered"',
      'rinkside_coach_first_piece_seconds_bucket',
      'rinkside_coach_provider_failures_total{why=',
    ])
      expect(metrics).toContain(name);
    expect(metrics).not.toContain('Noor');
  });
});
