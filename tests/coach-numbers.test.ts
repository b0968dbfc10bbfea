// @module-tag extended
import type { Position } from '@rinkside/contracts/player';
import type { CoachExtra } from '@rinkside/contracts/coach';
import type { ChatTurn } from '@rinkside/domain/coach/engine';
import { readNumbersQuestion } from '@rinkside/domain/coach/numbers/numbers-question';
import { minConfidence } from '@rinkside/domain/coach/numbers/question-context';
import type { Persona } from '@rinkside/domain/coach/persona';
import { playbook } from '@rinkside/domain/coach/playbook';
import { coachTools } from '@rinkside/domain/coach/tools/tools';
import { queryGames } from '@rinkside/domain/coach/tools/query-games';
import type { Sql } from '@rinkside/platform/sql';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findCitationProblem } from './evaluation/citations.js';
import * as stats from './evaluation/expected-stats.js';
import { goalieGames, skaterGames, type FixtureGame } from './evaluation/fixtures.js';
import {
  goalieMessages,
  moreGoalieMessages,
  moreSharedMessages,
  moreSkaterMessages,
  parentMessages,
  sharedMessages,
  skaterMessages,
  unloggedMessages,
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

const opponents = ['Ravens', 'Cobras', 'Polar Bears', 'Storm'];
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A season of games from a start date, a few days apart, with results and figures from a fixed rule. */
const seasonOfGames = (position: Position, starts: string, count: number, seed: number): FixtureGame[] =>
  Array.from({ length: count }, (_, at) => {
    const date = addDays(starts, at * 3 + (at % 3 === 2 ? 1 : 0));
    const opponent = opponents[(at * 3 + seed) % opponents.length] ?? 'Storm';
    const ours = (at * 7 + seed) % 6;
    const theirs = (at * 5 + seed * 2) % 4;
    const goals = Math.min(ours, (at * 5 + seed) % 4);
    const shots = 26 + ((at * 11 + seed) % 13);
    const [game] =
      position === 'skater'
        ? skaterGames([date, opponent, ours, theirs, goals, Math.min(ours - goals, (at + seed) % 3)])
        : goalieGames([date, opponent, ours, theirs, shots - theirs, shots, at % 4 === 3 ? null : 45 + (at % 3) * 10, at % 5 === 4 ? null : Math.min(theirs, at % 2), at % 5 === 4 ? null : 0]); // prettier-ignore
    if (!game) throw new Error('no game');
    return { ...game, penaltyMinutes: at % 3 === 0 ? (at % 4) * 2 : null };
  });

const player: Persona = {
  id: '00000000-0000-4000-8000-000000000000', firstName: 'Noor', role: 'player', years: 14, ageLevel: '15U', level: 'AA',
  position: 'skater', minor: true, child: false, modelAllowed: false, onboarded: true, organizationId: null, coachOf: null, today,
}; // prettier-ignore

interface Asker {
  name: string;
  persona: Persona;
  games: FixtureGame[];
}
const asker = (name: string, position: Position, seed: number, [before, now]: [number, number], change: Partial<Persona> = {}): Asker => ({
  name,
  persona: { ...player, position, ...change },
  games: [...seasonOfGames(position, '2025-10-04', before, seed), ...seasonOfGames(position, '2026-09-05', now, seed + 1)],
}); // prettier-ignore

const parent = { role: 'parent', years: 41, ageLevel: '12U' } as const;
const askers: Record<Position, Asker[]> = {
  skater: [
    asker('a teen skater', 'skater', 1, [30, 25]),
    asker('a skater of 12U', 'skater', 2, [12, 24], { years: 11, ageLevel: '12U', child: true }),
    asker('a skater of 10U', 'skater', 5, [20, 22], { years: 9, ageLevel: '10U', child: true }),
    asker('a parent of a skater', 'skater', 3, [28, 23], parent),
  ],
  goalie: [
    asker('a teen goalie', 'goalie', 1, [28, 25]),
    asker('an adult goalie', 'goalie', 3, [20, 24], { years: 30, minor: false, ageLevel: '18U' }),
    asker('a parent of a goalie', 'goalie', 2, [26, 22], parent),
  ],
};

const rowOf = (game: FixtureGame, position: Position, at: number) => ({
  id: `game-${at}`,
  date: game.date,
  position,
  our_score: game.ours,
  their_score: game.theirs,
  goals: position === 'skater' ? game.goals : null,
  assists: position === 'skater' ? game.assists : null,
  saves: game.saves ?? null,
  shots_against: game.shots ?? null,
  goals_against: game.against ?? null,
  minutes_played: game.minutes ?? null,
  penalty_minutes: game.penaltyMinutes ?? null,
  powerplay_goals_against: game.powerPlay ?? null,
  shorthanded_goals_against: game.shortHanded ?? null,
  team_name: game.opponent,
  name: game.opponent,
});

/** A database with the games of one player. Counts how often they are read. */
const databaseOf = ({ games, persona }: Asker) => {
  const rows = games
    .map((game, at) => rowOf(game, persona.position ?? 'skater', at))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const reads = { count: 0 };
  const sql: Sql = {
    rows: async <Row>({ name }: { name: string }, [, starts, ends, limit]: unknown[]) => {
      if (name === 'coach.played') return [{ games: rows.length }] as Row[];
      if (name !== 'coach.games') return [];
      reads.count++;
      const found = rows.filter(
        ({ date }) =>
          (starts === '-infinity' || date >= String(starts)) && (ends === 'infinity' || date < String(ends)),
      );
      return structuredClone(found.slice(0, Number(limit))) as Row[];
    },
  };
  return { sql, reads };
};

const answerTo = async (who: Asker, text: string, history: string[] = [], reply = 'Here it is.') => {
  const { sql, reads } = databaseOf(who);
  const turns: ChatTurn[] = history.flatMap((turn) => [
    { role: 'user' as const, text: turn },
    { role: 'assistant' as const, text: reply },
  ]);
  const question = {
    persona: who.persona,
    text,
    history: turns,
    memories: [],
    sql,
    now: new Date(`${today}T12:00:00Z`),
  };
  const chunks = playbook(question, new AbortController().signal);
  let answer = '';
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) return { text: answer, extras: value.extras, reads: reads.count };
    if ('text' in value) answer += value.text;
  }
};

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

  it.each(vagueMessages)('are asked back when they are half understood: %s', async (ask) => {
    const [who] = askers.skater;
    const { text, extras } = await answerTo(who!, ask);
    expect(text).toContain('Do you mean:');
    expect(citationsOf(extras)).toEqual([]);
  });

  it('are answered as the coach understood them after a yes', async () => {
    const [who] = askers.skater;
    const question = 'how many goals do I have with my new stick';
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
