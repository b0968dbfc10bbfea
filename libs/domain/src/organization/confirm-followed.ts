import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { isMinorSql } from '../player/minor.js';
import { sharesOwnOrganizationSql, waitsForConfirmationSql } from './membership.js';

const selectMinorFollower = statement(
  'organization.minorFollower',
  `select f.follower_id as id from follow f join player m on m.id = f.follower_id
   where f.target_type = 'user' and f.target_id = $1 and f.following and m.organization_id = $2
     and m.suspended_at is null and ${isMinorSql('m')} and ${sharesOwnOrganizationSql('m')} limit 1`,
  z.object({ id: z.string() }),
);

/** Whether a minor who shares the organization follows the player. */
export const isFollowedByMember = async (
  sql: Sql,
  playerId: string,
  organizationId: string,
): Promise<boolean> => (await sql.rows(selectMinorFollower, [playerId, organizationId])).length > 0;

// The rows are locked in the order of their ids, as concurrent followers lock them.
const lockFollowedMembers = statement(
  'organization.lockFollowed',
  `select p.id from player m
   join follow f on f.follower_id = m.id and f.target_type = 'user' and f.following
     and ($2::uuid is null or f.target_id = $2)
   join player p on p.id = f.target_id and p.organization_id = m.organization_id
   where m.id = $1 and ${isMinorSql('m')} and ${sharesOwnOrganizationSql('m')} and ${waitsForConfirmationSql('p')}
   order by p.id for no key update of p`,
  z.object({ id: z.string() }),
);
const confirmMembers = statement(
  'organization.confirmMembers',
  `update player set confirmed_organization_id = organization_id, version = version + 1
   where id = any($1::uuid[]) returning id, version`,
  z.object({ id: z.string(), version: z.number() }),
);

/** Confirms the waiting members that a minor of their organization follows: one of them, or all. */
export const confirmFollowed = async (
  ctx: Ctx,
  { followerId, followedId = null }: { followerId: string; followedId?: string | null },
): Promise<void> => {
  const waiting = await ctx.sql.rows(lockFollowedMembers, [followerId, followedId]);
  if (waiting.length === 0) return;
  for (const { id, version } of await ctx.sql.rows(confirmMembers, [waiting.map((member) => member.id)]))
    ctx.emit('profile.changed', { user_id: id, version });
};
