import { mostUnread, type NotificationView } from '@rinkside/contracts/notification';
import type { PageQuery } from '@rinkside/contracts/paging';
import { statement, type Sql, uncounted } from '@rinkside/platform/sql';
import { awardViews } from '../award/award.views.js';
import { rowsPage, type Listed } from '../feed/rows.js';
import { playerSeenSql } from '../player/player.policy.js';
import { authorJson } from '../player/player.views.js';

/** Tables beside a notification aliased `n`. */
const joins = `left join player a on a.id = n.actor_id
  left join item i on i.id = n.item_id
  left join post on post.item_id = i.id
  left join highlight on highlight.item_id = i.id
  left join game on game.item_id = i.id
  left join organization opponent on opponent.id = game.opponent_id
  left join comment c on c.id = n.comment_id`;

const json = `json_build_object('id', n.id, 'kind', n.kind, 'created_at', n.created_at, 'read', n.read_at is not null,
  'actor', case when a.id is null then null else ${authorJson('a')} end,
  'item', case when i.id is null then null else json_build_object('content_type', i.content_type, 'id', i.id,
    'title', coalesce(highlight.title, left(post.content, 80), opponent.team_name, opponent.name)) end,
  'text', c.content, 'award', n.award_id)`;

/** As read: an award is named by its id, its words are in the catalogue. */
type Row = Omit<NotificationView, 'award'> & { award: string | null };

const withAwards = async (sql: Sql, rows: Row[]): Promise<NotificationView[]> => {
  const awards = await awardViews(
    sql,
    rows.flatMap(({ award }) => award ?? []),
  );
  const words = new Map(awards.map(({ id, award }) => [id, award]));
  return rows.map((row) => ({ ...row, award: (row.award && words.get(row.award)) || null }));
};

/** Shown while who did it may be seen and what they wrote stands. */
const shown = (viewer: string) =>
  `(n.actor_id is null or ${playerSeenSql('a', viewer)}) and c.taken_down_at is null`;

const byIds = statement<{ id: string; row: Row }>(
  'notification.byIds',
  `select n.id, ${json} as row from notification n ${joins} where n.id = any(${uncounted('$1', 'uuid')})`,
);

/** Notifications by their ids, whoever they are for. */
export const notificationViews = async (sql: Sql, ids: string[]): Promise<Map<string, NotificationView>> => {
  const rows = await sql.rows(byIds, [ids]);
  const views = await withAwards(
    sql,
    rows.map(({ row }) => row),
  );
  return new Map(views.map((view) => [view.id, view]));
};

const unread = statement<{ player_id: string; unread: number }>(
  'notification.unread',
  `select p as player_id, (select count(*) from (select from notification n
     left join player a on a.id = n.actor_id left join comment c on c.id = n.comment_id
     where n.player_id = p and n.read_at is null and ${shown('p')} limit ${mostUnread}) counted)::int as unread
   from unnest(${uncounted('$1', 'uuid')}) p`,
);

/** How many of those shown are not read, by whose they are, counted up to {@link mostUnread}. */
export const unreadBy = async (sql: Sql, playerIds: string[]): Promise<Map<string, number>> => {
  const rows = await sql.rows(unread, [[...new Set(playerIds)]]);
  return new Map(rows.map((row) => [row.player_id, row.unread]));
};
export const unreadOf = async (sql: Sql, playerId: string): Promise<number> =>
  (await unreadBy(sql, [playerId])).get(playerId) ?? 0;

// $1 whose, $2 and $3 the sort key to go on from, $4 limit + 1, $5 offset. Chosen first: the planner would
// rather join all of somebody's notifications than walk the newest.
const list = statement<Listed<Row>>(
  'notification.list',
  `with chosen as materialized (
     select n.* from notification n
     left join player a on a.id = n.actor_id left join comment c on c.id = n.comment_id
     where n.player_id = $1 and ${shown('$1::uuid')} and (n.created_at, n.id) < ($2::timestamptz, $3::uuid)
     order by n.created_at desc, n.id desc limit $4 offset $5)
   select ${json} as row, n.id, to_json(n.created_at)#>>'{}' as at
   from chosen n ${joins} order by n.created_at desc, n.id desc`,
);
const notificationsPage = rowsPage(list);

/** What happened around somebody, newest first, and how much of it is not read. */
export const notificationsOf = async (sql: Sql, playerId: string, query: PageQuery) => {
  const { rows, nextCursor } = await notificationsPage(sql, playerId, query);
  const [items, unreadNow] = await Promise.all([withAwards(sql, rows), unreadOf(sql, playerId)]);
  return { items, nextCursor, unread: unreadNow };
};
