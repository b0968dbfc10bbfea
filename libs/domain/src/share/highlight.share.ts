import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { isId } from '@rinkside/platform/id';
import { statement, type Sql } from '@rinkside/platform/sql';
import { publicItemJoins, publicItemJson } from '../item/item.views.js';
import { adultSql, publicPageSql } from '../player/player.policy.js';

/** A highlight's page as links to it may tell of it. */
export interface HighlightShare {
  /** As anybody sees it: children by first name and initial. */
  highlight: PublicHighlight;
  /** Search engines may list it: it is ready, of an adult whose own page is public. */
  indexed: boolean;
  /** Where its picture is stored, or its video's poster; null until there is one. */
  poster: string | null;
}

/** SQL for what search engines may list of highlights; item aliased `i`, its author `a`. */
export const indexedHighlightSql = `(i.listed and ${adultSql('a')} and ${publicPageSql('a')})`;

const picture = `coalesce(highlight.thumbnail_file, case when highlight.media_type = 'image' then highlight.media_file end)`;

const one = statement<HighlightShare>(
  'share.highlight',
  `select ${publicItemJson} as highlight, ${indexedHighlightSql} as indexed,
     'highlights/' || i.id || '/' || highlight.media_version || '/' || ${picture} as poster
   from item i ${publicItemJoins} join highlight on highlight.item_id = i.id
   where i.id = $1 and i.content_type = 'highlight' and i.open`,
);

/** What a link to a highlight tells, or undefined: missing, private, taken down and malformed look alike. */
export const highlightShare = async (sql: Sql, id: string): Promise<HighlightShare | undefined> => {
  const [row] = isId(id) ? await sql.rows(one, [id]) : [];
  return row;
};
