import { mediaRules } from '@rinkside/contracts/media';
import { AppError } from '@rinkside/platform/errors';
import { reserveObject } from '@rinkside/platform/staged-objects';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { lockPlayers } from '../player/player.repository.js';

const gigabyte = 1024 ** 3;

/** Limits per player. */
export interface UploadLimits {
  maxHighlights: number;
  /** Sum of the uploaded files of existing highlights, in GB of 1,073,741,824 bytes. */
  maxGigabytes: number;
}

/** At most `maxHighlights` rows of one author. A failed highlight whose original was discarded stores nothing. */
const selectUsage = statement(
  'highlight.usage',
  `select count(*)::int as highlights,
     count(*) filter (where p.item_id is not null and h.status <> 'failed')::int as unfinished,
     (coalesce(sum(h.upload_bytes) filter (where h.status <> 'failed' or h.original_key is not null), 0)
       + (select coalesce(sum(bytes), 0) from upload where owner_id = $1 and key <> $2))::float8 as bytes
   from item i join highlight h on h.item_id = i.id left join highlight_processing p on p.item_id = i.id
   where i.author_id = $1 and i.content_type = 'highlight'`,
  z.object({ highlights: z.number(), unfinished: z.number(), bytes: z.number() }),
);

const usageOf = async (ctx: Ctx, key = '') => {
  const [usage] = await ctx.sql.rows(selectUsage, [ctx.actor.id, key]);
  if (!usage) throw new Error('an aggregate returns one row');
  return usage;
};

/** Returns how many highlights of the author are not processed yet. */
export const countUnfinished = async (ctx: Ctx): Promise<number> => (await usageOf(ctx)).unfinished;

/**
 * Locks the author and checks an upload against the limits. Other uploads in progress count with their announced size.
 * @returns how many other highlights of the author are not processed yet
 * @throws conflict if the limits do not permit the upload
 */
export const checkUploadLimits = async (
  ctx: Ctx,
  { key, bytes }: { key: string; bytes: number },
  { maxHighlights, maxGigabytes }: UploadLimits,
): Promise<number> => {
  // Before the sums, so that concurrent uploads are counted one after the other.
  await lockPlayers(ctx, [ctx.actor.id]);
  const usage = await usageOf(ctx, key);
  if (usage.highlights >= maxHighlights) throw new AppError('conflict', mediaRules.full(maxHighlights));
  if (usage.bytes + bytes > maxGigabytes * gigabyte)
    throw new AppError('conflict', mediaRules.quota(maxGigabytes));
  return usage.unfinished;
};

/**
 * Checks the limits before an upload and reserves its key and bytes.
 * @param upload.bytes announced size; 0 if unknown
 * @throws conflict if the limits do not permit the upload
 */
export const reserveUpload = async (
  ctx: Ctx,
  upload: { key: string; bytes: number },
  limits: UploadLimits,
): Promise<void> => {
  await checkUploadLimits(ctx, upload, limits);
  await reserveObject(ctx.sql, upload.key, { ownerId: ctx.actor.id, bytes: upload.bytes });
};
