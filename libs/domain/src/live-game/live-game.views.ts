import {
  liveGameRules,
  type LiveGameReply,
  type liveGameRoutes,
  type LiveGameView,
  scoringRoles,
  type StoredLiveGameEvent,
} from '@rinkside/contracts/live-game';
import type { ReplyOf } from '@rinkside/contracts/route';
import { notFound } from '@rinkside/platform/errors';
import {
  jsonArray,
  jsonValue,
  nestedJsonObject,
  rawValue,
  toJson,
  unescapedString,
  type SqlJson,
} from '@rinkside/platform/sql-json';
import { stableArrayParam, statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { audienceRow, createAudienceReader } from '../feed/audience.js';
import { canSeeSql } from '../item/item.policy.js';
import { circlePairsSql, isKnownPairSql } from '../organization/membership.js';
import { mediaUrlSql, organizationCardSql } from '../organization/organization.views.js';
import { authorSql, liveAuthorSql } from '../player/player.views.js';
import { pinnedHighlights } from './highlight-pin.views.js';
import {
  canFollowLiveGameSql,
  canScoreSql,
  canSeeLiveGameSql,
  isLiveSql,
  isRestrictedSql,
  scoringRoleSql,
} from './live-game.policy.js';

const joins = `join player a on a.id = l.player_id left join organization o on o.id = l.organization_id
  left join organization opponent on opponent.id = l.opponent_id`;

/** SQL for the JSON text of the cheers for a live game aliased `l`. */
export const cheersJson = nestedJsonObject({
  stick_tap: rawValue('l.stick_taps'),
  fire: rawValue('l.fires'),
  heart: rawValue('l.hearts'),
});

const liveGameJson = (author: SqlJson) =>
  `(${nestedJsonObject({
    id: unescapedString('l.id'),
    version: rawValue('l.version'),
    status: unescapedString('l.status'),
    player: author,
    organization: organizationCardSql('o'),
    opponent: nestedJsonObject({
      id: unescapedString('opponent.id'),
      name: toJson('coalesce(opponent.name, l.opponent_name)'),
      team_name: toJson('opponent.team_name'),
      image_url: unescapedString(mediaUrlSql('opponent.image_key')),
    }),
    home: rawValue('l.home'),
    position: unescapedString('l.position'),
    period_minutes: rawValue('l.period_minutes'),
    started_at: toJson('l.started_at'),
    ended_at: toJson('l.ended_at'),
    terms: toJson('l.terms'),
    game_id: unescapedString('l.game_id'),
    summary: jsonValue('l.summary'),
    cheers: cheersJson,
  })})::json`;

/** SQL for what happened in an event `e`. A note that was taken down has no text. */
const actionSql = `(case when e.taken_down_at is null then e.action
  when e.action->>'kind' = 'note' then jsonb_set(e.action, '{text}', 'null')
  when e.action->'play'->>'kind' = 'note' then jsonb_set(e.action, '{play,text}', 'null')
  else e.action end)`;

/** SQL for the JSON array of the events `e` of a live game `l` that match a condition, in the order of arrival. */
export const liveGameEventsJson = (where: string) =>
  `(select ${jsonArray(
    nestedJsonObject({
      id: unescapedString('e.id'),
      device_id: unescapedString('e.device_id'),
      sequence: rawValue('e.sequence'),
      term: rawValue('e.term'),
      position: rawValue('e.position'),
      occurred_at: toJson('e.occurred_at'),
      action: jsonValue(actionSql),
    }),
    'order by e.position',
  )}::json from live_game_event e where e.live_game_id = l.id and ${where})`;

/** SQL for the JSON of the device that scores a live game `l`; null unless the viewer may score. */
const scorerJson = (viewer: string) =>
  `(select json_build_object('term', cardinality(l.terms), 'device_id', l.device_id, 'name', coalesce(s.first_name, ''))
    from (select) one left join player s on s.id = l.scorer_id where ${canScoreSql(viewer)})`;

/** SQL for whether a live update carries an event `e`: the newest, and those that a moderator took down. */
export const isInUpdateSql = (recentEvents: string) =>
  `(e.position > l.events_count - ${recentEvents} or e.taken_down_at is not null)`;

const selectOne = statement(
  'liveGame.one',
  `select ${liveGameJson(authorSql('a', '$1::uuid'))} as view, ${liveGameEventsJson('e.position > $3')} as events,
     ${scorerJson('$1::uuid')} as scorer, ${scoringRoleSql('$1::uuid')} as role
   from live_game l ${joins} where l.id = $2 and ${canSeeLiveGameSql('$1::uuid')}`,
  z.object({
    view: z.custom<LiveGameView>(),
    events: z.custom<StoredLiveGameEvent[]>(),
    scorer: z.custom<LiveGameReply['scorer']>(),
    role: z.enum(scoringRoles).nullable(),
  }),
);

/** Returns a live game with its events after a position. @throws notFound for one the viewer may not see. */
export const readLiveGame = async (
  sql: Sql,
  viewerId: string,
  id: string,
  { after = 0 }: { after?: number } = {},
): Promise<LiveGameReply> => {
  const [row] = await sql.rows(selectOne, [viewerId, id, after]);
  if (!row) throw notFound();
  const { view, events, scorer, role } = row;
  return { ...view, events, scorer, can: { score: role !== null, manage: role === 'side' } };
};

// Each part of the union is one index scan; the policy is checked for the games found only.
const selectRunning = (name: string, games: string) =>
  statement(
    name,
    `select ${liveGameJson(authorSql('a', '$1::uuid'))} as view from live_game l ${joins}
     where l.id = any(array(${games})) and ${canSeeLiveGameSql('$1::uuid')}
     order by l.started_at desc, l.id desc limit ${liveGameRules.maxListed}`,
    z.object({ view: z.custom<LiveGameView>() }),
  );
const selectOwn = selectRunning(
  'liveGame.list',
  `select id from live_game where player_id = $1 and status = 'live'
   union select r.id from guardian g join live_game r on r.player_id = g.child_id and r.status = 'live'
     where g.guardian_id = $1
   union select r.id from live_link k join live_game r on r.id = k.live_game_id and r.status = 'live'
     where k.accepted_by = $1
   union select r.id from follow f join live_game r on r.player_id = f.target_id and ${isLiveSql('r')}
     where f.follower_id = $1 and f.target_type = 'user' and f.following
   union select r.id from player viewer join live_game r on r.organization_id = viewer.organization_id and ${isLiveSql('r')}
     where viewer.id = $1`,
);
const selectInOrganization = selectRunning(
  'liveGame.ofOrganization',
  `select r.id from live_game r where r.organization_id = $2 and ${isLiveSql('r')}`,
);

/**
 * Returns the running games that the viewer may see, newest first: of an organization, or else the viewer's own and those
 * of their children, of the players they follow and of their organization. A game that nobody logs any more is listed for
 * those who can end it.
 */
export const runningGames = async (
  sql: Sql,
  viewerId: string,
  organizationId?: string,
): Promise<LiveGameView[]> => {
  const rows = organizationId
    ? await sql.rows(selectInOrganization, [viewerId, organizationId])
    : await sql.rows(selectOwn, [viewerId]);
  return rows.map(({ view }) => view);
};

const selectTimeline = statement(
  'liveGame.timeline',
  `select case when l.id is null then null else ${liveGameJson(authorSql('a', '$1::uuid'))} end as view,
     ${liveGameEventsJson('true')} as events
   from item i left join (live_game l ${joins}) on l.game_id = i.id
   where i.id = $2 and i.content_type = 'game' and ${canSeeSql('$1::uuid')}`,
  z.object({ view: z.custom<LiveGameView | null>(), events: z.custom<StoredLiveGameEvent[]>() }),
);

/** Returns the live log of a game with its pinned highlights, or null without one. @throws notFound for a game the viewer may not see. */
export const gameTimeline = async (
  sql: Sql,
  viewerId: string,
  gameId: string,
): Promise<ReplyOf<typeof liveGameRoutes.timeline>> => {
  const [[row], pins] = await Promise.all([
    sql.rows(selectTimeline, [viewerId, gameId]),
    pinnedHighlights(sql, viewerId, gameId),
  ]);
  if (!row) throw notFound();
  return row.view && { ...row.view, events: row.events, pins };
};

const updateRow = z.object({
  id: z.string(),
  player_id: z.string(),
  organization_id: z.string().nullable(),
  /** Only a part of the signed-in people may see it. */
  restricted: z.boolean(),
  view: z.custom<LiveGameView>(),
  events: z.custom<StoredLiveGameEvent[]>(),
});
export type LiveGameUpdate = z.infer<typeof updateRow>;

const selectUpdates = statement(
  'liveGame.updates',
  `select l.id, l.player_id, l.organization_id, ${isRestrictedSql} as restricted,
     ${liveGameJson(liveAuthorSql('a'))} as view,
     ${liveGameEventsJson(isInUpdateSql(String(liveGameRules.recentEvents)))} as events
   from live_game l ${joins} where l.id = any(${stableArrayParam('$1', 'uuid')})`,
  updateRow,
);

/** Returns live games as live updates carry them, by id; deleted ones are missing. */
export const liveGameUpdates = async (sql: Sql, ids: string[]): Promise<Map<string, LiveGameUpdate>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(selectUpdates, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Returns for each request which of the people receive the live game's updates. */
export const liveGameReaders = createAudienceReader(
  statement(
    'liveGame.readers',
    `with ${circlePairsSql('select player_id from live_game where id = any($1::uuid[])')}
     select exists (select from live_game l where l.id = r.subject
       and ${canFollowLiveGameSql('r.viewer', isKnownPairSql('a', 'r.viewer'))}) as allowed
     from unnest($1::uuid[], $2::uuid[]) with ordinality as r(subject, viewer, at) order by r.at`,
    audienceRow,
  ),
);
