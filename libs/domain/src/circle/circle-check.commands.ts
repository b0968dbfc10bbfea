import { coachCircleRules, type CheckedMember } from '@rinkside/contracts/coach-circle';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor, Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { isChildProfileSql } from '../family/guardian.policy.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { rosterJsonPairs } from '../player/player.views.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { hasConfirmedAddressSql } from './circle.policy.js';
import { decides, standingIn } from './circle.standing.js';

const marksJson = `to_json(array_remove(array[
  case when ${isChildProfileSql('a')} then 'child_profile' end,
  case when not ${hasConfirmedAddressSql('a')} then 'no_address' end,
  case when exists (select from circle_place sp join player s on s.id = sp.player_id
    where sp.circle_id = p.circle_id and s.id <> a.id and s.search = a.search) then 'same_name' end,
  case when a.created_at > c.created_at - interval '${coachCircleRules.newAccountDays} days' then 'new_account' end], null))`;

// $2 the circle; what stands out comes first.
const selectMembers = statement(
  'circle.fromBefore',
  `select json_build_object(${rosterJsonPairs('$1::uuid')}, 'since', p.since, 'marks', ${marksJson},
     'account_days', greatest(0, extract(day from c.created_at - a.created_at))::int) as row
   from circle_place p join circle c on c.id = p.circle_id join player a on a.id = p.player_id
   where p.circle_id = $2 and p.source = 'member' and a.id <> $1 and ${playerVisibleSql('a', '$1::uuid')}
   order by json_array_length(${marksJson}) desc, a.search, a.id limit 500`,
  z.object({ row: z.custom<CheckedMember>() }),
);

const checkedColumn = (moderator: boolean) => (moderator ? 'moderator_checked_at' : 'coach_checked_at');

/** Returns who checks the list: a coach of the own circle, or a moderator. @throws notFound for anybody else */
const checkerOf = async (sql: Sql, actor: Actor, id: string): Promise<{ moderator: boolean }> => {
  const standing = await standingIn(sql, actor, id);
  if (!decides(standing) || !standing.own) throw new AppError('notFound', coachCircleRules.unchecked);
  return { moderator: !standing.coach };
};

/**
 * Returns the members of an own circle from before circles, until a coach of it, or for moderators a moderator, has
 * checked them. @throws notFound for anybody else and other circles
 */
export const readMembersFromBefore = async (sql: Sql, actor: Actor, id: string): Promise<CheckedMember[]> => {
  const { moderator } = await checkerOf(sql, actor, id);
  const [open] = await runQuery(
    sql,
    db.selectFrom('circle').select('id').where('id', '=', id).where(checkedColumn(moderator), 'is', null),
  );
  return open ? (await sql.rows(selectMembers, [actor.id, id])).map(({ row }) => row) : [];
};

/** Closes the list for the coaches of the circle, or for moderators. Repeating it changes nothing. @throws notFound as {@link readMembersFromBefore} */
export const closeMembersFromBefore = async (
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ success: true }> => {
  await lockPlayers(ctx, [ctx.actor.id]);
  const { moderator } = await checkerOf(ctx.sql, ctx.actor, id);
  const column = checkedColumn(moderator);
  const closed = await runQuery(
    ctx.sql,
    db
      .updateTable('circle')
      .set({ [column]: ctx.now })
      .where('id', '=', id)
      .where(column, 'is', null)
      .returning('id'),
  );
  if (closed.length > 0) logAction(ctx, 'check_circle', { type: 'circle', id });
  return { success: true };
};
