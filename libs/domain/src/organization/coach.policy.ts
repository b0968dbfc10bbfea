import { organizationRules } from '@rinkside/contracts/organization';
import { notFound, AppError } from '@rinkside/platform/errors';
import { runQuery, sqlCondition } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor, Ctx } from '../actor.js';
import { hasCoachSql } from '../circle/circle.policy.js';
import { hasCoachRightsSql } from '../player/coach-rights.js';
import { db } from '../query-builder.js';
import { organizationExists } from './organization.policy.js';

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

/**
 * SQL for whether the coach of a circle may edit the organization's page `o`: the circle is the own one; or, while that has
 * no coach, the coach created the organization.
 */
export const editsPageSql = (circle: string, coach: string) =>
  `exists (select from circle ec where ec.id = ${circle} and ec.organization_id = o.id and (ec.own
    or o.created_by = ${coach} and not exists (
      select from circle oc where oc.organization_id = o.id and oc.own and ${hasCoachSql('oc.id')})))`;

const selectEditsPage = statement(
  'organization.editsPage',
  `select ${editsPageSql('$2::uuid', '$3::uuid')} as edits from organization o where o.id = $1`,
  z.object({ edits: z.boolean() }),
);

/** For commands: locks the right to change an organization's page. @returns whether the change is only proposed. @throws notFound and forbidden as {@link assertCoach} */
export const lockEditRights = async (ctx: Ctx, id: string): Promise<{ proposes: boolean }> => {
  const { circleId } = await lockCoachRights(ctx, id, { moderators: true });
  if (!circleId || ctx.actor.moderator) return { proposes: false };
  const [page] = await ctx.sql.rows(selectEditsPage, [id, circleId, ctx.actor.id]);
  return { proposes: !page?.edits };
};
