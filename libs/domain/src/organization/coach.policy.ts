import { organizationRules } from '@rinkside/contracts/organization';
import { notFound, AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor, Ctx } from '../actor.js';
import { organizationExists } from './organization.repository.js';

/** @throws notFound for an unknown organization. */
export const assertOrganization = async (sql: Sql, id: string): Promise<void> => {
  if (!(await organizationExists(sql, id))) throw notFound();
};

const notCoach = () => new AppError('forbidden', organizationRules.notCoach);

/** For reads. @throws notFound for an unknown organization, forbidden unless the actor is a confirmed coach of it. */
export const assertCoach = async (sql: Sql, actor: Actor, id: string): Promise<void> => {
  await assertOrganization(sql, id);
  if (actor.coachOf !== id) throw notCoach();
};

/** For reads. @throws notFound for an unknown organization, forbidden unless the actor is a confirmed coach of it or a moderator. */
export const assertCoachOrModerator = async (sql: Sql, actor: Actor, id: string): Promise<void> => {
  await assertOrganization(sql, id);
  if (actor.coachOf !== id && !actor.moderator) throw notCoach();
};

// Share lock: a command that revokes the rights either waits for this one or is visible to it.
const lockRights = statement(
  'organization.rights',
  `select role = 'coach' and organization_id = $2 and coach_confirmed_at is not null as coach, moderator
   from player where id = $1 and suspended_at is null for share`,
  z.object({ coach: z.boolean(), moderator: z.boolean() }),
);

/** For commands: reads the actor's rights again and locks them. @throws notFound and forbidden as {@link assertCoach}. */
export const lockCoachRights = async (
  ctx: Ctx,
  id: string,
  { moderators = false }: { moderators?: boolean } = {},
): Promise<void> => {
  await assertOrganization(ctx.sql, id);
  const [current] = await ctx.sql.rows(lockRights, [ctx.actor.id, id]);
  if (!current?.coach && !(moderators && current?.moderator)) throw notCoach();
};
