import {
  maxUnread,
  notificationFilters,
  type NotificationFilter,
  notificationKinds,
  type NotificationView,
} from '@rinkside/contracts/notification';
import type { PageQuery } from '@rinkside/contracts/paging';
import { statement, type Sql, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { awardViews } from '../award/award.views.js';
import { openQuestionsSql } from '../circle/circle.policy.js';
import { createPageReader, pagedRow } from '../feed/page-reader.js';
import { canSeeLiveGameSql } from '../live-game/live-game.policy.js';
import { goalsSql } from '../live-game/live-game.rows.js';
import { followBetweenSql } from './notification.triggers.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { authorJson, liveAuthorJson } from '../player/player.views.js';
import { staffRoleSql } from '../team/team.policy.js';

/** Joins for a notification aliased `n`. */
const joins = `left join player a on a.id = n.actor_id
  left join live_game l on l.id = n.live_game_id
  left join item i on i.id = coalesce(n.item_id, l.game_id)
  left join post on post.item_id = i.id
  left join highlight on highlight.item_id = i.id
  left join game on game.item_id = i.id
  left join organization opponent on opponent.id = coalesce(game.opponent_id, l.opponent_id)
  left join comment c on c.id = n.comment_id
  left join player fc on fc.id = (n.detail->>'child_id')::uuid
  left join child_request fr on fr.id = (n.detail->>'request_id')::uuid`;

const notificationJson = (
  actor: string,
) => `json_build_object('id', n.id, 'kind', n.kind, 'created_at', n.created_at, 'read', n.read_at is not null,
  'actor', case when a.id is null then null else ${actor} end,
  'item', case when i.id is null then null else json_build_object('content_type', i.content_type, 'id', i.id,
    'title', coalesce(highlight.title, left(post.content, 80), opponent.team_name, opponent.name)) end,
  'text', case n.kind when 'highlight_failed' then highlight.reason else c.content end, 'award', n.award_id,
  'live_game', case when l.id is null then null else json_build_object('id', l.id, 'status', l.status,
    'opponent', coalesce(opponent.team_name, opponent.name, l.opponent_name), 'goals', ${goalsSql},
    'score', case when game.item_id is null then l.summary->'score'
      else to_jsonb(json_build_object('us', game.our_score, 'them', game.their_score)) end) end,
  'family', case when fc.id is null then null else json_build_object(
    'child', json_build_object('id', fc.id, 'first_name', fc.first_name),
    'by', (select coalesce(json_agg(by.first_name order by by.first_name), '[]') from player by
      where by.id in (select jsonb_array_elements_text(n.detail->'by_ids')::uuid) and by.first_name <> ''),
    'fields', coalesce(n.detail->'fields', '[]'),
    'request', case when fr.id is null then null else json_build_object('kind', fr.kind, 'state', fr.state,
      'effective_at', fr.effective_at) end) end)`;

/** As selected: `award` is an id; its texts are in the catalogue. */
type Row = Omit<NotificationView, 'award'> & { award: string | null };

const withAwards = async (sql: Sql, rows: Row[]): Promise<NotificationView[]> => {
  const awards = await awardViews(
    sql,
    rows.flatMap(({ award }) => award ?? []),
  );
  const awardsById = new Map(awards.map(({ id, award }) => [id, award]));
  return rows.map((row) => ({ ...row, award: (row.award && awardsById.get(row.award)) || null }));
};

/** Condition: what a notification `n` reports was not taken back or answered, and its live game is still shared. */
export const stillHoldsSql = `case n.kind
  when 'like' then exists (select from item_like l where l.item_id = n.item_id and l.player_id = n.actor_id)
  when 'follow' then exists (select from follow f where f.follower_id = n.actor_id and f.target_type = 'user'
    and f.target_id = n.player_id and f.following)
  when 'follow_accepted' then exists (select from follow f where f.follower_id = n.player_id and f.target_type = 'user'
    and f.target_id = n.actor_id and f.following)
  when 'follow_request' then exists (select from follow_request r where r.follower_id = n.actor_id
    and r.target_id = n.player_id and r.waiting)
  when 'circle_asked' then exists (select from circle_request r join circle_place p on p.circle_id = r.circle_id
    where r.player_id = n.actor_id and p.player_id = n.player_id)
  when 'team_asked' then exists (select from team_request r join team t on t.id = r.team_id
    where r.player_id = n.actor_id and ${staffRoleSql('t', 'n.player_id')} is not null)
  when 'coach_question' then exists (select from ${openQuestionsSql} and v.id = n.player_id
    and exists (select from circle_place ip where ip.circle_id = c.id and ip.player_id = n.actor_id))
  when 'circle_offered' then exists (select from circle_offer f join circle_place p on p.circle_id = f.target_id
    where f.offered_by = n.actor_id and p.player_id = n.player_id)
  when 'live_game' then exists (select from live_game l where l.id = n.live_game_id and ${canSeeLiveGameSql('n.player_id')})
  when 'guardian_follows' then ${followBetweenSql('n.player_id', 'n.actor_id')}
  when 'live_abandoned' then exists (select from live_game l where l.id = n.live_game_id and l.status = 'live')
  else true end`;

/** Condition: the actor, if any, is visible, and what they did was neither taken back nor taken down. */
const isVisible = (viewer: string) =>
  `(n.actor_id is null or ${playerVisibleSql('a', viewer)}) and c.taken_down_at is null and ${stillHoldsSql}`;

const byIds = statement(
  'notification.byIds',
  `select n.id, ${notificationJson(liveAuthorJson('a'))} as row from notification n ${joins} where n.id = any(${stableArrayParam('$1', 'uuid')})`,
  z.object({ id: z.string(), row: z.custom<Row>() }),
);

/** Returns notifications as live events carry them, by id. */
export const notificationViews = async (sql: Sql, ids: string[]): Promise<Map<string, NotificationView>> => {
  const rows = await sql.rows(byIds, [ids]);
  const views = await withAwards(
    sql,
    rows.map(({ row }) => row),
  );
  return new Map(views.map((view) => [view.id, view]));
};

const unread = statement(
  'notification.unread',
  `select p as player_id, (select count(*) from (select from notification n
     left join player a on a.id = n.actor_id left join comment c on c.id = n.comment_id
     where n.player_id = p and n.read_at is null and ${isVisible('p')} limit ${maxUnread}) counted)::int as unread
   from unnest(${stableArrayParam('$1', 'uuid')}) p`,
  z.object({ player_id: z.string(), unread: z.number() }),
);

/** Returns the number of visible unread notifications by player, counted up to {@link maxUnread}. */
export const unreadCounts = async (sql: Sql, playerIds: string[]): Promise<Map<string, number>> => {
  const rows = await sql.rows(unread, [[...new Set(playerIds)]]);
  return new Map(rows.map((row) => [row.player_id, row.unread]));
};
export const unreadCountOf = async (sql: Sql, playerId: string): Promise<number> =>
  (await unreadCounts(sql, [playerId])).get(playerId) ?? 0;

// $1 the player, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset, $6 kinds. The CTE selects the page before the
// joins: otherwise the planner joins all notifications of the player instead of reading the newest from the index.
const selectPage = statement(
  'notification.list',
  `with chosen as materialized (
     select n.* from notification n
     left join player a on a.id = n.actor_id left join comment c on c.id = n.comment_id
     where n.player_id = $1 and ${isVisible('$1::uuid')} and (n.created_at, n.id) < ($2::timestamptz, $3::uuid)
       and n.kind = any(${stableArrayParam('$6', 'text')})
     order by n.created_at desc, n.id desc limit $4 offset $5)
   select ${notificationJson(authorJson('a', '$1::uuid'))} as row, n.id, to_json(n.created_at)#>>'{}' as at
   from chosen n ${joins} order by n.created_at desc, n.id desc`,
  pagedRow<Row>(),
);
const notificationsPage = createPageReader(selectPage);

/** Returns a player's notifications, newest first, and the unread count of all kinds. */
export const notificationsOf = async (
  sql: Sql,
  playerId: string,
  { filter, ...query }: PageQuery & { filter?: NotificationFilter | undefined },
) => {
  const kinds = filter ? notificationFilters[filter] : notificationKinds;
  const { rows, nextCursor } = await notificationsPage(sql, playerId, query, kinds);
  const [items, unreadCount] = await Promise.all([withAwards(sql, rows), unreadCountOf(sql, playerId)]);
  return { items, nextCursor, unread: unreadCount };
};
