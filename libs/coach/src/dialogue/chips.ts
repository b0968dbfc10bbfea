import type { Suggestion } from '@rinkside/domain/coach/suggestions';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { CoachQuestion } from '../engines/engine.js';
import type { QuestionRoute } from './topic-router.js';

type ChipTopic = QuestionRoute['topic'] | 'subject';
/** All suggested questions and the topic each one routes to. `subject` stands for an entry of `knowledge.ts`. */
export const chipTopics = {
  'How can I improve my skating?': 'drills',
  'What drills should I practice?': 'drills',
  'How do I improve my shot accuracy?': 'drills',
  "What's my game analysis?": 'analysis',
  'What happened in my last game?': 'recent',
  'What happened in my last 3 games?': 'recent',
  'Show my last 3 games': 'recent',
  'How is my season going?': 'season',
  'Am I getting better?': 'trend',
  'Why did my save % dip?': 'trend',
  'What do I need to reach 92 %?': 'whatIf',
  'How do I reach 20 goals in 10 games?': 'whatIf',
  'What is my next milestone?': 'milestones',
  'Another drill': 'drills',
  'A drill at home': 'drills',
  'A drill at home without ice': 'drills',
  'Something fun at home': 'drills',
  'Drills for rebound control': 'drills',
  'Put my training week together': 'plan',
  'Quick warm-up': 'subject',
  'Log a game': 'logGame',
  'What do you remember?': 'memories',
  'What to say on the car ride home?': 'subject',
  'How often should kids train?': 'subject',
  '60-minute half-ice practice': 'practice',
  '45 minutes, full ice, 15 players': 'practice',
  'How is my team doing?': 'team',
  'Keep kids moving': 'subject',
  'Talk to parents': 'subject',
} as const satisfies Record<string, ChipTopic> & Record<Suggestion, ChipTopic>;
export type Chip = keyof typeof chipTopics | `Explain ${string}` | 'Yes';

/** Minimum number of logged games per question. */
const requiredGames: readonly [chip: RegExp, games: number][] = [
  [/last 3 games/, 3],
  [/getting better/, 6],
  [/last game|my game analysis|my season|next milestone|^Explain /, 1],
];
const maxRequiredGames = Math.max(...requiredGames.map(([, games]) => games));

const countGames = statement(
  'coach.played',
  `select count(*)::int as games from (select 1 from game where player_id = $1 and counts_from is null limit ${maxRequiredGames}) played`,
  z.object({ games: z.number() }),
);

/** Keeps the suggestions that can be answered with the games logged so far. */
export const answerableChips = async (
  { sql, persona }: Pick<CoachQuestion, 'sql' | 'persona'>,
  offered: readonly Chip[],
): Promise<Chip[]> => {
  const required = (chip: string) => requiredGames.find(([pattern]) => pattern.test(chip))?.[1] ?? 0;
  if (offered.every((chip) => required(chip) === 0)) return [...offered];
  const [row] = await sql.rows(countGames, [persona.id]);
  return offered.filter((chip) => required(chip) <= (row?.games ?? 0));
};
