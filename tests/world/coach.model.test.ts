// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { Provider, scripts } from '@rinkside/testkit/provider';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { answered, ask, deltasOf, spoken, textOf } from './chat.js';

const question = 'How can I improve my skating?';
const goodAnswer = 'Bend your knees. Push to the side.';
const timeoutSeconds = { first: 1, gap: 1, total: 6 };

let provider: Provider;
let app: World;
beforeAll(async () => {
  provider = await Provider.open();
  app = await World.open({
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
beforeEach(() => provider.plays());

describe('model answers', () => {
  it('are streamed by sentence to all clients, with engine and token usage recorded', async () => {
    const player = await app.person();
    await app.settle();
    const [client, secondClient] = [await player.screen(0), await player.screen(1)];
    const { messages, engine } = await player.call(coachRoutes.ask, { body: { text: question } });
    expect(engine).toBe('model');
    const { message } = await client.hears('coach.replied');
    expect(message).toMatchObject({ engine: 'model', notice: null, stopped: false });
    expect(textOf(message)).toBe(goodAnswer);
    const id = messages.at(-1)?.id ?? '';
    expect(spoken(client, id)).toBe(goodAnswer);
    await until('the second tab has all of it', () => spoken(secondClient, id) === goodAnswer);
    expect(deltasOf(secondClient, id)).toEqual(deltasOf(client, id));
    expect(await app.count('select tokens as count from coach_usage where player_id = $1', [player.id])).toBe(
      100,
    );
  });

  it('mask teammates’ names in requests and restore them in the reply', async () => {
    const player = await app.person();
    const teammates = [['Liam', 'Novak'], ['Mia', 'Young']] as const; // prettier-ignore
    for (const [first_name, last_name] of teammates)
      await app.person({ organization_id: player.organizationId, first_name, last_name });
    provider.plays(scripts.says('Pass to [player 1] early.', 70));
    const answer = await ask(player, 'How do young players pass to Liam Novak?');
    expect(JSON.stringify(provider.asked)).not.toMatch(/liam|novak/i);
    // Lower-case words are not treated as names.
    expect(JSON.stringify(provider.asked)).toContain('How do young players');
    expect(textOf(answer)).toBe('Pass to Liam early.');
  });

  it('may state numbers from tool results, and other numbers are removed', async () => {
    const player = await app.person();
    provider.plays(
      scripts.calls(['what_if', '{}'], ['get_season_summary', { season: 'current' }], ['fly', {}]),
      scripts.says('You have played 0 games so far. You scored 31 goals. Let us begin!', 70),
    );
    await app.settle();
    const client = await player.screen();
    const answer = await ask(player, question);
    expect(textOf(answer)).toBe('You have played 0 games so far. Let us begin!');
    expect(client.all('coach.status').map(({ label }) => label)).toContain('Looking at your season');
    const [, secondRequest] = provider.asked;
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
    const player = await app.person();
    const memory = { text: 'wants a better\0backhand' };
    provider.plays(scripts.calls(['remember', memory]), scripts.says('Keep your\0 head up. Go!'));
    expect(textOf(await ask(player, question))).toBe('Keep your head up. Go!');
    expect(provider.asked).toHaveLength(2);
    const memories = await player.call(coachRoutes.memories);
    expect(memories.map(({ text }) => text)).toEqual(['wants a better backhand']);
  });

  it('may use numbers from the question for planning but not as stats', async () => {
    const player = await app.person();
    provider.plays(scripts.says('You scored 50 goals. With 15 minutes we can do a lot. Let us begin!'));
    const answer = await ask(player, 'I scored 50 goals and have 15 minutes, what now?');
    expect(textOf(answer)).toBe('With 15 minutes we can do a lot. Let us begin!');
  });

  it('have at most four rounds of tool calls', async () => {
    const player = await app.person();
    const profileCall = () => scripts.calls(['get_profile', {}]);
    provider.plays(profileCall(), profileCall(), profileCall(), profileCall(), scripts.says(goodAnswer));
    expect(textOf(await ask(player, question))).toBe(goodAnswer);
    expect(provider.asked.map(({ toolChoice }) => toolChoice)).toEqual([
      'auto',
      'auto',
      'auto',
      'auto',
      'none',
    ]);
  });

  it('omit sentences that break a rule and end at a severe violation', async () => {
    const player = await app.person();
    provider.plays(
      scripts.says(
        'Nice question. See https://evil.example/x for more. You scored 12 goals. ![x](http://evil.example/a).\n\nKeep low.',
      ),
    );
    expect(textOf(await ask(player, question))).toBe('Nice question.\n\nKeep low.');
    provider.plays(scripts.says('Sounds sore. It sounds like you have a mild concussion. Skate on.'));
    const cutAnswer = textOf(await ask(player, 'What do you think of my last shift?'));
    expect(cutAnswer).toContain('That is for a doctor to say');
    expect(cutAnswer).not.toMatch(/concussion|Skate on/);
  });

  it('keep their message id when regenerated', async () => {
    const player = await app.person();
    const first = await ask(player, question);
    provider.plays(scripts.says('Start with your edges.'));
    await player.call(coachRoutes.regenerate, { params: { id: first.id } });
    const second = await until('the answer is regenerated', async () => {
      const message = await answered(player, first.id);
      return textOf(message) === 'Start with your edges.' ? message : undefined;
    });
    expect(second.id).toBe(first.id);
  });

  it('store up to 30 distinct memories of goals and preferences, but none about health or family', async () => {
    const player = await app.person();
    for (const text of [
      'wants a better backhand',
      'my mom drives me',
      'has asthma',
      'wants a better backhand',
    ]) {
      provider.plays(scripts.calls(['remember', { text }]), scripts.says('Noted.'));
      await ask(player, question);
    }
    const memories = await player.call(coachRoutes.memories);
    expect(memories.map(({ text }) => text)).toEqual(['wants a better backhand']);
    provider.plays(scripts.says(goodAnswer));
    await ask(player, question);
    expect(provider.asked[0]?.messages[0]?.content).toContain('wants a better backhand');
    for (let from = 0; from < 40; from += 5) {
      const goals = Array.from({ length: 5 }, (_, at): [string, unknown] => [
        'remember',
        { text: `goal ${from + at}` },
      ]);
      provider.plays(scripts.calls(...goals), scripts.says('Noted.'));
      await ask(player, question);
    }
    const storedMemories = await player.call(coachRoutes.memories);
    expect(storedMemories).toHaveLength(30);
    expect(storedMemories.map(({ text }) => text)).toContain('goal 39');
  });
});

describe('a streaming answer', () => {
  it('can be stopped within a second: the provider stream is closed and the text is kept', async () => {
    const player = await app.person();
    await app.settle();
    const client = await player.screen();
    provider.plays(scripts.slowly(`${goodAnswer} `.repeat(200), 10));
    const { messages } = await player.call(coachRoutes.ask, { body: { text: question } });
    const id = messages.at(-1)?.id ?? '';
    await until('three deltas arrived', () => deltasOf(client, id).length > 2);
    const stopRequestedAt = Date.now();
    await player.call(coachRoutes.stop, { params: { id } });
    const streamClosedAt = await until('the stream is closed', () => provider.asked[0]?.left);
    expect(streamClosedAt - stopRequestedAt).toBeLessThan(1000);
    const { message } = await client.hears('coach.replied');
    expect(message.stopped).toBe(true);
    expect(textOf(message)).toBe(spoken(client, id));
    expect(textOf(message).length).toBeGreaterThan(0);
    expect(
      await app.count('select tokens as count from coach_usage where player_id = $1', [player.id]),
    ).toBeGreaterThan(100);
  });

  it('continues without a gap after a reload: stored text, then the following deltas', async () => {
    const player = await app.person();
    await app.settle();
    const firstClient = await player.screen();
    provider.plays(scripts.slowly(`${goodAnswer} `.repeat(20), 15));
    const { messages } = await player.call(coachRoutes.ask, { body: { text: question } });
    const id = messages.at(-1)?.id ?? '';
    await until('three deltas arrived', () => deltasOf(firstClient, id).length > 2);
    firstClient.close();
    const secondClient = await player.screen(1);
    // The stored text lags behind the live deltas: fetch again until the deltas continue it.
    const storedMessage = await until('the received deltas continue the stored text', async () => {
      const chat = await player.via(1, coachRoutes.messages);
      const loading = chat.messages.find((message) => message.id === id && message.role === 'loading');
      const joins = deltasOf(secondClient, id).some(({ index }) => index <= (loading?.pieces ?? -1));
      return joins ? loading : undefined;
    });
    const { message } = await secondClient.hears('coach.replied');
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
    ['is busy once', [scripts.fails(429, { 'retry-after-ms': '50' })]],
    ['is broken once', [scripts.fails(500)]],
    ['is cut off before a sentence', [scripts.cutsOff('Bend your')]],
    ['sends invalid data before a sentence', [scripts.breaks('Bend')]],
    ['refuses once', [scripts.refuses()]],
    ['hangs once', [scripts.hangs()]],
  ])('is retried when it %s', async (_case, failures) => {
    const player = await app.person();
    provider.plays(...failures);
    expect(await ask(player, question)).toMatchObject({ engine: 'model', notice: null, stopped: false });
    expect(provider.asked).toHaveLength(2);
  });

  it.each([
    ['always fails', scripts.fails(503), fallbackReply],
    ['does not know the model', scripts.fails(404), fallbackReply],
    ['sends a Retry-After beyond the deadline', scripts.fails(429, { 'retry-after': '60' }), fallbackReply],
    ['hangs before its first token', scripts.hangs(), fallbackReply],
    ['is cut off before a sentence', scripts.cutsOff('Bend your'), fallbackReply],
    ['sends a token of a megabyte', scripts.floods(1_000_000), fallbackReply],
    ['exceeds the output limit', scripts.floods(4_000_000), fallbackReply],
    ['sends no text', scripts.says(''), fallbackReply],
    [
      'sends only a think block',
      scripts.says('<think>They want drills. They are 12.</think>'),
      fallbackReply,
    ],
    ['refuses', scripts.refuses(), { ...fallbackReply, notice: coachNotices.refused }],
    ['declines', scripts.declines(), { ...fallbackReply, notice: coachNotices.refused }],
    [
      'sends only blocked sentences',
      scripts.says('Go to https://evil.example now.'),
      { ...fallbackReply, notice: coachNotices.refused },
    ],
  ])('is replaced by the built-in coach when it %s', async (_case, script, expected) => {
    const player = await app.person();
    provider.plays();
    const defaultScript = provider.otherwise;
    provider.otherwise = script;
    try {
      const startedAt = Date.now();
      const answer = await ask(player, question);
      expect(answer).toMatchObject(expected);
      expect(textOf(answer).length).toBeGreaterThan(20);
      expect(Date.now() - startedAt).toBeLessThan(timeoutSeconds.first * 1000 + 8000);
      const { messages } = await player.call(coachRoutes.messages);
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
      await until('no stream is left open', () =>
        provider.asked.every(({ left }) => script.steps.every((step) => !('hang' in step)) || left),
      );
    } finally {
      provider.otherwise = defaultScript;
    }
  });

  it.each([
    ['hangs after two sentences', scripts.hangs(`${goodAnswer} And then`)],
    ['is cut off after two sentences', scripts.cutsOff(`${goodAnswer} And then`)],
    ['sends invalid data after two sentences', scripts.breaks(`${goodAnswer} And then`)],
    ['exceeds the total time', scripts.slowly(`${goodAnswer} `.repeat(9), 300)],
  ])('leaves the shown text, marked as cut off, when it %s', async (_case, script) => {
    const player = await app.person();
    provider.plays(script);
    const answer = await ask(player, question);
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
