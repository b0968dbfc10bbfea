import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { isUuid } from '@rinkside/platform/id';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { publicItemJoins, publicItemJson } from '../item/item.views.js';
import { isAdultsPageSql, publicPageSql } from '../player/player.policy.js';

/** Data of a shared highlight page: HTML head and social image. */
export interface HighlightShare {
  /** As anonymous visitors see it: children by first name and initial. */
  highlight: PublicHighlight;
  /** Whether search engines may index it: it is ready, and its author is an adult with a public page. */
  indexed: boolean;
  /** Storage key of its image or its video's poster; null until it exists. */
  poster: string | null;
}

/** Condition for highlights that search engines may index; item aliased `i`, its author `a`. */
export const indexedHighlightSql = `(i.in_feeds and ${isAdultsPageSql('a')} and ${publicPageSql('a')})`;

const posterFile = `coalesce(highlight.thumbnail_file, case when highlight.media_type = 'image' then highlight.media_file end)`;

const selectShare = statement(
  'share.highlight',
  `select ${publicItemJson} as highlight, ${indexedHighlightSql} as indexed,
     'highlights/' || i.id || '/' || highlight.media_version || '/' || ${posterFile} as poster
   from item i ${publicItemJoins} join highlight on highlight.item_id = i.id
   where i.id = $1 and i.content_type = 'highlight' and i.viewable`,
  z.object({ highlight: z.custom<PublicHighlight>(), indexed: z.boolean(), poster: z.string().nullable() }),
);

/** Returns a highlight for its shared page; undefined alike for missing, private, taken-down and malformed ids. */
export const highlightShare = async (sql: Sql, id: string): Promise<HighlightShare | undefined> => {
  const [row] = isUuid(id) ? await sql.rows(selectShare, [id]) : [];
  return row;
};
