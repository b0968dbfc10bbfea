import { liveLinkPermissionOf } from './live-link-permission.js';
import type { ProfileView } from '@rinkside/contracts/player';
import { nestedJsonObject, unescapedString, toJson } from '@rinkside/platform/sql-json';
import type { Sql } from '@rinkside/platform/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { organizationCardJson, readOrganization } from '../organization/organization.views.js';
import { readSharesOwnOrganization } from '../organization/membership.js';
import type { Actor } from '../actor.js';
import { avatarUrlOf, avatarUrlSql, publicAvatarUrlSql } from './avatar.js';
import { lastNameSql, liveLastNameSql, publicLastNameSql, publicSettings } from './player.policy.js';
import { hasCoachRightsSql } from './coach-rights.js';
import { hasAdultAge } from './minor.js';
import { commentersOf } from './commenters.js';
import { Player } from './player.entity.js';

const authorText = (a: string, lastName: string, avatarUrl: string) =>
  nestedJsonObject({
    id: unescapedString(`${a}.id`),
    first_name: toJson(`${a}.first_name`),
    last_name: toJson(lastName),
    avatar: unescapedString(avatarUrl),
    position: unescapedString(`${a}.position`),
  });

/** SQL for the JSON text of an author, a player with alias `a`, for a signed-in viewer. */
export const authorSql = (a: string, viewer: string) =>
  authorText(a, lastNameSql(a, viewer), avatarUrlSql(a));
/** The same in live events, for every receiver. */
export const liveAuthorSql = (a: string) => authorText(a, liveLastNameSql(a), avatarUrlSql(a));
/** The same for anonymous visitors: children by first name and initial, and photos of players with a public page only. */
export const publicAuthorSql = (a: string) => authorText(a, publicLastNameSql(a), publicAvatarUrlSql(a));
export const authorJson = (a: string, viewer: string) => `(${authorSql(a, viewer)})::json`;
export const liveAuthorJson = (a: string) => `(${liveAuthorSql(a)})::json`;

const personPairs = (lastName: string) => `'id', a.id, 'first_name', a.first_name, 'last_name', ${lastName},
  'avatar', ${avatarUrlSql('a')}, 'age', a.age, 'level', a.level, 'position', a.position, 'role', a.role,
  'coach_confirmed', ${hasCoachRightsSql('a')}`;

/** JSON pairs of a player `a` in a list of one organization, without the organization. */
export const rosterJsonPairs = (viewer: string) => personPairs(lastNameSql('a', viewer));
/** The same pairs with organization `o`. */
const playerJsonPairs = (viewer: string) =>
  `${rosterJsonPairs(viewer)}, 'organization', ${organizationCardJson}`;
/** The same pairs for anonymous visitors: children by first name and initial. */
export const publicPlayerJsonPairs = `${personPairs(publicLastNameSql('a'))}, 'organization', ${organizationCardJson}`;

/** Joins the follow of player `a` by the viewer, parameter $1. */
export const viewerFollowJoin = `left join follow f
  on f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following`;

/** SQL for whether the viewer waits for a player with alias `a` to accept them as a follower; never null. */
export const requestedSql = (a: string, viewer: string) =>
  `exists (select from follow_request r where r.follower_id = ${viewer} and r.target_id = ${a}.id and r.waiting)`;

/** JSON pairs of a player `a` of organization `o` in a list, as `viewer` sees it; `following` is a SQL boolean. */
export const playerRowPairs = (viewer: string, following: string) =>
  `${playerJsonPairs(viewer)}, 'following', ${following}, 'requested', ${requestedSql('a', viewer)},
    'approves_followers', a.approve_followers`;
export const playerRowJson = (viewer: string, following: string) =>
  `json_build_object(${playerRowPairs(viewer, following)})`;

/** Returns the complete profile of the actor; a guardian does not see the email of the child's login. */
export const readProfile = async (
  em: EntityManager,
  sql: Sql,
  actor: Pick<Actor, 'id' | 'guardianRights'>,
): Promise<ProfileView> => {
  const { id, guardianRights } = actor;
  const player = await em.findOneOrFail(Player, id);
  const [organization, organization_confirmed, avatar, live_links] = await Promise.all([
    player.organizationId ? readOrganization(sql, player.organizationId) : undefined,
    readSharesOwnOrganization(sql, id),
    player.avatarKey ? avatarUrlOf(sql, id) : null,
    liveLinkPermissionOf(sql, actor),
  ]);
  const { showFullName, publicPage } = publicSettings(player);
  return {
    id: player.id,
    email: guardianRights ? null : (player.email ?? null),
    first_name: player.firstName ?? null,
    last_name: player.lastName ?? null,
    avatar,
    onboarding_complete: player.onboardingComplete,
    age: player.age ?? null,
    level: player.level ?? null,
    position: player.position ?? null,
    role: player.role ?? null,
    birthdate: player.birthdate ?? null,
    zipcode: player.zipcode ?? null,
    organization_id: player.organizationId ?? null,
    organization: organization ?? null,
    show_full_name_publicly: showFullName,
    public_player_page: publicPage,
    who_can_comment: commentersOf(player),
    approve_followers: player.approveFollowers,
    guardian_confirmed_at: player.guardianConfirmedAt?.toISOString() ?? null,
    guardian_ai_confirmed_at: player.guardianAiConfirmedAt?.toISOString() ?? null,
    guardian_full_name_confirmed_at: player.guardianFullNameConfirmedAt?.toISOString() ?? null,
    organization_confirmed,
    coach_confirmed: !!player.coachConfirmedAt && hasAdultAge(player),
    live_links,
    moderator: player.moderator,
    operator: player.operator,
    created_at: player.createdAt.toISOString(),
    version: player.version,
  };
};
