import { reportRules, type ReportBody, type ReportTarget } from '@rinkside/contracts/report';
import { isId, newId } from '@rinkside/platform/id';
import { badInput, notFound } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { seenCommentSql } from '../comment/comment.views.js';
import { canSeeSql } from '../item/item.policy.js';
import { playerSeenSql } from '../player/player.policy.js';

interface Author {
  author_id: string;
}

// Whose each kind of target is, if the actor ($1) sees it.
const seenItem = (kind: ReportTarget) =>
  statement<Author>(
    `report.${kind}`,
    `select i.author_id from item i
     where i.id = $2 and i.content_type = '${kind}' and ${canSeeSql('$1::uuid')}`,
  );
const seen = {
  post: seenItem('post'),
  highlight: seenItem('highlight'),
  game: seenItem('game'),
  comment: statement<Author>(
    'report.comment',
    `select c.author_id from comment c join player ca on ca.id = c.author_id join item i on i.id = c.item_id
     where c.id = $2 and ${seenCommentSql('$1::uuid')} and ${canSeeSql('$1::uuid')}`,
  ),
  user: statement<Author>(
    'report.user',
    `select a.id as author_id from player a where a.id = $2 and ${playerSeenSql('a', '$1::uuid')}`,
  ),
};

const add = statement<never>(
  'report.add',
  `insert into report (id, reporter_id, target_type, target_id, author_id, reason, note, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (reporter_id, target_type, target_id) where settled_at is null do nothing`,
);

/**
 * Puts something the actor sees before the moderators; while that report is open, saying it again adds none.
 * @throws 404 for an unknown, unseen or malformed target, 400 for oneself.
 */
export const report = async (ctx: Ctx, body: ReportBody): Promise<{ success: true }> => {
  const { target_type, target_id, reason, note } = body;
  if (target_type === 'user' && target_id === ctx.actor.id) throw badInput('target_id', reportRules.self);
  const [target] = isId(target_id) ? await ctx.sql.rows(seen[target_type], [ctx.actor.id, target_id]) : [];
  if (!target) throw notFound();
  const row = [
    newId(),
    ctx.actor.id,
    target_type,
    target_id,
    target.author_id,
    reason,
    note || null,
    ctx.now,
  ];
  await ctx.sql.rows(add, row);
  return { success: true };
};
