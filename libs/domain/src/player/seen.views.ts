import { notFound } from '@rinkside/platform/refusal';
import { statement, type Sql } from '@rinkside/platform/sql';
import { playerSeenSql } from './player.policy.js';

const seen = statement<{ id: string }>(
  'player.seen',
  `select a.id from player a where a.id = $2 and ${playerSeenSql('a', '$1::uuid')}`,
);

/** @throws 404 for a player the viewer may not see, or nobody knows. */
export const assertSeesPlayer = async (sql: Sql, viewerId: string, id: string): Promise<void> => {
  const [player] = await sql.rows(seen, [viewerId, id]);
  if (!player) throw notFound();
};
