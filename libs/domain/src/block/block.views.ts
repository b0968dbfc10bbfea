import { statement, type Sql } from '@rinkside/platform/sql';

const pairs = statement<{ id: string; other: string }>(
  'block.pairs',
  `select blocker_id as id, blocked_id as other from block where blocker_id = any($1::uuid[])
   union select blocked_id, blocker_id from block where blocked_id = any($1::uuid[])`,
);

/** For each of these people who has any: everybody blocked with them, whoever blocked whom. */
export const blockedWith = async (sql: Sql, people: string[]): Promise<Map<string, string[]>> => {
  if (people.length === 0) return new Map();
  const rows = await sql.rows(pairs, [people]);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => [id, found.map(({ other }) => other)]),
  );
};
