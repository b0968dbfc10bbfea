import { statement, type Sql } from '@rinkside/platform/sql';

const today = `(now() at time zone 'utc')::date`;

const add = statement<never>(
  'usage.add',
  `insert into coach_usage (day, player_id, tokens, answers) values (${today}, $1, greatest($2, 0), $3)
   on conflict (day, player_id) do update
   set tokens = greatest(coach_usage.tokens + $2, 0), answers = coach_usage.answers + $3`,
);
const read = statement<Spent>(
  'usage.today',
  `select coalesce(sum(tokens) filter (where player_id = $1), 0)::float as own, coalesce(sum(tokens), 0)::float as all
   from coach_usage where day = ${today}`,
);

/** Tokens a provider was asked to read and write since midnight UTC. */
export interface Spent {
  own: number;
  all: number;
}

/** Counts tokens, in and out; fewer than none takes back what was reserved and not used. */
export const spend = async (sql: Sql, playerId: string, tokens: number, answers = 0): Promise<void> => {
  await sql.rows(add, [playerId, Math.round(tokens), answers]);
};

export const spentToday = async (sql: Sql, playerId: string): Promise<Spent> =>
  (await sql.rows(read, [playerId]))[0] ?? { own: 0, all: 0 };

const asked = statement<{ questions: number }>(
  'usage.asked',
  `select count(*)::int as questions from chat_message
   where player_id = $1 and role = 'user' and created_at > now() - $2 * interval '1 minute'`,
);

/** How many questions somebody asked in the last minutes. */
export const askedWithin = async (sql: Sql, playerId: string, minutes: number): Promise<number> =>
  (await sql.rows(asked, [playerId, minutes]))[0]?.questions ?? 0;
