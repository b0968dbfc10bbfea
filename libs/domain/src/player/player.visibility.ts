import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { playerVisibleSql } from './player.policy.js';

const selectVisible = statement(
  'player.visible',
  `select a.id from player a where a.id = $2 and ${playerVisibleSql('a', '$1::uuid')}`,
  z.object({ id: z.string() }),
);

/** @throws notFound for an unknown player or one the viewer may not see. */
export const assertCanSeePlayer = async (sql: Sql, viewerId: string, id: string): Promise<void> => {
  const [player] = await sql.rows(selectVisible, [viewerId, id]);
  if (!player) throw notFound();
};
