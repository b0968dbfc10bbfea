import type { StoredLiveGameEvent } from '@rinkside/contracts/live-game';
import {
  liveLinkKinds,
  liveLinkRules,
  type LinkedGame,
  type LiveLinkView,
  type OpenedLiveLink,
} from '@rinkside/contracts/live-link';
import { AppError } from '@rinkside/platform/errors';
import { jsonValue, nestedJsonObject, rawValue, toJson, unescapedString } from '@rinkside/platform/sql-json';
import { stableArrayParam, statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { mediaUrlSql } from '../organization/organization.views.js';
import { holdsForSql } from '../family/guardian.policy.js';
import { hashLinkToken } from '../family/link-token.js';
import { cheersJson, isInUpdateSql, liveGameEventsJson } from './live-game.views.js';
import { isLiveSql } from './live-game.policy.js';
import { lastNameInitialSql } from '../player/player.policy.js';

/** Condition: a link shows the game `g` that is running, or ended a short time ago. */
const isShownSql = `(g.status = 'live' or (g.status = 'final'
  and g.ended_at > now() - interval '${liveLinkRules.hoursAfterFinal} hours'))`;

/** SQL for the state of a link aliased `k`. Its player's account is open and not suspended. */
export const liveLinkStateSql = `(case when k.revoked_at is not null or not ${holdsForSql('k.created_by', 'k.player_id')} then 'revoked'
  when k.accepted_by is not null then 'accepted'
  when k.kind = 'season' then case when k.expires_at > now() then 'open' else 'expired' end
  when exists (select from live_game g where g.id = k.live_game_id
    and case k.kind when 'scorer' then g.status = 'live' else ${isShownSql} end) then 'open'
  else 'expired' end)`;

/** JSON pairs of a link aliased `k`. */
export const liveLinkPairs = `'id', k.id, 'kind', k.kind, 'live_game_id', k.live_game_id, 'state', ${liveLinkStateSql},
  'created_at', k.created_at, 'expires_at', k.expires_at`;

const selectLinks = statement(
  'liveLink.list',
  `select json_build_object(${liveLinkPairs}, 'accepted_by', s.first_name) as link
   from live_link k left join player s on s.id = k.accepted_by
   where k.player_id = $1 order by k.id desc limit ${liveLinkRules.maxListed}`,
  z.object({ link: z.custom<Omit<LiveLinkView, 'viewers'>>() }),
);

/** Returns the newest links of a player, newest first. */
export const readLiveLinks = async (sql: Sql, playerId: string): Promise<Omit<LiveLinkView, 'viewers'>[]> =>
  (await sql.rows(selectLinks, [playerId])).map(({ link }) => link);

const club = (o: string, name = `${o}.name`) => ({
  name: toJson(name),
  team_name: toJson(`${o}.team_name`),
  image_url: unescapedString(mediaUrlSql(`${o}.image_key`)),
});

const linkedGameJson = `(${nestedJsonObject(
  {
    id: unescapedString('l.id'),
    version: rawValue('l.version'),
    status: unescapedString('l.status'),
    organization: nestedJsonObject(club('o'), 'o.id is not null'),
    opponent: nestedJsonObject(club('opponent', 'coalesce(opponent.name, l.opponent_name)')),
    home: rawValue('l.home'),
    position: unescapedString('l.position'),
    period_minutes: rawValue('l.period_minutes'),
    started_at: toJson('l.started_at'),
    ended_at: toJson('l.ended_at'),
    terms: toJson('l.terms'),
    summary: jsonValue('l.summary'),
    cheers: cheersJson,
  },
  'l.id is not null',
)})::json`;

const openLink = z.object({
  id: z.string(),
  player_id: z.string(),
  kind: z.enum(liveLinkKinds),
  player: z.custom<OpenedLiveLink['player']>(),
  game: z.custom<LinkedGame | null>(),
  events: z.custom<StoredLiveGameEvent[] | null>(),
});
export type OpenLiveLink = z.infer<typeof openLink>;

/**
 * The newest game that the link shows. A link for one game or its scorer shows that game only; a link for a season no game
 * that nobody logs any more.
 */
const selectOpen = (name: string, where: string, events: string) =>
  statement(
    name,
    `select k.id, k.player_id, k.kind,
       json_build_object('first_name', a.first_name, 'last_name', ${lastNameInitialSql('a')}) as player,
       ${linkedGameJson} as game, ${liveGameEventsJson(events)} as events
     from live_link k join player a on a.id = k.player_id
     left join lateral (select g.* from live_game g where g.player_id = k.player_id
       and (case when k.live_game_id is null then g.status <> 'live' or ${isLiveSql('g')} else g.id = k.live_game_id end)
       and ${isShownSql}
       order by g.started_at desc limit 1) l on true
     left join organization o on o.id = l.organization_id left join organization opponent on opponent.id = l.opponent_id
     where ${where} and ${liveLinkStateSql} = 'open' and a.onboarding_complete and a.suspended_at is null`,
    openLink,
  );
const selectByToken = selectOpen('liveLink.open', 'k.token_hash = $1', 'true');
const selectByIds = selectOpen(
  'liveLink.updates',
  `k.id = any(${stableArrayParam('$1', 'uuid')})`,
  isInUpdateSql('$2::int'),
);

const selectUsed = statement(
  'liveLink.used',
  'select id from live_link where token_hash = $1 and accepted_by is not null and revoked_at is null',
  z.object({ id: z.string() }),
);

/** Returns the error for a token without an open link: a used link of a scorer has its own message. */
export const missingLinkError = async (sql: Sql, token: string): Promise<AppError> => {
  const used = await sql.rows(selectUsed, [hashLinkToken(token)]);
  return new AppError('notFound', used.length > 0 ? liveLinkRules.used : liveLinkRules.ended);
};

/** Returns an open link with the game it shows and all its events. @throws notFound for a link that is not open. */
export const readOpenLiveLink = async (sql: Sql, token: string): Promise<OpenLiveLink> => {
  const [row] = await sql.rows(selectByToken, [hashLinkToken(token)]);
  if (!row) throw await missingLinkError(sql, token);
  return row;
};

/** Returns those of the links that are open, by id, with the newest events of their games. */
export const openLiveLinks = async (
  sql: Sql,
  ids: readonly string[],
  recentEvents: number,
): Promise<Map<string, OpenLiveLink>> => {
  const rows = await sql.rows(selectByIds, [ids, recentEvents]);
  return new Map(rows.map((row) => [row.id, row]));
};
