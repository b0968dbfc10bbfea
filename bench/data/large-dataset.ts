import type { ContentType } from '@rinkside/contracts/item';
import type { Pool } from 'pg';

/**
 * Dataset of the size the product is designed for. It is inserted with SQL, because a million commands would take hours.
 * Rows are consistent as after commands: an item per post, highlight or game, and correct counters. All values derive from
 * the row number, so that every run measures the same rows.
 */
export const datasetSize = { organizations: 1000, players: 20_000, items: 1_000_000 } as const;
/** Reduced item count, to check that costs do not grow with the dataset. */
export const reducedItemCount = datasetSize.items / 10;

const sqlUuid = (kind: string, number: number | string) =>
  `('00000000-0000-7000-${kind}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const uuidOf = (kind: string, number: number) =>
  `00000000-0000-7000-${kind}-${number.toString(16).padStart(12, '0')}`;

const kinds = { organization: '8000', player: '9000', item: 'a000', comment: 'b000' } as const;
const sqlId = {
  organization: (number: string) => sqlUuid(kinds.organization, number),
  player: (number: string) => sqlUuid(kinds.player, number),
  item: (number: string) => sqlUuid(kinds.item, number),
  comment: (number: string) => sqlUuid(kinds.comment, number),
};

/** Ids used by the measurements. */
export const sampleIds = {
  /** The row number of a player is also the token subject. */
  player: (number: number) => uuidOf(kinds.player, number),
  organization: (number: number) => uuidOf(kinds.organization, number),
  item: (number: number) => uuidOf(kinds.item, number),
  /** A very active account: its own list and its organization's feed have 10,000 pages. */
  leaguePlayer: uuidOf(kinds.player, 1),
  leagueOrganization: uuidOf(kinds.organization, 1),
  /** A player with almost 20,000 followers. */
  popularPlayer: uuidOf(kinds.player, 2),
  /** Viewers with 50 and 500 follows, one in ten an organization. `deep` also follow the league's organization. */
  viewersWith50Follows: viewers(100, 20),
  viewersWith500Follows: viewers(120, 20),
  deepPagingViewers: viewers(140, 10),
} as const;

function viewers(first: number, count: number) {
  return Array.from({ length: count }, (_, at) => uuidOf(kinds.player, first + at));
}

const firstItemDate = '2023-08-01T00:00:00Z';
/** ms since 1970 */
export const firstItemAt = Date.parse(firstItemDate);

/** Pseudo-random number from 0 to 2³² − 1. */
const hashSql = (number: string) => `(hashint8(${number}) + 2147483648::bigint)`;

interface DatasetOptions {
  items: number;
  /** Five likes per item by players from 200 on; one item in 10,000 has 4,500. Default: only likes of viewers. */
  manyLikes?: boolean;
}

/** Items that all viewers like. */
const viewersLike = { interval: 97, first: 1 } as const;
const manyLikesSql = `case when c / 13 % 10000 = 0 then 4500 when c / 13 % 100 = 0 then 60 else c / 13 % 9 end`;
/** The number of a player who likes an item, other than the viewers. 7919 is a prime: all likes of an item differ. */
const likerSql = (which: string) => `200 + (c + ${which} * 7919) % (${datasetSize.players} - 199)`;

/**
 * Derives items from their numbers, a set of rows with the column `n`. About a fifth belong to the league account. Of the
 * others 50 % are posts, 30 % games, 20 % highlights. They span three years, or less below a million.
 */
const derivedItemsSql = (numbers: string, { items, manyLikes = false }: DatasetOptions) => `
select *, kind = 'highlight' and c / 3 % 10 = 0 as hidden, c / 5 % 100 = 0 as taken_down,
  kind = 'highlight' and c / 11 % 30 = 0 as processing
from (select n, c, ${sqlId.item('n')} as id,
  case when n % 19 < 4 then 1 else 2 + c % (${datasetSize.players} - 1) end as author,
  case when n % 19 < 4 or c / 20000 % 10 < 5 then 'post' when c / 20000 % 10 < 8 then 'game' else 'highlight' end as kind,
  timestamptz '${firstItemDate}' + n * interval '${secondsBetween(items)} seconds' as at,
  ${manyLikes ? manyLikesSql : '0'} as many_likes
from (select n, ${hashSql('n')} as c from ${numbers}) numbers) items`;

const secondsBetween = (items: number) => Math.min(100, (100 * datasetSize.items) / items);

const itemsSql = (options: DatasetOptions) => `
create temporary table draft as ${derivedItemsSql(`generate_series(1, ${options.items}) n`, options)};

insert into item (id, content_type, author_id, organization_id, position, created_at, feed_at, version, viewable, in_feeds, taken_down_at, off_feed_at, comments_count, likes_count)
select id, kind, ${sqlId.player('author')}, ${sqlId.organization(`1 + (author - 1) % ${datasetSize.organizations}`)}, 'skater', at,
  case when kind = 'game' then at - c % 5 * interval '1 day' else at end, 1,
  not hidden and not taken_down, not hidden and not taken_down and not processing,
  case when taken_down then at end, case when c / 7 % 50 = 0 then at end, case when n % 30 = 0 then 2 else 0 end,
  many_likes + case when n % ${viewersLike.interval} = ${viewersLike.first} then 50 else 0 end
from draft;

insert into post (item_id, content)
select id, 'Post number ' || n || ' from the rink, about as long as most of them are.' from draft where kind = 'post';

insert into highlight (item_id, title, is_public, media_type, status, progress, media_file)
select id, 'Highlight ' || n, not hidden, 'image', case when processing then 'processing' else 'ready' end, 100, 'image.webp'
from draft where kind = 'highlight';

insert into game (item_id, player_id, date, opponent_id, our_score, their_score, goals, assists)
select id, ${sqlId.player('author')}, (at - c % 5 * interval '1 day')::date, ${sqlId.organization(`1 + c % ${datasetSize.organizations}`)},
  c % 7, c / 7 % 7, c % 3, c / 3 % 3 from draft where kind = 'game';

insert into comment (id, item_id, author_id, content, created_at)
select ${sqlId.comment('n * 2 + which')}, id, ${sqlId.player(`1 + (c + which) % ${datasetSize.players}`)}, 'Well played!', at + which * interval '1 hour'
from draft cross join generate_series(0, 1) which where n % 30 = 0;

insert into item_like (item_id, player_id, created_at)
select id, ${sqlId.player(likerSql('which'))}, at + which * interval '1 minute'
from draft cross join lateral generate_series(1, many_likes) which;

drop table draft;`;

const playersSql = `
insert into organization (id, name, created_at, version)
select ${sqlId.organization('n')}, 'Club ' || n, timestamptz '2023-01-01', 1 from generate_series(1, ${datasetSize.organizations}) n;

insert into player (id, issuer, subject, first_name, last_name, onboarding_complete, age, level, position, role, organization_id, birthdate, trusted_birthdate, zipcode, public_player_page, created_at)
select ${sqlId.player('n')}, 'bench', n::text, 'First' || n, 'Last' || n, true, '12U', 'AA', 'skater', 'player',
  ${sqlId.organization(`1 + (n - 1) % ${datasetSize.organizations}`)}, date '2012-01-01', date '2012-01-01', '55101', true, timestamptz '2023-02-01'
from generate_series(1, ${datasetSize.players}) n;

insert into block (blocker_id, blocked_id, created_at)
select distinct ${sqlId.player('who')}, ${sqlId.player('blocked')}, timestamptz '2024-01-01' from (
  select n as who, 3 + ${hashSql('n')} % (${datasetSize.players} - 3) as blocked from generate_series(200, ${datasetSize.players}) n
  union all select viewer, 200 + (viewer * 37 + n * 101) % 19000 from generate_series(100, 149) viewer cross join generate_series(1, 8) n
  union all select 200 + (viewer * 53 + n * 211) % 19000, viewer from generate_series(100, 149) viewer cross join generate_series(1, 7) n) pairs
where who <> blocked;`;

/** Players 3 to 199 are never followed, so that viewers do not follow measured players. */
const followsSql = ({ items }: DatasetOptions) => `
insert into follow (follower_id, target_type, target_id, following, version, changed_at)
select ${sqlId.player('who')}, kind, target, true, 1, timestamptz '2025-01-01' + (who * 500 + n) * interval '1 second' from (
  select who, n, case when n % 10 = 0 then 'organization' else 'user' end as kind,
    case when n % 10 = 0 then ${sqlId.organization(`2 + (who * 13 + n * 7) % (${datasetSize.organizations} - 1)`)}
      else ${sqlId.player(`200 + (who * 31 + n * 39) % (${datasetSize.players} - 200)`)} end as target
  from (select who, n from generate_series(3, ${datasetSize.players}) who
    cross join lateral generate_series(1, case when who between 100 and 119 then 50 when who between 120 and 149 then 500 else 25 end) n) targets
  union all select who, 0, 'organization', '${sampleIds.leagueOrganization}'::uuid from generate_series(140, 149) who
  union all select who, 501, 'user', '${sampleIds.popularPlayer}'::uuid from generate_series(3, ${datasetSize.players}) who where who not between 100 and 149) follows
where ${sqlId.player('who')} <> target
on conflict do nothing;

insert into item_like (item_id, player_id)
select ${sqlId.item('n')}, ${sqlId.player('viewer')} from generate_series(100, 149) viewer cross join generate_series(${viewersLike.first}, ${items}, ${viewersLike.interval}) n;`;

/** Returns the SQL that fills a migrated, empty database. */
export const seedStatements = (options: DatasetOptions): string[] => [
  playersSql,
  itemsSql(options),
  followsSql(options),
];

/** Building an index at the end takes a fraction of the time of adding its entries row by row. */
const secondaryIndexesSql = `
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
where indrelid = any ('{item,post,highlight,game,comment,item_like,follow}'::regclass[])
  and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Fills a migrated, empty database; a million items take one to two minutes. Requires a superuser. */
export const seedLargeDataset = async (pool: Pool, options: DatasetOptions) => {
  const client = await pool.connect();
  try {
    // Skip foreign key checks: the data is consistent by construction.
    await client.query(
      `set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = '1GB'`,
    );
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(secondaryIndexesSql);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const text of seedStatements(options)) await client.query(text);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
};

/** An item as its number determines it. */
export interface DatasetItem {
  id: string;
  kind: ContentType;
  authorId: string;
  inFeeds: boolean;
  commented: boolean;
  /** A player who likes it; null without one. */
  likerId: string | null;
}

/** Derives items from their numbers without reading their rows, which stay as cold as they are. */
export const deriveItems = async (
  pool: Pool,
  options: DatasetOptions,
  numbers: number[],
): Promise<DatasetItem[]> => {
  const { rows } = await pool.query<DatasetItem>(
    `select id, kind, ${sqlId.player('author')} as "authorId", n % 30 = 0 as commented,
       not hidden and not taken_down and not processing as "inFeeds",
       case when many_likes > 0 then ${sqlId.player(likerSql('1'))} end as "likerId"
     from (${derivedItemsSql('unnest($1::bigint[]) n', options)}) derived`,
    [numbers],
  );
  return rows;
};

/** Timestamp of the newest item, ms since 1970. */
export const newestItemAt = (items: number) => firstItemAt + items * secondsBetween(items) * 1000;
