import { highlightStatuses } from '@rinkside/contracts/highlight';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import { commitObject } from '@rinkside/platform/staged-objects';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import {
  failHighlight,
  applyProcessedMedia,
  discardOriginal,
  type ProcessedMedia,
} from './highlight.processing.js';
import { lockOwnHighlight } from './highlight.repository.js';
import { highlightFolder } from './highlight-folder.js';

// A worker holds a lease while it processes a highlight's media. The lease, not the queue, ensures one worker at a time.

const leaseSeconds = 5;

/** A highlight with media to process. */
const processingJob = z.object({
  author_id: z.string(),
  status: z.enum(highlightStatuses),
  media_version: z.number(),
  original_key: z.string(),
  /** Number of attempts, including this one. */
  attempts: z.number(),
});
export type ProcessingJob = z.infer<typeof processingJob>;

const claim = statement(
  'processing.claim',
  `with claimed as (
     update highlight_processing p set token = $2, attempts = attempts + 1, heartbeat_at = now()
     where item_id = $1 and (token is null or heartbeat_at < now() - interval '${leaseSeconds} seconds')
       and exists (select from highlight h
                   where h.item_id = $1 and h.original_key is not null and h.status <> 'failed')
     returning attempts)
   select i.author_id, h.status, h.media_version, h.original_key, claimed.attempts
   from claimed, highlight h join item i on i.id = h.item_id where h.item_id = $1`,
  processingJob,
);
const selectIdleSeconds = statement(
  'processing.secondsSinceHeartbeat',
  `select extract(epoch from now() - heartbeat_at)::float as seconds from highlight_processing where item_id = $1 and token is not null`,
  z.object({ seconds: z.number() }),
);
const renew = statement(
  'processing.renew',
  `update highlight_processing set heartbeat_at = now() where item_id = $1 and token = $2 returning item_id`,
  z.object({ item_id: z.string() }),
);
/**
 * Uncounted attempts are limited to one day: a file that fills the disk by itself would be retried forever. An uncounted
 * attempt is subtracted even if another worker holds the lease by now.
 */
const release = statement(
  'processing.release',
  `update highlight_processing p set token = nullif(p.token, $2),
     heartbeat_at = case when p.token = $2 then now() else p.heartbeat_at end,
     attempts = greatest(attempts - (not $3::boolean and i.created_at > now() - interval '1 day')::int, 0)
   from item i where i.id = p.item_id and p.item_id = $1 and (p.token = $2 or not $3::boolean)
   returning p.token is null as free`,
  z.object({ free: z.boolean() }),
);

/** Acquires the lease. @returns undefined if there is nothing to process or another worker holds the lease. */
export const claimProcessing = async (
  sql: Sql,
  id: string,
  token: string,
): Promise<ProcessingJob | undefined> => (await sql.rows(claim, [id, token]))[0];

/** Returns seconds since the last heartbeat of the lease; undefined if no worker holds it. */
export const secondsSinceProcessingHeartbeat = async (sql: Sql, id: string): Promise<number | undefined> =>
  (await sql.rows(selectIdleSeconds, [id]))[0]?.seconds;

/** Renews the lease. @returns false if another worker holds it or the highlight was removed. */
export const renewProcessingLease = async (sql: Sql, id: string, token: string): Promise<boolean> =>
  (await sql.rows(renew, [id, token])).length > 0;

/**
 * Releases the lease.
 * @param countsAsAttempt False if the attempt failed because one of our services was unavailable.
 * @returns whether no worker holds the lease now.
 */
export const releaseProcessingLease = async (
  sql: Sql,
  id: string,
  token: string,
  countsAsAttempt = true,
): Promise<boolean> => (await sql.rows(release, [id, token, countsAsAttempt]))[0]?.free ?? false;

/** The lease was lost, so the result must be discarded. */
export class ProcessingLeaseLostError extends Error {
  override name = 'ProcessingLeaseLostError';
}

const assertLease = async (ctx: Ctx, id: string, token: string) => {
  const [row] = await runQuery(
    ctx.sql,
    db
      .selectFrom('highlight_processing')
      .select('item_id')
      .where('item_id', '=', id)
      .where('token', '=', token)
      .forUpdate(),
  );
  if (!row) throw new ProcessingLeaseLostError();
};

const deleteLease = (ctx: Ctx, id: string) =>
  runQuery(ctx.sql, db.deleteFrom('highlight_processing').where('item_id', '=', id));

/** Returns the storage prefix of one media version; a staged object until all files are stored. */
export const mediaVersionFolder = (id: string, mediaVersion: number) =>
  `${highlightFolder(id)}${mediaVersion}/`;

/** Stores processed media; the final result ends the processing. @throws ProcessingLeaseLostError; notFound if the highlight was removed. */
export const publishProcessedMedia = async (
  ctx: Ctx,
  token: string,
  result: ProcessedMedia,
): Promise<void> => {
  const { id } = result;
  await applyProcessedMedia(ctx, result);
  await assertLease(ctx, id, token);
  if (!result.final) return;
  await commitObject(ctx.sql, mediaVersionFolder(id, result.media_version));
  await deleteLease(ctx, id);
};

/**
 * Ends processing that cannot be completed. A highlight that already shows media stays ready, otherwise it fails.
 * @returns whether it shows media. @throws ProcessingLeaseLostError; notFound if the highlight was removed.
 */
export const failProcessing = async (
  ctx: Ctx,
  token: string,
  failure: { id: string; reason: string; retryable: boolean },
): Promise<boolean> => {
  const { id } = failure;
  const { highlight } = await lockOwnHighlight(ctx, id);
  await assertLease(ctx, id, token);
  if (highlight.status === 'ready') {
    discardOriginal(ctx, highlight);
    await commitObject(ctx.sql, mediaVersionFolder(id, highlight.mediaVersion));
    await deleteLease(ctx, id);
    return true;
  }
  await failHighlight(ctx, failure);
  await releaseProcessingLease(ctx.sql, id, token);
  return false;
};
