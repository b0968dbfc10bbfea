import { reportRules, type ReportBody, type ReportTarget } from '@rinkside/contracts/report';
import { isUuid, newId } from '@rinkside/platform/id';
import { validationError, notFound } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { visibleCommentSql } from '../comment/comment.views.js';
import { canSeeSql } from '../item/item.policy.js';
import { canSeeLiveGameSql } from '../live-game/live-game.policy.js';
import { liveNoteSql } from '../live-game/live-note.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { db } from '../query-builder.js';
import { teamRelationSql } from '../team/team.policy.js';

const targetAuthor = z.object({ author_id: z.string().nullable() });

// Selects the author of a target ($2), if the actor ($1) may see it.
const visibleItemStatement = (kind: ReportTarget) =>
  statement(
    `report.${kind}`,
    `select i.author_id from item i
     where i.id = $2 and i.content_type = '${kind}' and ${canSeeSql('$1::uuid')}`,
    targetAuthor,
  );
const selectAuthor = {
  post: visibleItemStatement('post'),
  highlight: visibleItemStatement('highlight'),
  game: visibleItemStatement('game'),
  comment: statement(
    'report.comment',
    `select c.author_id from comment c join player ca on ca.id = c.author_id join item i on i.id = c.item_id
     where c.id = $2 and ${visibleCommentSql('$1::uuid')} and ${canSeeSql('$1::uuid')}`,
    targetAuthor,
  ),
  live_game_event: statement(
    'report.liveGameEvent',
    `select n.author_id from live_game_event e join live_game l on l.id = e.live_game_id cross join lateral ${liveNoteSql} n
     where e.id = $2 and ${canSeeLiveGameSql('$1::uuid')}`,
    targetAuthor,
  ),
  user: statement(
    'report.user',
    `select a.id as author_id from player a where a.id = $2 and ${playerVisibleSql('a', '$1::uuid')}`,
    targetAuthor,
  ),
  // Several people edit a team, so a report of it has no author.
  team: statement(
    'report.team',
    `select null::uuid as author_id from team t join circle c on c.id = t.circle_id join organization o on o.id = c.organization_id
     where t.id = $2 and o.deleted_at is null and ${teamRelationSql('t', '$1::uuid')} is not null`,
    targetAuthor,
  ),
  // Several people edit an organization, so a report of it has no author.
  organization: statement(
    'report.organization',
    `select null::uuid as author_id from organization o where o.id = $2 and o.deleted_at is null and $1::uuid is not null`,
    targetAuthor,
  ),
};

/**
 * Reports something the actor can see to the moderators. While that report is open, a repeated one is ignored.
 * @throws notFound if the target is unknown, not visible or the id is malformed, invalid for the actor.
 */
export const createReport = async (ctx: Ctx, body: ReportBody): Promise<{ success: true }> => {
  const { target_type, target_id, reason, note } = body;
  if (target_type === 'user' && target_id === ctx.actor.id)
    throw validationError('target_id', reportRules.self);
  const [target] = isUuid(target_id)
    ? await ctx.sql.rows(selectAuthor[target_type], [ctx.actor.id, target_id])
    : [];
  if (!target) throw notFound();
  const row = {
    id: newId(),
    reporter_id: ctx.actor.id,
    target_type,
    target_id,
    author_id: target.author_id,
    reason,
    note: note || null,
    created_at: ctx.now,
  };
  await runQuery(
    ctx.sql,
    db
      .insertInto('report')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['reporter_id', 'target_type', 'target_id'])
          .where('settled_at', 'is', null)
          .doNothing(),
      ),
  );
  return { success: true };
};
