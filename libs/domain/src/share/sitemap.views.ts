import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { isAdultsPageSql, playerVisibleSql, publicPageSql } from '../player/player.policy.js';
import { indexedHighlightSql } from './highlight.share.js';

/** A page that search engines may index. */
export interface SitemapPage {
  kind: 'player' | 'highlight';
  id: string;
  /** The day of its newest content, `YYYY-MM-DD`. */
  changed_on: string;
}

const players = `from player a where ${isAdultsPageSql('a')} and ${playerVisibleSql('a', 'null::uuid')} and ${publicPageSql('a')}`;
const highlights = `from item i join player a on a.id = i.author_id
  where i.content_type = 'highlight' and ${indexedHighlightSql}`;
const newestItemAt = `(select i.created_at from item i where i.author_id = a.id and i.in_feeds order by i.feed_at desc limit 1)`;
const dayOf = (instant: string) => `to_char(${instant}, 'YYYY-MM-DD')`;

// Both halves scan a primary key, so the cost of a part depends on its size only, not on its position.
const selectPart = statement(
  'share.sitemap',
  `select * from (
     (select 'player' as kind, a.id, ${dayOf(`greatest(a.created_at, ${newestItemAt})`)} as changed_on
      ${players} and a.id > $1 order by a.id limit $2)
     union all
     (select 'highlight', i.id, ${dayOf('i.created_at')} ${highlights} and i.id > $1 order by i.id limit $2)) pages
   order by id limit $2`,
  z.object({ kind: z.enum(['player', 'highlight']), id: z.string(), changed_on: z.string() }),
);

const selectPartStarts = statement(
  'share.sitemap.starts',
  `select id from (
     select id, row_number() over (order by id) as place, count(*) over () as pages
     from (select a.id ${players} union all select i.id ${highlights}) pages) placed
   where place % $1 = 0 and place < pages order by id`,
  z.object({ id: z.string() }),
);

/** The nil UUID, which sorts before every id. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Returns at most `limit` indexable pages with ids greater than `after`, ordered by id. */
export const sitemapPages = (sql: Sql, after: string, limit: number): Promise<SitemapPage[]> =>
  sql.rows(selectPart, [after, limit]);

/** Returns the ids after which each part of `size` pages starts: {@link nilUuid}, then the last id of every part except the final one. */
export const sitemapPartStarts = async (sql: Sql, size: number): Promise<string[]> => {
  const rows = await sql.rows(selectPartStarts, [size]);
  return [nilUuid, ...rows.map(({ id }) => id)];
};
