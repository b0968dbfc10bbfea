import { statement, type Sql } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { forgetOriginal } from './highlight.media.js';
import { ownHighlight } from './highlight.rows.js';

const unfinished = `h.original_key is not null and h.status <> 'failed'`;

const keepNames = statement<never>(
  'work.keepNames',
  `update upload set created_at = now() from highlight_work w join highlight h on h.item_id = w.item_id
   where ${unfinished} and key = 'highlights/' || h.item_id || '/' || h.media_version || '/'`,
);
const lost = statement<{ id: string; tries: number }>(
  'work.lost',
  `select h.item_id as id, w.tries from highlight_work w join highlight h on h.item_id = w.item_id
   where ${unfinished} and w.alive_at < now() - interval '1 minute' order by w.alive_at limit 200`,
);
const overdue = statement<{ id: string; author_id: string }>(
  'work.overdue',
  `select i.id, i.author_id from highlight_work w join highlight h on h.item_id = w.item_id
   join item i on i.id = h.item_id
   where h.status = 'failed' and h.original_key is not null and w.alive_at < now() - interval '24 hours' limit 200`,
);

/** What is still worked on is no stray, however long it waits. */
export const keepWorkedOn = async (sql: Sql): Promise<void> => {
  await sql.rows(keepNames, []);
};

/** Highlights whose media nobody has worked on for a minute, though it is not done. */
export const lostWork = (sql: Sql) => sql.rows(lost, []);

/** Failed highlights nobody tried again for a day. */
export const overdueOriginals = (sql: Sql) => sql.rows(overdue, []);

/** Lets the original of a failed highlight go. @throws 404 once it is gone. */
export const dropOriginal = async (ctx: Ctx, id: string): Promise<void> => {
  const { highlight } = await ownHighlight(ctx, id);
  if (highlight.status === 'failed') forgetOriginal(ctx, highlight);
};
