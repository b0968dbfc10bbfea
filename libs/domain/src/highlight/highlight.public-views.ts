import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { blockedWithSql } from '../block/block.policy.js';
import { publicItemJoins, publicItemJson } from '../item/item.views.js';

const selectPublic = statement(
  'highlight.public',
  `select ${publicItemJson} as highlight from item i ${publicItemJoins}
   where i.id = $1 and i.content_type = 'highlight' and i.viewable and i.author_id <> all(${blockedWithSql('$2::uuid')})`,
  z.object({ highlight: z.custom<PublicHighlight>() }),
);

/** Returns a viewable highlight for anonymous visitors, or undefined; `viewerId` only excludes blocked players' highlights. */
export const publicHighlightView = async (
  sql: Sql,
  id: string,
  viewerId: string | null,
): Promise<PublicHighlight | undefined> => {
  const [row] = await sql.rows(selectPublic, [id, viewerId]);
  return row?.highlight;
};
