import { organizationRules } from '@rinkside/contracts/organization';
import { notFound, Refusal } from '@rinkside/platform/refusal';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { Actor, Ctx } from '../actor.js';
import { isOrganization } from './organization.rows.js';

/** @throws 404 for an unknown organization. */
export const assertOrganization = async (sql: Sql, id: string): Promise<void> => {
  if (!(await isOrganization(sql, id))) throw notFound();
};

const notCoach = () => new Refusal(403, organizationRules.notCoach);

/** For reads: @throws 404 for an unknown organization, 403 for whom it has not confirmed as a coach. */
export const assertCoach = async (sql: Sql, actor: Actor, id: string): Promise<void> => {
  await assertOrganization(sql, id);
  if (actor.coachOf !== id) throw notCoach();
};

/** The same, open to moderators too. */
export const assertCoachOrModerator = async (sql: Sql, actor: Actor, id: string): Promise<void> => {
  await assertOrganization(sql, id);
  if (actor.coachOf !== id && !actor.moderator) throw notCoach();
};

// Shared: whoever takes the rights away waits for this command, or is seen by it.
const rights = statement<{ coach: boolean; moderator: boolean }>(
  'organization.rights',
  `select role = 'coach' and organization_id = $2 and coach_confirmed_at is not null as coach, moderator
   from player where id = $1 and suspended_at is null for share`,
);

/** For commands: what the actor may do is read again, as it is now. @throws 404 and 403 as the reads do. */
export const lockCoach = async (
  ctx: Ctx,
  id: string,
  { moderators = false }: { moderators?: boolean } = {},
): Promise<void> => {
  await assertOrganization(ctx.sql, id);
  const [now] = await ctx.sql.rows(rights, [ctx.actor.id, id]);
  if (!now?.coach && !(moderators && now?.moderator)) throw notCoach();
};
