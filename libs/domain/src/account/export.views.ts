import type { ExportView } from '@rinkside/contracts/export';
import { sumNames } from '@rinkside/contracts/season';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { drillSessionJson } from '../drill/drill.views.js';
import { itemJoins, itemJson } from '../item/item.views.js';
import { cheersJson, liveGameEventsJson } from '../live-game/live-game.views.js';
import { liveLinkPairs } from '../live-game/live-link.views.js';
import { readProfile } from '../player/player.views.js';

type Noun = Exclude<keyof ExportView, 'exported_at' | 'profile' | 'passkeys'>;

/** Selects all rows of a noun in one statement; `$1` is the account. */
const selectAll = (noun: Noun, json: string, from: string, order: string) =>
  statement(
    `export.${noun}`,
    `select coalesce(json_agg(${json} order by ${order}), '[]')::text as rows from ${from}`,
    z.object({ rows: z.string() }),
  );

const selectItems = (noun: Noun, kind: string) =>
  selectAll(
    noun,
    itemJson('$1::uuid'),
    `item i ${itemJoins('$1::uuid')} where i.author_id = $1 and i.content_type = '${kind}'`,
    'i.feed_at, i.id',
  );

const targetPairs = `'target_type', i.content_type, 'target_id', i.id`;
const sumPairs = sumNames.map((name) => `'${name}', ${name}`).join();

/** A former guardian's export does not name the child. `$1` is the account. */
const isStillGuardianSql = (childId: string) =>
  `exists (select from guardian g where g.guardian_id = $1 and g.child_id = ${childId})`;

const nouns: Record<Noun, ReturnType<typeof selectAll>> = {
  games: selectItems('games', 'game'),
  posts: selectItems('posts', 'post'),
  highlights: selectItems('highlights', 'highlight'),
  comments: selectAll(
    'comments',
    `json_build_object(${targetPairs}, 'id', c.id, 'content', c.content, 'created_at', c.created_at)`,
    'comment c join item i on i.id = c.item_id where c.author_id = $1',
    'c.created_at, c.id',
  ),
  likes: selectAll(
    'likes',
    `json_build_object(${targetPairs}, 'created_at', l.created_at)`,
    'item_like l join item i on i.id = l.item_id where l.player_id = $1',
    'l.created_at, i.id',
  ),
  follows: selectAll(
    'follows',
    `json_build_object('target_type', target_type, 'target_id', target_id, 'live_alerts', live_alerts, 'since', changed_at)`,
    'follow where follower_id = $1 and following',
    'changed_at, target_id',
  ),
  follow_requests: selectAll(
    'follow_requests',
    `json_build_object('follower_id', follower_id, 'target_id', target_id, 'since', changed_at)`,
    'follow_request where (follower_id = $1 or target_id = $1) and waiting',
    'changed_at, follower_id, target_id',
  ),
  circles: selectAll(
    'circles',
    `json_build_object('circle_id', c.id, 'organization_id', c.organization_id, 'state', own.state, 'since', own.since)`,
    `(select circle_id, 'member' as state, since from circle_place where player_id = $1
      union all select circle_id, 'waiting', asked_at from circle_request where player_id = $1) own join circle c on c.id = own.circle_id`,
    'own.since, c.id',
  ),
  teams: selectAll(
    'teams',
    `json_build_object('team_id', t.id, 'name', t.name, 'state', own.state, 'number', own.number, 'since', own.since, 'until', own.until)`,
    `(select team_id, case when until is null then 'member' else 'left' end as state, number, since, until from team_member where player_id = $1
      union all select team_id, 'waiting', number, asked_at, null from team_request where player_id = $1
      union all select team_id, 'manager', null, since, null from team_manager where player_id = $1
      union all select id, 'maker', null, created_at, null from team where created_by = $1) own join team t on t.id = own.team_id`,
    'own.since, t.id, own.state',
  ),
  circle_vouches: selectAll(
    'circle_vouches',
    `json_build_object('circle_id', circle_id, 'user_id', player_id, 'created_at', created_at)`,
    'circle_vouch where voucher_id = $1',
    'created_at, player_id',
  ),
  coach_answers: selectAll(
    'coach_answers',
    `json_build_object('circle_id', circle_id, 'target_id', target_id, 'yes', yes, 'answered_at', answered_at)`,
    'coach_answer where player_id = $1',
    'answered_at, circle_id',
  ),
  circle_offers: selectAll(
    'circle_offers',
    `json_build_object('circle_id', circle_id, 'target_id', target_id, 'offered_at', offered_at)`,
    'circle_offer where offered_by = $1',
    'offered_at, target_id',
  ),
  circle_links: selectAll(
    'circle_links',
    `json_build_object('id', id, 'circle_id', circle_id, 'uses', uses, 'created_at', created_at, 'expires_at', expires_at,
       'revoked_at', revoked_at)`,
    'circle_link where created_by = $1',
    'created_at, id',
  ),
  awards: selectAll(
    'awards',
    `json_build_object('id', id, 'kind', kind, 'item_id', item_id, 'granted_at', granted_at)`,
    'award where player_id = $1',
    'granted_at, id',
  ),
  season_stats: selectAll(
    'season_stats',
    `json_build_object('reading', reading, 'season', season, ${sumPairs})`,
    'season_stats where player_id = $1',
    'reading, season',
  ),
  notifications: selectAll(
    'notifications',
    `json_build_object('id', id, 'kind', kind, 'actor_id', actor_id, 'item_id', item_id, 'comment_id', comment_id,
       'award_id', award_id, 'live_game_id', live_game_id, 'detail', detail, 'created_at', created_at, 'read_at', read_at)`,
    'notification where player_id = $1',
    'created_at, id',
  ),
  chat: selectAll(
    'chat',
    `json_build_object('id', id, 'role', role, 'text', text, 'created_at', created_at)`,
    'chat_message where player_id = $1',
    'position',
  ),
  coach_memories: selectAll(
    'coach_memories',
    `json_build_object('id', id, 'text', text, 'created_at', created_at)`,
    'coach_memory where player_id = $1',
    'created_at, id',
  ),
  concussion_events: selectAll(
    'concussion_events',
    `json_build_object('id', id, 'action', action, 'source', source, 'confirmations', confirmations, 'text', text,
       'created_at', created_at)`,
    'concussion_event where player_id = $1',
    'created_at, id',
  ),
  blocks: selectAll(
    'blocks',
    `json_build_object('user_id', blocked_id, 'first_name', first_name, 'last_name', last_name, 'created_at', created_at)`,
    'block where blocker_id = $1',
    'created_at, blocked_id',
  ),
  children: selectAll(
    'children',
    `json_build_object('user_id', child_id, 'since', created_at)`,
    'guardian where guardian_id = $1',
    'created_at, child_id',
  ),
  guardians: selectAll(
    'guardians',
    `json_build_object('user_id', guardian_id, 'since', created_at)`,
    'guardian where child_id = $1',
    'created_at, guardian_id',
  ),
  child_links: selectAll(
    'child_links',
    `json_build_object('id', id, 'kind', kind, 'child_id', child_id, 'created_by', guardian_id, 'created_at', created_at,
       'expires_at', expires_at, 'accepted_at', accepted_at, 'revoked_at', revoked_at)`,
    `child_link where child_id = $1 or guardian_id = $1 and ${isStillGuardianSql('child_id')}`,
    'created_at, id',
  ),
  child_requests: selectAll(
    'child_requests',
    `json_build_object('id', r.id, 'kind', r.kind, 'state', r.state, 'child_id', r.child_id, 'asked_by', r.asked_by,
       'asked_at', r.asked_at, 'effective_at', r.effective_at, 'decided_at', r.decided_at,
       'answers', (select coalesce(json_agg(json_build_object('account_id', v.account_id, 'agrees', v.agrees,
         'answered_at', v.answered_at) order by v.answered_at), '[]') from child_request_answer v
         where v.request_id = r.id and (r.child_id = $1 or v.account_id = $1)))`,
    `child_request r where r.child_id = $1 or ${isStillGuardianSql('r.child_id')} and (r.asked_by = $1
       or exists (select from child_request_answer v where v.request_id = r.id and v.account_id = $1))`,
    'r.asked_at, r.id',
  ),
  former_guardians: selectAll(
    'former_guardians',
    `json_build_object('user_id', person_id, 'ended_at', ended_at, 'allowed_at', allowed_at)`,
    'former_guardian where child_id = $1',
    'ended_at, person_id',
  ),
  guardian_closures: selectAll(
    'guardian_closures',
    `json_build_object('child_id', child_id, 'setting', setting, 'closed_by', closed_by, 'closed_at', closed_at)`,
    'guardian_closure where child_id = $1 or closed_by = $1',
    'closed_at, setting',
  ),
  live_games: selectAll(
    'live_games',
    `json_build_object('id', l.id, 'status', l.status, 'opponent_id', l.opponent_id, 'opponent_name', l.opponent_name,
       'home', l.home, 'period_minutes', l.period_minutes, 'started_at', l.started_at, 'ended_at', l.ended_at,
       'game_id', l.game_id, 'cheers', (${cheersJson})::json, 'events', ${liveGameEventsJson('true')})`,
    'live_game l where l.player_id = $1',
    'l.started_at, l.id',
  ),
  highlight_pins: selectAll(
    'highlight_pins',
    `json_build_object('highlight_id', p.highlight_id, 'event_id', p.event_id)`,
    'highlight_pin p join item i on i.id = p.highlight_id where i.author_id = $1',
    'p.highlight_id',
  ),
  live_game_cheers: selectAll(
    'live_game_cheers',
    `json_build_object('live_game_id', live_game_id, 'stick_tap', stick_taps, 'fire', fires, 'heart', hearts)`,
    'live_game_cheer where player_id = $1',
    'live_game_id',
  ),
  live_games_scored: selectAll(
    'live_games_scored',
    `json_build_object('live_game_id', live_game_id, 'takeovers', takeovers)`,
    'live_scorer where account_id = $1',
    'live_game_id',
  ),
  live_links: selectAll(
    'live_links',
    `json_build_object(${liveLinkPairs}, 'user_id', k.player_id, 'created_by', k.created_by, 'accepted_by', k.accepted_by)`,
    `live_link k where k.player_id = $1 or k.created_by = $1 and ${isStillGuardianSql('k.player_id')}
       or k.accepted_by = $1 and k.revoked_at is null`,
    'k.created_at, k.id',
  ),
  reports: selectAll(
    'reports',
    `json_build_object('id', id, 'target_type', target_type, 'target_id', target_id, 'reason', reason, 'note', note,
       'created_at', created_at, 'settled_at', settled_at)`,
    'report where reporter_id = $1',
    'created_at, id',
  ),
  organization_proposals: selectAll(
    'organization_proposals',
    `json_build_object('id', id, 'organization_id', organization_id, 'change', change, 'created_at', created_at)`,
    'organization_proposal where proposed_by = $1',
    'created_at, id',
  ),
  organization_edits: selectAll(
    'organization_edits',
    `json_build_object('id', id, 'organization_id', organization_id, 'after', after, 'created_at', created_at,
       'undone', undone_at is not null)`,
    'organization_edit where editor_id = $1',
    'created_at, id',
  ),
  drill_sessions: selectAll(
    'drill_sessions',
    drillSessionJson('s'),
    'drill_session s where s.player_id = $1',
    's.created_at, s.id',
  ),
  training_plan: selectAll(
    'training_plan',
    'd.day',
    'training_plan p, jsonb_array_elements(p.days) with ordinality d (day, at) where p.player_id = $1',
    'd.at',
  ),
};

/**
 * Returns everything stored for an account as JSON text of an `ExportView`, with its passkeys, which the identity provider
 * stores. Only for its owner. Concatenates PostgreSQL's
 * JSON text unparsed: as objects, years of data would take ten times the memory.
 */
export const readExportJson = async (
  em: EntityManager,
  sql: Sql,
  actor: Pick<Actor, 'id' | 'guardianRights'>,
  passkeys: ExportView['passkeys'],
): Promise<string> => {
  const head = {
    exported_at: new Date().toISOString(),
    profile: await readProfile(em, sql, actor),
    passkeys,
  };
  let text = JSON.stringify(head).slice(0, -1);
  for (const [noun, read] of Object.entries(nouns)) {
    const [row] = await sql.rows(read, [actor.id]);
    text += `,"${noun}":${row?.rows ?? '[]'}`;
  }
  return `${text}}`;
};
