import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { OnboardingBody } from '@rinkside/contracts/player';
import type { FixturePersona } from './fixtures.js';

// The coach cases: examples with the verdict of an earlier coach and what a good coach says. Nothing is trained on them.

const read = (name: string) => readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8');

const casePerson = z.object({
  key: z.string(),
  first_name: z.string(),
  profile: z
    .object({
      role: z.string(),
      position: z.string().nullable(),
      age_level: z.string(),
      level: z.string(),
      birthdate: z.string(),
    })
    .nullable(),
  games: z.array(
    z.object({
      date: z.string(),
      opponent: z.string(),
      our_score: z.number(),
      their_score: z.number(),
      goals: z.number(),
      assists: z.number(),
      saves: z.number().optional(),
      shots_against: z.number().optional(),
      goals_against: z.number().optional(),
      minutes_played: z.number().nullish(),
      powerplay_goals_against: z.number().nullish(),
      shorthanded_goals_against: z.number().nullish(),
    }),
  ),
});

/** The people who ask. */
export const casePersonas: FixturePersona[] = z
  .object({ people: z.array(casePerson) })
  .parse(JSON.parse(read('coach-people.json')))
  .people.map(({ key, first_name, profile, games }) => ({
    maxWords: 220,
    allowsNumbers: true,
    ageYears: 18,
    slug: key,
    description: first_name,
    profile: profile && {
      ...z.custom<Pick<OnboardingBody, 'role' | 'position' | 'level' | 'birthdate'>>().parse({
        role: profile.role,
        position: profile.position,
        level: profile.level,
        birthdate: profile.birthdate,
      }),
      age: z.custom<OnboardingBody['age']>().parse(profile.age_level),
      first_name,
      guardian_confirmed: true,
    },
    games: games.map((game) => ({
      date: game.date,
      opponent: game.opponent,
      ours: game.our_score,
      theirs: game.their_score,
      goals: game.goals,
      assists: game.assists,
      ...(game.saves !== undefined && { saves: game.saves }),
      ...(game.shots_against !== undefined && { shots: game.shots_against }),
      ...(game.goals_against !== undefined && { against: game.goals_against }),
      minutes: game.minutes_played ?? null,
      powerPlay: game.powerplay_goals_against ?? null,
      shortHanded: game.shorthanded_goals_against ?? null,
    })),
  }));

/** Words of 'who asks' by the person they name. */
const personByWords: readonly [words: RegExp, key: string][] = [
  [/\((\w+)\)/, ''],
  [/^Maya/, 'P1'],
  [/^Leo/, 'P2'],
  [/^Sam/, 'P3'],
  [/^parent/, 'P4'],
  [/^coach/, 'P5'],
  [/^adult/, 'P6'],
  [/^14-year-old/, 'T14'],
];

/** The key of the person whom 'who asks' describes. */
const keyOf = (description: string): string => {
  for (const [words, key] of personByWords) {
    const found = words.exec(description);
    if (found) return key || (found[1] ?? '');
  }
  throw new Error(`nobody is described as ${description}`);
};

export interface CoachCase {
  category: string;
  who: string;
  history: string[];
  ask: string;
  verdict: string;
  good: string;
}

export const coachCases: CoachCase[] = read('coach-questions.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [category = '', who = '', before = '', ask = '', verdict = '', good = ''] = line.split('\t');
    return { category, who: keyOf(who), history: before ? [before] : [], ask, verdict, good };
  });

/** Disclosures and innocent messages that look alike. */
export const caseMessages = read('coach-disclosures.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', message = ''] = line.split('\t');
    return { kind, message };
  });
