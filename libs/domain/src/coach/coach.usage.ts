import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';

const todaySql = `(now() at time zone 'utc')::date`;

const addUsage = statement(
  'usage.add',
  `insert into coach_usage (day, player_id, tokens, answers) values (${todaySql}, $1, greatest($2, 0), $3)
   on conflict (day, player_id) do update
   set tokens = greatest(coach_usage.tokens + $2, 0), answers = coach_usage.answers + $3`,
);
const selectToday = statement(
  'usage.today',
  `select coalesce(sum(tokens) filter (where player_id = $1), 0)::float as player_tokens,
     coalesce(sum(tokens), 0)::float as total_tokens
   from coach_usage where day = ${todaySql}`,
  z.object({ player_tokens: z.number(), total_tokens: z.number() }),
);

/** Input and output tokens used since midnight UTC, by one player and by all players. */
export interface TokenUsage {
  player_tokens: number;
  total_tokens: number;
}

/** Adds tokens to a player's usage of today. A negative number returns reserved tokens that were not used. */
export const addTokenUsage = async (
  sql: Sql,
  playerId: string,
  tokens: number,
  answers = 0,
): Promise<void> => {
  await sql.rows(addUsage, [playerId, Math.round(tokens), answers]);
};

export const tokenUsageToday = async (sql: Sql, playerId: string): Promise<TokenUsage> =>
  (await sql.rows(selectToday, [playerId]))[0] ?? { player_tokens: 0, total_tokens: 0 };

const countQuestions = statement(
  'usage.recentQuestions',
  `select count(*)::int as questions from chat_message
   where player_id = $1 and role = 'user' and created_at > now() - $2 * interval '1 minute'`,
  z.object({ questions: z.number() }),
);

/** Counts the questions a player asked within the last `minutes`. */
export const countRecentQuestions = async (sql: Sql, playerId: string, minutes: number): Promise<number> =>
  (await sql.rows(countQuestions, [playerId, minutes]))[0]?.questions ?? 0;
