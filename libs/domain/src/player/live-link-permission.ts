import { liveLinkPermissions, type LiveLinkPermission } from '@rinkside/contracts/live-link';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { isMinorSql } from './minor.js';

const selectPermission = statement(
  'player.liveLinkPermission',
  `select case when not ${isMinorSql('a')} or a.role is not distinct from 'parent' then 'allowed'
     when exists (select from guardian where child_id = a.id) then 'ask_guardian' else 'ask_parent' end as permission
   from player a where a.id = $1`,
  z.object({ permission: z.enum(liveLinkPermissions) }),
);

/** Returns whether the actor may make links to live games, or whom a minor's own account asks. */
export const liveLinkPermissionOf = async (
  sql: Sql,
  { id, guardianRights }: Pick<Actor, 'id' | 'guardianRights'>,
): Promise<LiveLinkPermission> => {
  if (guardianRights) return 'allowed';
  const [player] = await sql.rows(selectPermission, [id]);
  return player?.permission ?? 'ask_parent';
};
