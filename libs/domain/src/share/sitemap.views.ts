import { statement, type Sql } from '@rinkside/platform/sql';
import { adultSql, playerSeenSql, publicPageSql } from '../player/player.policy.js';
import { indexedHighlightSql } from './highlight.share.js';

/** A page search engines may list. */
export interface ListedPage {
  kind: 'player' | 'highlight';
  id: string;
  /** The day it last gained something, `YYYY-MM-DD`. */
  changed_on: string;
}

const players = `from player a where ${adultSql('a')} and ${playerSeenSql('a', 'null::uuid')} and ${publicPageSql('a')}`;
const highlights = `from item i join player a on a.id = i.author_id
  where i.content_type = 'highlight' and ${indexedHighlightSql}`;
const newest = `(select i.created_at from item i where i.author_id = a.id and i.listed order by i.feed_at desc limit 1)`;
const day = (instant: string) => `to_char(${instant}, 'YYYY-MM-DD')`;

// Both halves walk a primary key, so a part costs what it holds, wherever it begins.
const part = statement<ListedPage>(
  'share.sitemap',
  `select * from (
     (select 'player' as kind, a.id, ${day(`greatest(a.created_at, ${newest})`)} as changed_on
      ${players} and a.id > $1 order by a.id limit $2)
     union all
     (select 'highlight', i.id, ${day('i.created_at')} ${highlights} and i.id > $1 order by i.id limit $2)) pages
   order by id limit $2`,
);

const starts = statement<{ id: string }>(
  'share.sitemap.starts',
  `select id from (
     select id, row_number() over (order by id) as place, count(*) over () as pages
     from (select a.id ${players} union all select i.id ${highlights}) listed) placed
   where place % $1 = 0 and place < pages order by id`,
);

/** The first id there can be. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

/** At most `limit` pages search engines may list, whose ids come after `after`, in the order of their ids. */
export const listedPages = (sql: Sql, after: string, limit: number): Promise<ListedPage[]> =>
  sql.rows(part, [after, limit]);

/** After which ids the parts of `size` pages begin: {@link beforeAll} and the last of every part but the last. */
export const partStarts = async (sql: Sql, size: number): Promise<string[]> => {
  const rows = await sql.rows(starts, [size]);
  return [beforeAll, ...rows.map(({ id }) => id)];
};
