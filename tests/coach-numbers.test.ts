// @module-tag extended
import type { Position } from '@rinkside/contracts/player';
import type { CoachExtra } from '@rinkside/contracts/coach';
import { readNumbersQuestion } from '@rinkside/domain/coach/numbers/numbers-question';
import { minConfidence } from '@rinkside/domain/coach/numbers/question-context';
import { coachTools } from '@rinkside/domain/coach/tools/tools';
import { queryGames } from '@rinkside/domain/coach/tools/query-games';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findCitationProblem } from './evaluation/citations.js';
import * as stats from './evaluation/expected-stats.js';
import { askers, type Asker } from './coach-numbers.askers.js';
import { answerTo } from './coach-numbers.session.js';
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
} from './coach-numbers.messages.js';
import { goalieVariants, parentVariants, sharedVariants, skaterVariants } from './coach-numbers.variants.js';
import {
  innocentQuestions,
  sharedForms,
  goalieForms,
  skaterForms,
  today,
  unloggedForms,
  type Form,
} from './coach-numbers.forms.js';

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
    for (const variant of [...parentVariants[position], ...parentMessages[position]])
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
  it('keep their figures when they are typed in another way', async () => {
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
