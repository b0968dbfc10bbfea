import { organizationRules } from '@rinkside/contracts/organization';
import { notFound, AppError } from '@rinkside/platform/errors';
import { runQuery, sqlCondition } from '@rinkside/platform/query-builder';
import type { Sql } from '@rinkside/platform/sql';
import type { Actor, Ctx } from '../actor.js';
import { hasCoachRightsSql } from '../player/coach-rights.js';
import { db } from '../query-builder.js';
import { organizationExists } from './organization.repository.js';

/** @throws notFound for an unknown organization. */
export const assertOrganization = async (sql: Sql, id: string): Promise<void> => {
  if (!(await organizationExists(sql, id))) throw notFound();
};

const notCoach = () => new AppError('forbidden', organizationRules.notCoach);

/** For reads. @returns the coach's circle. @throws notFound for an unknown organization, forbidden unless the actor is a confirmed coach of it. */
export const assertCoach = async (sql: Sql, actor: Actor, id: string): Promise<string> => {
  await assertOrganization(sql, id);
  if (actor.coachOf !== id || !actor.coachCircle) throw notCoach();
  return actor.coachCircle;
};

/** For reads. @throws notFound for an unknown organization, forbidden unless the actor is a confirmed coach of it or a moderator. */
export const assertCoachOrModerator = async (sql: Sql, actor: Actor, id: string): Promise<void> => {
  await assertOrganization(sql, id);
  if (actor.coachOf !== id && !actor.moderator) throw notCoach();
};

/**
 * For commands: reads the actor's rights again and locks them.
 * @returns the circle in which the actor has coach rights; null for a moderator
 * @throws notFound and forbidden as {@link assertCoach}
 */
export const lockCoachRights = async (
  ctx: Ctx,
  id: string,
  { moderators = false }: { moderators?: boolean } = {},
): Promise<{ circleId: string | null }> => {
  await assertOrganization(ctx.sql, id);
  // Share lock: a command that revokes the rights either waits for this one or is visible to it.
  const [current] = await runQuery(
    ctx.sql,
    db
      .selectFrom('player')
      .leftJoin('circle_place', (join) =>
        join.onRef('circle_place.player_id', '=', 'player.id').on('circle_place.coach_at', 'is not', null),
      )
      .select(['moderator', sqlCondition(hasCoachRightsSql('player')).as('coach')])
      .select(['organization_id', 'circle_place.circle_id as circleId'])
      .where('id', '=', ctx.actor.id)
      .where('suspended_at', 'is', null)
      .forShare('player'),
  );
  if (current?.coach && current.organization_id === id && current.circleId)
    return { circleId: current.circleId };
  if (!(moderators && current?.moderator)) throw notCoach();
  return { circleId: null };
};
