import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';

// The key contains the owner's id, which makes both look-ups index scans.
const unusedPhotos = statement(
  'block.unusedPhotos',
  `select key from unnest($1::text[]) key cross join lateral (select split_part(key, '/', 2)::uuid as owner) of_key
   where not exists (select from player where id = owner and avatar_key = key)
     and not exists (select from block where blocked_id = owner and avatar_key = key)`,
  z.object({ key: z.string() }),
);

/**
 * Deletes profile photos after the commit, unless a profile or a block still shows them: the list of blocks shows the
 * photo the blocker saw. Call it after the rows stopped referencing the keys.
 */
export const emitUnusedPhotos = async (
  ctx: Ctx,
  rows: readonly { avatar_key: string | null }[],
): Promise<void> => {
  const keys = rows.flatMap(({ avatar_key }) => avatar_key ?? []);
  if (keys.length === 0) return;
  for (const { key } of await ctx.sql.rows(unusedPhotos, [keys])) ctx.emit('object.orphaned', { key });
};
