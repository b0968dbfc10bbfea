import type { ContentType } from '@rinkside/contracts/item';
import type { ReportTarget } from '@rinkside/contracts/report';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { emitUnlisted, hideItemsWhere } from '../item/author-items.js';
import { itemEventOfRow } from '../item/item.events.js';
import { visibleItem, visibleItemColumns } from '../item/item.repository.js';
import { db } from '../query-builder.js';
import { emitTeamChanges } from '../team/team.rows.js';
import { takeDownNote } from './take-down-note.js';

const hideItem = hideItemsWhere('moderation.hideItem', 'i.id = $1');

const takeDownItem = async (ctx: Ctx, id: string) => {
  await runQuery(ctx.sql, db.selectFrom('item').select('id').where('id', '=', id).forNoKeyUpdate());
  const [hidden] = await ctx.sql.rows(hideItem, [id]);
  await runQuery(
    ctx.sql,
    db
      .updateTable('item')
      .set({ taken_down_at: ctx.now })
      .where('id', '=', id)
      .where('taken_down_at', 'is', null),
  );
  if (hidden) emitUnlisted(ctx, hidden);
};

// Every change of an item or its comments locks the item first.
const lockItemOfComment = statement(
  'moderation.lockCommented',
  `select ${visibleItemColumns}, c.author_id as comment_author_id
   from comment c join item i on i.id = c.item_id where c.id = $1 for no key update of i`,
  visibleItem.extend({ comment_author_id: z.string() }),
);
const hideComment = statement(
  'moderation.hideComment',
  `with taken as (update comment set taken_down_at = $2 where id = $1 and taken_down_at is null returning item_id)
   update item i set comments_count = comments_count - 1, version = version + 1
   from taken where i.id = taken.item_id returning i.comments_count, i.version`,
  visibleItem.pick({ comments_count: true, version: true }),
);

const takeDownComment = async (ctx: Ctx, id: string) => {
  const [item] = await ctx.sql.rows(lockItemOfComment, [id]);
  const [after] = await ctx.sql.rows(hideComment, [id, ctx.now]);
  if (!item || !after) return;
  const { comments_count: commentsCount, version } = after;
  const commentEvent = {
    ...itemEventOfRow(item),
    version,
    comment_id: id,
    actor_id: item.comment_author_id,
    commentsCount,
  };
  ctx.emit('comment.removed', commentEvent);
};

// The name is the only text of a team that others see.
const resetTeamName = statement(
  'moderation.resetTeamName',
  `update team set name = age_level || ' ' || level where id = $1`,
);
const takeDownTeam = async (ctx: Ctx, id: string) => {
  await ctx.sql.rows(resetTeamName, [id]);
  await emitTeamChanges(ctx, [id]);
};

const takeDownByType: Record<ContentType | 'comment' | 'live_game_event' | 'team', typeof takeDownItem> = {
  post: takeDownItem,
  highlight: takeDownItem,
  game: takeDownItem,
  comment: takeDownComment,
  live_game_event: takeDownNote,
  team: takeDownTeam,
};

/** Hides an item or comment from everyone except its author, or the text of a live note from everyone; a team is called by its age level and level. Does nothing if it is gone or already taken down. */
export const takeDown = async (
  ctx: Ctx,
  type: Exclude<ReportTarget, 'user' | 'organization'>,
  id: string,
): Promise<void> => takeDownByType[type](ctx, id);
