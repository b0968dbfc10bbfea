import type { PlayerRow, ProfileView } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  likeText,
  mediaUrl,
  organizationCardJson,
  organizationView,
} from '../organization/organization.views.js';
import { playerSeenSql, publicLastNameSql, publicSwitches } from './player.policy.js';
import { Player } from './player.entity.js';

const authorOf = (
  a: string,
  lastName: string,
) => `json_build_object('id', ${a}.id, 'first_name', ${a}.first_name,
  'last_name', ${lastName}, 'avatar', ${mediaUrl(`${a}.avatar_key`)}, 'position', ${a}.position)`;

/** JSON of an author, player so aliased, as everybody signed in sees them. */
export const authorJson = (a: string) => authorOf(a, `${a}.last_name`);
/** The same for anybody: children by first name and initial. */
export const publicAuthorJson = (a: string) => authorOf(a, publicLastNameSql(a));

/** JSON of a player `a` of organization `o` in a list; `following` is an SQL boolean. */
export const playerRowJson = (following: string) => `json_build_object(
  'id', a.id, 'first_name', a.first_name, 'last_name', a.last_name, 'avatar', ${mediaUrl('a.avatar_key')},
  'age', a.age, 'level', a.level, 'position', a.position, 'role', a.role,
  'organization', ${organizationCardJson}, 'following', ${following})`;

const search = statement<{ row: PlayerRow }>(
  'player.search',
  `select ${playerRowJson('f.follower_id is not null')} as row
   from player a
   left join organization o on o.id = a.organization_id
   left join follow f on f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following
   where ${playerSeenSql('a', '$1')} and a.id <> $1
     and ($2 = '' or $2 <% a.search or a.search ilike '%' || $3 || '%')
     and ($2 <> '' or f.follower_id is null)
   order by ($2 <> '' and a.search ilike $3 || '%') desc,
     (a.organization_id is not distinct from $4) desc,
     case when $2 = '' then 0 else word_similarity($2, a.search) end desc, a.created_at desc, a.id
   limit $5`,
);

/** Players by name, or without a text whom one might follow: the own organization first. */
export const searchPlayers = async (
  sql: Sql,
  viewer: { id: string; organizationId: string | null },
  text: string,
  limit: number,
): Promise<PlayerRow[]> => {
  const rows = await sql.rows(search, [viewer.id, text, likeText(text), viewer.organizationId, limit]);
  return rows.map(({ row }) => row);
};

/** The whole own profile; only ever for its owner. */
export const profileView = async (em: EntityManager, sql: Sql, id: string): Promise<ProfileView> => {
  const player = await em.findOneOrFail(Player, id);
  const organization = player.organizationId ? await organizationView(sql, player.organizationId) : undefined;
  const { showFullName, publicPage } = publicSwitches(player);
  return {
    id: player.id,
    email: player.email ?? null,
    first_name: player.firstName ?? null,
    last_name: player.lastName ?? null,
    avatar: player.avatarKey ? `/media/${player.avatarKey}` : null,
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
    guardian_confirmed_at: player.guardianConfirmedAt?.toISOString() ?? null,
    guardian_ai_confirmed_at: player.guardianAiConfirmedAt?.toISOString() ?? null,
    coach_confirmed: !!player.coachConfirmedAt,
    moderator: player.moderator,
    created_at: player.createdAt.toISOString(),
    version: player.version,
  };
};
