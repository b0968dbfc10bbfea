import type { HighlightView } from '@rinkside/contracts/highlight';
import { statement, type Sql } from '@rinkside/platform/sql';
import { adoptUpload } from '@rinkside/platform/uploads';
import type { Ctx } from '../actor.js';
import { failHighlight, finishHighlight, forgetOriginal, type Rendition } from './highlight.media.js';
import { ownHighlight } from './highlight.rows.js';
import { highlightFolder } from './highlight.views.js';

// Who works on a highlight's media holds a lease: one at a time, whatever the queue believes.

/** A lease not renewed for so long is nobody's, s. */
const lease = 5;

/** What is to be worked on. */
export interface Work {
  author_id: string;
  status: HighlightView['status'];
  media_version: number;
  original_key: string;
  /** How often it was begun, this time included. */
  tries: number;
}

const claim = statement<Work>(
  'work.claim',
  `with mine as (
     update highlight_work w set token = $2, tries = tries + 1, alive_at = now()
     where item_id = $1 and (token is null or alive_at < now() - interval '${lease} seconds')
       and exists (select from highlight h
                   where h.item_id = $1 and h.original_key is not null and h.status <> 'failed')
     returning tries)
   select i.author_id, h.status, h.media_version, h.original_key, mine.tries
   from mine, highlight h join item i on i.id = h.item_id where h.item_id = $1`,
);
const idle = statement<{ seconds: number }>(
  'work.idle',
  `select extract(epoch from now() - alive_at)::float as seconds from highlight_work where item_id = $1 and token is not null`,
);
const keep = statement<{ item_id: string }>(
  'work.keep',
  `update highlight_work set alive_at = now() where item_id = $1 and token = $2 returning item_id`,
);
/** For a day only: what fills the disk by itself would be begun for ever. */
const release = statement<never>(
  'work.release',
  `update highlight_work w set token = null, alive_at = now(),
     tries = tries - (not $3::boolean and i.created_at > now() - interval '1 day')::int
   from item i where i.id = w.item_id and w.item_id = $1 and w.token = $2`,
);
const hold = statement<{ item_id: string }>(
  'work.hold',
  `select item_id from highlight_work where item_id = $1 and token = $2 for update`,
);
const end = statement<never>('work.end', `delete from highlight_work where item_id = $1`);

/** Begins the work, unless there is none or somebody is at it. */
export const claimWork = async (sql: Sql, id: string, token: string): Promise<Work | undefined> =>
  (await sql.rows(claim, [id, token]))[0];

/** How long whoever is at it was not heard of, s; undefined when nobody is. */
export const idleWork = async (sql: Sql, id: string): Promise<number | undefined> =>
  (await sql.rows(idle, [id]))[0]?.seconds;

/** Renews the lease. @returns false once it is somebody else's, or the highlight is gone. */
export const keepWork = async (sql: Sql, id: string, token: string): Promise<boolean> =>
  (await sql.rows(keep, [id, token])).length > 0;

/** Lets others go on with it. @param counts Whether it was a try: not when something of ours was away. */
export const releaseWork = async (sql: Sql, id: string, token: string, counts = true): Promise<void> => {
  await sql.rows(release, [id, token, counts]);
};

/** The lease is somebody else's: what was made is not to be shown. */
export class WorkLost extends Error {}

const assertHeld = async (ctx: Ctx, id: string, token: string) => {
  const [held] = await ctx.sql.rows(hold, [id, token]);
  if (!held) throw new WorkLost();
};

/** Below it lie the files of one media version, named as an upload until all are there. */
export const versionFolder = (id: string, mediaVersion: number) => `${highlightFolder(id)}${mediaVersion}/`;

/** Shows what was made; with the last of it the work is done. @throws WorkLost; 404 once the highlight is gone. */
export const publishWork = async (ctx: Ctx, token: string, made: Rendition): Promise<void> => {
  const { id } = made;
  await finishHighlight(ctx, made);
  await assertHeld(ctx, id, token);
  if (!made.final) return;
  await adoptUpload(ctx.sql, versionFolder(id, made.media_version));
  await ctx.sql.rows(end, [id]);
};

/**
 * Ends work that cannot be finished: the highlight failed, or stays with what it shows already.
 * @returns whether it shows something. @throws WorkLost; 404 once the highlight is gone.
 */
export const giveUpWork = async (
  ctx: Ctx,
  token: string,
  why: { id: string; reason: string; again: boolean },
): Promise<boolean> => {
  const { id } = why;
  const { highlight } = await ownHighlight(ctx, id);
  await assertHeld(ctx, id, token);
  if (highlight.status === 'ready') {
    forgetOriginal(ctx, highlight);
    await adoptUpload(ctx.sql, versionFolder(id, highlight.mediaVersion));
    await ctx.sql.rows(end, [id]);
    return true;
  }
  await failHighlight(ctx, why);
  await releaseWork(ctx.sql, id, token);
  return false;
};
