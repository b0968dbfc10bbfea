import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { discardOriginal } from './highlight.processing.js';
import { lockOwnHighlight } from './highlight.repository.js';

const unfinished = `h.original_key is not null and h.status <> 'failed'`;

// Skips what another worker renews at this moment: two of them would wait for each other's rows.
const renewReservations = statement(
  'processing.renewReservations',
  `update upload set created_at = now() where key = any(array(
     select u.key from highlight_processing p join highlight h on h.item_id = p.item_id
     join upload u on u.key = 'highlights/' || h.item_id || '/' || h.media_version || '/'
     where ${unfinished} order by u.key for no key update of u skip locked))`,
);
const selectStale = statement(
  'processing.stale',
  `select id, attempts, is_photo, priority from (
     select h.item_id as id, p.attempts, p.is_photo, p.heartbeat_at,
       (row_number() over (partition by i.author_id order by i.created_at) - 1)::int as priority
     from highlight_processing p join highlight h on h.item_id = p.item_id join item i on i.id = h.item_id
     where ${unfinished}) open
   where heartbeat_at < now() - interval '1 minute' order by heartbeat_at limit 200`,
  z.object({ id: z.string(), attempts: z.number(), is_photo: z.boolean(), priority: z.number() }),
);
const selectExpired = statement(
  'processing.expiredOriginals',
  `select i.id, i.author_id from highlight_processing p join highlight h on h.item_id = p.item_id
   join item i on i.id = h.item_id
   where h.status = 'failed' and h.original_key is not null and p.heartbeat_at < now() - interval '24 hours' limit 200`,
  z.object({ id: z.string(), author_id: z.string() }),
);

/** Renews the reservations of folders that are still being processed, so that the sweep of orphaned objects skips them. */
export const renewProcessingReservations = async (sql: Sql): Promise<void> => {
  await sql.rows(renewReservations, []);
};

/**
 * Returns unfinished highlights with a processing lease that was not renewed for a minute. `priority` counts the older
 * unfinished highlights of the author.
 */
export const staleProcessingJobs = (sql: Sql) => sql.rows(selectStale, []);

/** Returns failed highlights that were not retried within a day. */
export const expiredOriginals = (sql: Sql) => sql.rows(selectExpired, []);

/** Discards the original of a failed highlight. @throws notFound if the highlight was removed. */
export const discardExpiredOriginal = async (ctx: Ctx, id: string): Promise<void> => {
  const { highlight } = await lockOwnHighlight(ctx, id);
  if (highlight.status === 'failed') discardOriginal(ctx, highlight);
};
