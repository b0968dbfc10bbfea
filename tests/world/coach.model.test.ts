// @module-tag extended
import { coachRoutes } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import { Provider, scripts } from '@rinkside/testkit/provider';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { answered, ask, deltasOf, spoken, textOf } from './chat.js';

const question = 'How can I improve my skating?';
const good = 'Bend your knees. Push to the side.';
const seconds = { first: 1, gap: 1, total: 6 };

let provider: Provider;
let world: World;
beforeAll(async () => {
  provider = await Provider.open();
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
    env: {
      OPENAI_BASE_URL: provider.url,
      COACH_FIRST_SECONDS: String(seconds.first),
      COACH_GAP_SECONDS: String(seconds.gap),
      COACH_TOTAL_SECONDS: String(seconds.total),
    },
  });
});
afterAll(async () => {
  await world?.close();
  await provider?.close();
});
beforeEach(() => provider.plays());

describe('a model that answers', () => {
  it('is streamed sentence by sentence, counted, and named as who answered', async () => {
    const noor = await world.person();
    await world.settle();
    const [screen, other] = [await noor.screen(0), await noor.screen(1)];
    const { messages, engine } = await noor.call(coachRoutes.ask, { body: { text: question } });
    expect(engine).toBe('model');
    const { message } = await screen.hears('coach.replied');
    expect(message).toMatchObject({ engine: 'model', notice: null, stopped: false });
    expect(textOf(message)).toBe(good);
    const id = messages.at(-1)?.id ?? '';
    expect(spoken(screen, id)).toBe(good);
    await until('the second tab has all of it', () => spoken(other, id) === good);
    expect(deltasOf(other, id)).toEqual(deltasOf(screen, id));
    expect(await world.count('select tokens as count from coach_usage where player_id = $1', [noor.id])).toBe(
      100,
    );
  });

  it('is told of a teammate by a mark, and its answer names them again', async () => {
    const noor = await world.person();
    const mates = [['Liam', 'Novak'], ['Mia', 'Young']] as const; // prettier-ignore
    for (const [first_name, last_name] of mates)
      await world.person({ organization_id: noor.organizationId, first_name, last_name });
    provider.plays(scripts.says('Pass to [player 1] early.', 70));
    const answer = await ask(noor, 'How do young players pass to Liam Novak?');
    expect(JSON.stringify(provider.asked)).not.toMatch(/liam|novak/i);
    // A word is a name only as names are written.
    expect(JSON.stringify(provider.asked)).toContain('How do young players');
    expect(textOf(answer)).toBe('Pass to Liam early.');
  });

  it('looks things up with the tools, whose numbers it may then name', async () => {
    const noor = await world.person();
    provider.plays(
      scripts.calls(['what_if', '{}'], ['get_season_summary', { season: 'current' }], ['fly', {}]),
      scripts.says('You have played 0 games so far. You scored 31 goals. Let us begin!', 70),
    );
    await world.settle();
    const screen = await noor.screen();
    const answer = await ask(noor, question);
    expect(textOf(answer)).toBe('You have played 0 games so far. Let us begin!');
    expect(screen.all('coach.status').map(({ label }) => label)).toContain('Looking at your season');
    const [, after] = provider.asked;
    const results = after?.messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
    expect(results).toHaveLength(3);
    expect(results?.[0]).toContain('do not fit');
    expect(results?.[2]).toContain('no such tool');
    expect(await world.count('select tokens as count from coach_usage where player_id = $1', [noor.id])).toBe(
      120,
    );
  });

  it('is read without what no database keeps', async () => {
    const noor = await world.person();
    const keep = { text: 'wants a better\0backhand' };
    provider.plays(scripts.calls(['remember', keep]), scripts.says('Keep your\0 head up. Go!'));
    expect(textOf(await ask(noor, question))).toBe('Keep your head up. Go!');
    expect(provider.asked).toHaveLength(2);
    const memories = await noor.call(coachRoutes.memories);
    expect(memories.map(({ text }) => text)).toEqual(['wants a better backhand']);
  });

  it('plans with the asker’s own numbers, and takes none of them for a fact', async () => {
    const noor = await world.person();
    provider.plays(scripts.says('You scored 50 goals. With 15 minutes we can do a lot. Let us begin!'));
    const answer = await ask(noor, 'I scored 50 goals and have 15 minutes, what now?');
    expect(textOf(answer)).toBe('With 15 minutes we can do a lot. Let us begin!');
  });

  it('has four rounds of looking things up, then it must answer', async () => {
    const noor = await world.person();
    const again = () => scripts.calls(['get_profile', {}]);
    provider.plays(again(), again(), again(), again(), scripts.says(good));
    expect(textOf(await ask(noor, question))).toBe(good);
    expect(provider.asked.map(({ toolChoice }) => toolChoice)).toEqual([
      'auto',
      'auto',
      'auto',
      'auto',
      'none',
    ]);
  });

  it('shows nothing that breaks a rule, and ends where it would be grave', async () => {
    const noor = await world.person();
    provider.plays(
      scripts.says(
        'Nice question. See https://evil.example/x for more. You scored 12 goals. ![x](http://evil.example/a).\n\nKeep low.',
      ),
    );
    expect(textOf(await ask(noor, question))).toBe('Nice question.\n\nKeep low.');
    provider.plays(scripts.says('Sounds sore. It sounds like you have a mild concussion. Skate on.'));
    const ended = textOf(await ask(noor, 'What do you think of my last shift?'));
    expect(ended).toContain('That is for a doctor to say');
    expect(ended).not.toMatch(/concussion|Skate on/);
  });

  it('writes an answer again, in its place', async () => {
    const noor = await world.person();
    const first = await ask(noor, question);
    provider.plays(scripts.says('Start with your edges.'));
    await noor.call(coachRoutes.regenerate, { params: { id: first.id } });
    const second = await until('it is written again', async () => {
      const message = await answered(noor, first.id);
      return textOf(message) === 'Start with your edges.' ? message : undefined;
    });
    expect(second.id).toBe(first.id);
  });

  it('remembers goals and preferences it is asked to, never health or family, once', async () => {
    const noor = await world.person();
    for (const text of [
      'wants a better backhand',
      'my mom drives me',
      'has asthma',
      'wants a better backhand',
    ]) {
      provider.plays(scripts.calls(['remember', { text }]), scripts.says('Noted.'));
      await ask(noor, question);
    }
    const memories = await noor.call(coachRoutes.memories);
    expect(memories.map(({ text }) => text)).toEqual(['wants a better backhand']);
    provider.plays(scripts.says(good));
    await ask(noor, question);
    expect(provider.asked[0]?.messages[0]?.content).toContain('wants a better backhand');
    for (let from = 0; from < 40; from += 5) {
      const goals = Array.from({ length: 5 }, (_, at): [string, unknown] => [
        'remember',
        { text: `goal ${from + at}` },
      ]);
      provider.plays(scripts.calls(...goals), scripts.says('Noted.'));
      await ask(noor, question);
    }
    const bounded = await noor.call(coachRoutes.memories);
    expect(bounded).toHaveLength(30);
    expect(bounded.map(({ text }) => text)).toContain('goal 39');
  });
});

describe('a screen in mid-answer', () => {
  it('stops it within a second: the provider’s stream is closed and the text stays', async () => {
    const noor = await world.person();
    await world.settle();
    const screen = await noor.screen();
    provider.plays(scripts.slowly(`${good} `.repeat(200), 10));
    const { messages } = await noor.call(coachRoutes.ask, { body: { text: question } });
    const id = messages.at(-1)?.id ?? '';
    await until('some of it is shown', () => deltasOf(screen, id).length > 2);
    const asked = Date.now();
    await noor.call(coachRoutes.stop, { params: { id } });
    const left = await until('the stream is closed', () => provider.asked[0]?.left);
    expect(left - asked).toBeLessThan(1000);
    const { message } = await screen.hears('coach.replied');
    expect(message.stopped).toBe(true);
    expect(textOf(message)).toBe(spoken(screen, id));
    expect(textOf(message).length).toBeGreaterThan(0);
    expect(
      await world.count('select tokens as count from coach_usage where player_id = $1', [noor.id]),
    ).toBeGreaterThan(100);
  });

  it('is right again after a reload: what is kept, then the pieces that follow it', async () => {
    const noor = await world.person();
    await world.settle();
    const before = await noor.screen();
    provider.plays(scripts.slowly(`${good} `.repeat(20), 15));
    const { messages } = await noor.call(coachRoutes.ask, { body: { text: question } });
    const id = messages.at(-1)?.id ?? '';
    await until('some of it is shown', () => deltasOf(before, id).length > 2);
    before.close();
    const after = await noor.screen(1);
    // What is kept lags behind what is told; a screen fetches again until its pieces follow on it.
    const kept = await until('what is heard follows on what is kept', async () => {
      const chat = await noor.via(1, coachRoutes.messages);
      const loading = chat.messages.find((message) => message.id === id && message.role === 'loading');
      const joins = deltasOf(after, id).some(({ index }) => index <= (loading?.pieces ?? -1));
      return joins ? loading : undefined;
    });
    const { message } = await after.hears('coach.replied');
    const rest = deltasOf(after, id).filter(({ run, index }) => run === kept.run && index >= kept.pieces);
    expect(rest.map(({ index }) => index)).toEqual(rest.map((_, at) => kept.pieces + at));
    expect(textOf(kept) + rest.map(({ text }) => text).join('')).toBe(textOf(message));
  });
});

const standsIn = { engine: 'playbook', stopped: false, notice: coachNotices.failed };

// @covers F19 V16.5.2
describe('a provider that fails', () => {
  it.each([
    ['is busy once', [scripts.fails(429, { 'retry-after-ms': '50' })]],
    ['is broken once', [scripts.fails(500)]],
    ['is cut off before a sentence', [scripts.cutsOff('Bend your')]],
    ['sends rubbish before a sentence', [scripts.breaks('Bend')]],
    ['refuses once', [scripts.refuses()]],
    ['hangs once', [scripts.hangs()]],
  ])('is asked again: %s', async (_what, bad) => {
    const noor = await world.person();
    provider.plays(...bad);
    expect(await ask(noor, question)).toMatchObject({ engine: 'model', notice: null, stopped: false });
    expect(provider.asked).toHaveLength(2);
  });

  it.each([
    ['fails always', scripts.fails(503), standsIn],
    ['knows no such model', scripts.fails(404), standsIn],
    ['asks for more time than there is', scripts.fails(429, { 'retry-after': '60' }), standsIn],
    ['hangs before its first token', scripts.hangs(), standsIn],
    ['is cut off before a sentence', scripts.cutsOff('Bend your'), standsIn],
    ['sends a token of a megabyte', scripts.floods(1_000_000), standsIn],
    ['sends more than anybody reads', scripts.floods(4_000_000), standsIn],
    ['says nothing at all', scripts.says(''), standsIn],
    ['only thinks aloud', scripts.says('<think>They want drills. They are 12.</think>'), standsIn],
    ['refuses', scripts.refuses(), { ...standsIn, notice: coachNotices.refused }],
    ['declines', scripts.declines(), { ...standsIn, notice: coachNotices.refused }],
    [
      'says nothing that may be shown',
      scripts.says('Go to https://evil.example now.'),
      { ...standsIn, notice: coachNotices.refused },
    ],
  ])('is stood in for by the built-in coach: %s', async (_what, script, expected) => {
    const noor = await world.person();
    provider.plays();
    const usual = provider.otherwise;
    provider.otherwise = script;
    try {
      const began = Date.now();
      const answer = await ask(noor, question);
      expect(answer).toMatchObject(expected);
      expect(textOf(answer).length).toBeGreaterThan(20);
      expect(Date.now() - began).toBeLessThan(seconds.first * 1000 + 8000);
      const { messages } = await noor.call(coachRoutes.messages);
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
      await until('no stream is left open', () =>
        provider.asked.every(({ left }) => script.steps.every((step) => !('hang' in step)) || left),
      );
    } finally {
      provider.otherwise = usual;
    }
  });

  it.each([
    ['hangs in mid-answer', scripts.hangs(`${good} And then`)],
    ['is cut off in mid-answer', scripts.cutsOff(`${good} And then`)],
    ['sends rubbish in mid-answer', scripts.breaks(`${good} And then`)],
    ['never comes to its end', scripts.slowly(`${good} `.repeat(9), 300)],
  ])('keeps what was shown, marked as ended early: %s', async (_what, script) => {
    const noor = await world.person();
    provider.plays(script);
    const answer = await ask(noor, question);
    expect(answer).toMatchObject({ engine: 'model', stopped: true, notice: coachNotices.cutOff });
    expect(textOf(answer)).toContain('Bend your knees.');
    expect(textOf(answer)).not.toContain('And then');
  });
});

describe('the coach’s figures', () => {
  it('name nobody', async () => {
    const pages = world.workers.map(({ metricsPort }) => fetch(`http://127.0.0.1:${metricsPort}/metrics`));
    const texts = (await Promise.all(pages)).map((response) => response.text());
    const figures = (await Promise.all(texts)).join('\n');
    for (const name of [
      'rinkside_coach_tokens',
      'rinkside_coach_answers_total{engine="model",outcome="answered"',
      'rinkside_coach_first_piece_seconds_bucket',
      'rinkside_coach_provider_failures_total{why=',
    ])
      expect(figures).toContain(name);
    expect(figures).not.toContain('Noor');
  });
});
