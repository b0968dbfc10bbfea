import type { HighlightView } from '@rinkside/contracts/highlight';
import { statement, type Sql } from '@rinkside/platform/sql';
import { adoptUpload } from '@rinkside/platform/uploads';
import type { Ctx } from '../actor.js';
import { failHighlight, finishHighlight, forgetOriginal, type Rendition } from './highlight.media.js';
import { ownHighlight } from './highlight.rows.js';
import { highlightFolder } from './highlight.views.js';

// A worker holds a lease while it processes a highlight's media. The lease, not the queue, ensures one worker at a time.

const leaseSeconds = 5;

/** A highlight with media to process. */
export interface Work {
  author_id: string;
  status: HighlightView['status'];
  media_version: number;
  original_key: string;
  /** Number of attempts, including this one. */
  tries: number;
}

const claim = statement<Work>(
  'processing.claim',
  `with claimed as (
     update highlight_work w set token = $2, tries = tries + 1, alive_at = now()
     where item_id = $1 and (token is null or alive_at < now() - interval '${leaseSeconds} seconds')
       and exists (select from highlight h
                   where h.item_id = $1 and h.original_key is not null and h.status <> 'failed')
     returning tries)
   select i.author_id, h.status, h.media_version, h.original_key, claimed.tries
   from claimed, highlight h join item i on i.id = h.item_id where h.item_id = $1`,
);
const selectIdleSeconds = statement<{ seconds: number }>(
  'processing.secondsSinceHeartbeat',
  `select extract(epoch from now() - alive_at)::float as seconds from highlight_work where item_id = $1 and token is not null`,
);
const renew = statement<{ item_id: string }>(
  'processing.renew',
  `update highlight_work set alive_at = now() where item_id = $1 and token = $2 returning item_id`,
);
/** Uncounted attempts are limited to one day: a file that fills the disk by itself would be retried forever. */
const release = statement<never>(
  'processing.release',
  `update highlight_work w set token = null, alive_at = now(),
     tries = tries - (not $3::boolean and i.created_at > now() - interval '1 day')::int
   from item i where i.id = w.item_id and w.item_id = $1 and w.token = $2`,
);
const lockLease = statement<{ item_id: string }>(
  'processing.lockLease',
  `select item_id from highlight_work where item_id = $1 and token = $2 for update`,
);
const deleteLease = statement<never>('processing.end', `delete from highlight_work where item_id = $1`);

/** Acquires the lease. @returns undefined if there is nothing to process or another worker holds the lease. */
export const claimWork = async (sql: Sql, id: string, token: string): Promise<Work | undefined> =>
  (await sql.rows(claim, [id, token]))[0];

/** Returns seconds since the last heartbeat of the lease; undefined if no worker holds it. */
export const idleWork = async (sql: Sql, id: string): Promise<number | undefined> =>
  (await sql.rows(selectIdleSeconds, [id]))[0]?.seconds;

/** Renews the lease. @returns false if another worker holds it or the highlight was removed. */
export const keepWork = async (sql: Sql, id: string, token: string): Promise<boolean> =>
  (await sql.rows(renew, [id, token])).length > 0;

/** Releases the lease. @param countsAsAttempt False if the attempt failed because one of our services was unavailable. */
export const releaseWork = async (
  sql: Sql,
  id: string,
  token: string,
  countsAsAttempt = true,
): Promise<void> => {
  await sql.rows(release, [id, token, countsAsAttempt]);
};

/** The lease was lost, so the result must be discarded. */
export class WorkLost extends Error {
  override name = 'ProcessingLeaseLostError';
}

const assertLease = async (ctx: Ctx, id: string, token: string) => {
  const [row] = await ctx.sql.rows(lockLease, [id, token]);
  if (!row) throw new WorkLost();
};

/** Returns the storage prefix of one media version; a staged object until all files are stored. */
export const versionFolder = (id: string, mediaVersion: number) => `${highlightFolder(id)}${mediaVersion}/`;

/** Stores processed media; the final result ends the processing. @throws ProcessingLeaseLostError; 404 if the highlight was removed. */
export const publishWork = async (ctx: Ctx, token: string, result: Rendition): Promise<void> => {
  const { id } = result;
  await finishHighlight(ctx, result);
  await assertLease(ctx, id, token);
  if (!result.final) return;
  await adoptUpload(ctx.sql, versionFolder(id, result.media_version));
  await ctx.sql.rows(deleteLease, [id]);
};

/**
 * Ends processing that cannot be completed. A highlight that already shows media stays ready, otherwise it fails.
 * @returns whether it shows media. @throws ProcessingLeaseLostError; 404 if the highlight was removed.
 */
export const giveUpWork = async (
  ctx: Ctx,
  token: string,
  failure: { id: string; reason: string; again: boolean },
): Promise<boolean> => {
  const { id } = failure;
  const { highlight } = await ownHighlight(ctx, id);
  await assertLease(ctx, id, token);
  if (highlight.status === 'ready') {
    forgetOriginal(ctx, highlight);
    await adoptUpload(ctx.sql, versionFolder(id, highlight.mediaVersion));
    await ctx.sql.rows(deleteLease, [id]);
    return true;
  }
  await failHighlight(ctx, failure);
  await releaseWork(ctx.sql, id, token);
  return false;
};
