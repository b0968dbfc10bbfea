// @module-tag extended
import type { Position } from '@rinkside/contracts/player';
import type { CoachExtra } from '@rinkside/contracts/coach';
import { readNumbersQuestion } from '@rinkside/coach/queries/numbers-question';
import { minConfidence } from '@rinkside/coach/queries/question-context';
import { coachTools } from '@rinkside/coach/tools/tools';
import { queryGames } from '@rinkside/coach/tools/query-games';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findCitationProblem } from '../evaluation/citations.js';
import * as stats from '../evaluation/expected-stats.js';
import { askers, type Asker } from './numbers.askers.js';
import { answerTo } from './numbers.session.js';
import {
  goalieMessages,
  moreGoalieMessages,
  moreSharedMessages,
  moreSkaterMessages,
  parentMessages,
  sharedMessages,
  skaterMessages,
  unloggedGoalieMessages,
  unloggedMessages,
  vagueGoalieMessages,
  vagueMessages,
} from './numbers.messages.js';
import { parentConversations, skaterConversations } from './numbers.conversations.js';
import { goalieVariants, parentVariants, sharedVariants, skaterVariants } from './numbers.variants.js';
import {
  innocentQuestions,
  sharedForms,
  goalieForms,
  skaterForms,
  today,
  unloggedForms,
  type Form,
} from './numbers.forms.js';

/** A parent asks in the third person. */
const personalize = ({ persona }: Asker, text: string) =>
  persona.role !== 'parent'
    ? text
    : text
        .replace(/\b(have|has) I\b/gi, 'has he')
        .replace(/\bdo I\b/gi, 'does he')
        .replace(/\bam I\b/gi, 'is he')
        .replace(/\bI have\b/g, 'he has')
        .replace(/\bI\b/g, 'he')
        .replace(/\bmy\b/gi, "my son's");

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const contains = (text: string, figure: string) =>
  new RegExp(String.raw`(?<![\d.])${escapeRegExp(figure)}(?!\d|\.\d)`).test(text);
const citationsOf = (extras: CoachExtra[]) => extras.filter((extra) => extra.type === 'citation');

/** Returns what is wrong with an answer. */
const problemsOf = async (
  who: Asker,
  { ask, history = [], scope, figures }: Form,
  reword = (text: string) => text,
) => {
  const question = reword(personalize(who, ask));
  const earlier = history.map((turn) => personalize(who, turn));
  const { text, extras, reads } = await answerTo(who, question, earlier);
  const games = scope(who.games);
  const citations = citationsOf(extras);
  const gamesById = new Map(who.games.map((game, at) => [`game-${at}`, game]));
  const wrong =
    games.length === 0
      ? [!/I find no|no games|\*\*0\*\* of/i.test(text) && 'does not say that there are no games']
      : figures(games, who.games).flatMap((figure) => [
          !contains(text, figure) && `lacks ${figure}`,
          /^\d/.test(figure) &&
            !citations.some(({ value }) => contains(value, figure)) &&
            `does not cite ${figure}`,
        ]);
  return [
    ...wrong,
    ...citations.map((citation) => findCitationProblem(citation, gamesById)),
    reads > 1 && `reads the games ${reads} times`,
  ]
    .filter((problem) => typeof problem === 'string')
    .map((problem) => `${question}: ${problem}\n${text}`);
};

const formsOf: Record<Position, Form[]> = {
  skater: [
    ...sharedForms,
    ...skaterForms,
    ...sharedVariants,
    ...skaterVariants,
    ...sharedMessages,
    ...moreSharedMessages,
    ...skaterMessages,
    ...moreSkaterMessages,
    ...skaterConversations,
  ],
  goalie: [
    ...sharedForms,
    ...goalieForms,
    ...sharedVariants,
    ...goalieVariants,
    ...sharedMessages,
    ...moreSharedMessages,
    ...goalieMessages,
    ...moreGoalieMessages,
  ],
};
const cases = (['skater', 'goalie'] as const).flatMap((position) =>
  askers[position].map((who) => ({ name: who.name, who, forms: formsOf[position] })),
);

// @covers A11
describe('number questions', () => {
  it.each(['skater', 'goalie'] as const)('are answered as parents of a %s ask them', async (position) => {
    const who = askers[position].find(({ persona: { role } }) => role === 'parent');
    if (!who) throw new Error('no parent');
    const problems: string[] = [];
    const conversations = position === 'skater' ? parentConversations : [];
    for (const variant of [...parentVariants[position], ...parentMessages[position], ...conversations])
      problems.push(...(await problemsOf(who, variant, () => variant.ask)));
    expect(problems).toEqual([]);
  });

  it('have at least 500 forms', () => {
    const asked = new Set(
      [...formsOf.skater, ...formsOf.goalie].map(({ ask, history = [] }) => [...history, ask].join('|')),
    );
    expect(asked.size).toBeGreaterThanOrEqual(500);
  });

  it.each(cases)(
    'are answered with the figures of an independent computation: $name',
    async ({ who, forms }) => {
      const problems: string[] = [];
      for (const form of forms) problems.push(...(await problemsOf(who, form)));
      expect(problems).toEqual([]);
    },
  );

  const rewordings: [name: string, reword: (text: string) => string][] = [
    ['in capitals', (text) => text.toUpperCase()],
    ['with lol', (text) => `${text} lol`],
    ['without apostrophes', (text) => text.replace(/['’]/g, '')],
    ['without a question mark', (text) => text.replace(/\?$/, '')],
    ['with a typo in the longest word', (text) => {
      const longest = text.match(/[a-z]{6,}/gi)?.toSorted((a, b) => b.length - a.length)[0];
      const at = Math.floor((longest?.length ?? 0) / 2);
      return longest ? text.replace(longest, `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`) : text;
    }],
  ]; // prettier-ignore
  it('keep their figures when they are typed in another way', { timeout: 120_000 }, async () => {
    const problems: string[] = [];
    let count = 0;
    for (const { who, forms } of [cases[0]!, cases[4]!])
      for (const [at, form] of forms.entries()) {
        // Every form in two ways of the list.
        for (const [name, reword] of [0, 2].map((shift) => rewordings[(at + shift) % rewordings.length]!)) {
          count++;
          const [problem] = await problemsOf(who, form, reword);
          if (problem) problems.push(`${name}: ${problem}`);
        }
      }
    expect(problems.length / count, problems.join('\n\n')).toBeLessThanOrEqual(0.02);
  });

  it.each([...unloggedForms, ...unloggedMessages])('say what is not logged: %s', async (ask) => {
    const [who] = askers.skater;
    const { text, extras } = await answerTo(who!, ask);
    expect(text).toMatch(/not logged/i);
    expect(text).toMatch(/goals/i);
    expect(citationsOf(extras).length).toBeGreaterThan(0);
  });

  it.each(unloggedGoalieMessages)('say what is not logged for a goalie: %s', async (ask) => {
    const { text } = await answerTo(askers.goalie[0]!, ask);
    expect(text).toMatch(/not logged/i);
  });

  it.each([
    ...vagueMessages.map((ask) => ['skater', ask] as const),
    ...vagueGoalieMessages.map((ask) => ['goalie', ask] as const),
  ])('are asked back when they are half understood: %s, %s', async (position, ask) => {
    const [who] = askers[position];
    const { text } = await answerTo(who!, ask);
    expect(text).toMatch(/Do you mean:|Without it:/);
    expect(text).toMatch(/I cannot tell|I am not sure/);
  });

  it.each([
    ['skater', 'how many goals last game', 'was it my record'],
    ['skater', 'how many games in a row did i score', 'is that my record'],
    ['skater', 'best month', 'how many goals was that'],
    ['goalie', 'how many shots did they have last game', 'did i save them all'],
  ] as const)(
    'are asked back when they refer to games that the query lacks: %s, %s, %s',
    async (position, before, ask) => {
      const { text } = await answerTo(askers[position][0]!, ask, [before]);
      expect(text).toMatch(/Do you mean:/);
    },
  );

  const [teen] = askers.skater;
  const [goalie] = askers.goalie;
  const parent = askers.skater.find(({ persona: { role } }) => role === 'parent');
  const list = 'Losses: - Nov 14 vs Storm, L 1-3 - Nov 10 vs Ravens, L 0-2';
  it.each([
    [teen, ['goals vs cobras'], 'and sharks', /against the Sharks/],
    [teen, ['goals vs cobras', 'and ravens'], 'who do i do better against', /vs Cobras.*vs Ravens/s],
    [teen, ['who did we lose to'], 'record against them', /vs Storm.*vs Ravens/s],
    [teen, ['who did we lose to'], 'record against that team', /Which team do you mean/],
    [teen, ['goals in november'], 'what was different', /not why/],
    [teen, ['best game'], 'what happened', /not why/],
    [teen, ['goals this season'], 'is 24 a lot', /own past/],
    [teen, ['goals this season'], 'is that realistic', /own past/],
    [teen, ['best game'], 'did we win that one', /share that: \*\*2 wins/],
    [teen, ['best game'], 'who was it against', /share that: \*\*against Cobras/],
    [teen, ['hat tricks this season'], 'which games', /with 3 or more goals.*Nov 7/s],
    [teen, ['when did i last score'], 'how many that game', /Nov 16/],
    [parent, ['goals so far', 'how many to get to 40'], 'and at this pace when', /40 come/],
    [goalie, [], 'my last shutout', /last game with a shutout/],
    [teen, [], 'do i score more at the end of the month', /Do you mean/],
    [teen, [], 'did i have a better october this year or last year', /October 2026.*October 2025/s],
    [teen, [], 'when did i hit 40 points', /40 points.*Nov 7.*game \*\*22/s],
    [teen, [], 'when did i hit 90 points', /90 points are not reached/],
    [parent, [], 'how many points does he need to average 2 a game', /For 2 points a game, it takes/],
    [parent, [], 'who do they beat the most', /opponent by wins/],
    [goalie, ['shutouts'], 'list them', /with a shutout/],
    [teen, [], 'biggest lead we had', /order of goals: not logged/i],
    [teen, [], 'how many OT dubs', /Overtime: not logged/],
    [teen, [], 'who we own', /opponent by wins/],
    [
      teen,
      [],
      'ravens own us how many of the last 5 did they win',
      /Losses, vs Ravens, last 5 games: \*\*2\*\*/,
    ],
    [teen, ['how many more goals to 40'], 'if i play 12 more games whats that a game', /0\.83 goals a game/],
    [teen, [], 'i need 8 goals in next 10. whats that a game', /0\.80 goals a game/],
    [teen, [], 'how many games was i really good', /Do you mean/],
    [
      teen,
      [],
      'i want to tell my teacher how many goals i made in september and october',
      /September 2026: \*\*10\*\*.*October 2026: \*\*11/s,
    ],
    [teen, [], 'did we win on my brothers birthday october 27', /Record, Oct 27, 2026/],
    [teen, [], 'if i get 3 points each game how many games till 100', /Do you mean/],
    [teen, [], 'who owns us', /opponent by losses/],
    [goalie, [], 'how many perfect games', /^Shutouts/],
    [parent, [], 'are they better on weekends', /Record, weekends/],
    [teen, [], 'are we better lately', /^Record, last 5 games/],
    [teen, [], 'did i get better from october to november', /November 2026.*October 2026/s],
    [teen, [], 'how much did my goals drop from october to november', /^Goals, November 2026.*October 2026/s],
    [teen, [], 'why are my goals so low against the ravens', /^Goals, vs Ravens.*without games vs Ravens/s],
    [teen, [], 'how have my goals changed over the season', /^Goals by month/],
    [teen, [], 'points lately vs before', /last 5 games.*5 games before/s],
    [teen, [], 'how long have i been in a slump', /^Games in a row without a goal/],
    [goalie, [], 'why is my save percentage low in losses', /losses.*without losses/s],
    [goalie, [], 'did my save percentage drop in november', /November 2026.*October 2026/s],
    [parent, ['last game', 'and the one before'], 'who did they play', /Nov 7 vs Storm/],
    [goalie, ['record this season'], 'when i face over 30 shots', /31 or more shots against/],
    [teen, ['how many points do i need to get to 60'], 'in 10 games', /next 10 games/],
  ] as const)('are answered from the games before: %#, %s, %s', async (who, history, ask, expected) => {
    const { text } = await answerTo(who!, ask, [...history], list);
    expect(text).toMatch(expected);
  });

  it('are answered for the month that the last answer names', async () => {
    const reply = 'Best month by points: **October 2026** with **18** points in 10 games.';
    const { text } = await answerTo(teen!, 'how many goals', ['best month'], reply);
    expect(text).toMatch(/Goals, October 2026/);
  });

  it.each(['10 min a day', '20 minutes every day', 'is 20 minutes every day enough'])(
    'are distinguished from the time of a training: %s',
    (ask) => {
      for (const position of ['skater', 'goalie'] as const)
        expect(readNumbersQuestion(ask, [], { today, position, role: 'player' })).toBeUndefined();
    },
  );

  it('are answered as the coach understood them after a yes', async () => {
    const [who] = askers.skater;
    const question = 'how many lucky goals do I have';
    const { text: asked } = await answerTo(who!, question);
    const { text } = await answerTo(who!, 'yes', [question], asked);
    expect(text).toContain(String(stats.goals(stats.thisSeason(who!.games))));
  });

  it.each(innocentQuestions)('are distinguished from other messages: %s', (ask) => {
    for (const position of ['skater', 'goalie'] as const) {
      const read = readNumbersQuestion(ask, [], { today, position, role: 'player' });
      expect(read?.confidence ?? 0).toBeLessThan(minConfidence);
    }
  });
});

describe('the schemas of the tools', () => {
  it('are objects, and models are not offered the queries of the built-in coach', () => {
    for (const { name, input } of [...coachTools, queryGames])
      expect(z.toJSONSchema(input, { io: 'input' }), name).toMatchObject({ type: 'object' });
    expect(coachTools).not.toContain(queryGames);
  });
});
