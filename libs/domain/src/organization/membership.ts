import { statement, stableArrayParam, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { audienceRow, createAudienceReader } from '../feed/audience.js';
import { isMinor, isMinorSql } from '../player/minor.js';
import type { Player } from '../player/player.entity.js';

/** Players of known age under 18 share their organization at once; everyone else once confirmed. */
export const sharesAtOnce = (player: Pick<Player, 'role' | 'trustedBirthdate'>, today?: string): boolean =>
  player.role === 'player' && !!player.trustedBirthdate && isMinor(player, today);

const sharesAtOnceSql = (a: string) =>
  `(${a}.role = 'player' and ${a}.trusted_birthdate is not null and ${isMinorSql(a)})`;

/** Whether a player shares the organization of their profile. */
export const sharesOwnOrganization = (player: Player): boolean =>
  player.onboardingComplete &&
  !!player.organizationId &&
  (player.confirmedOrganizationId === player.organizationId || sharesAtOnce(player));

/** {@link sharesOwnOrganization} in SQL, for a player with alias `a`; never null. */
export const sharesOwnOrganizationSql = (a: string) =>
  `(${a}.onboarding_complete and coalesce(${a}.organization_id = ${a}.confirmed_organization_id
    or ${a}.organization_id is not null and ${sharesAtOnceSql(a)}, false))`;

/** SQL for whether a player with alias `a` waits to share the organization of their profile; never null. */
export const waitsForConfirmationSql = (a: string) =>
  `(${a}.onboarding_complete and ${a}.organization_id is not null and not ${sharesOwnOrganizationSql(a)})`;

/** SQL for the organization a viewer shares, or null. PostgreSQL evaluates it once per statement if `viewer` is a parameter. */
const sharedOrganizationSql = (viewer: string) =>
  `(select m.organization_id from player m where m.id = ${viewer} and ${sharesOwnOrganizationSql('m')})`;

/** SQL for whether the viewer shares the organization of a player with alias `a`; never null. */
const sharesOrganizationSql = (a: string, viewer: string) =>
  `coalesce(${a}.organization_id = ${sharedOrganizationSql(viewer)}, false)`;

/** SQL for whether a player with alias `a` follows the viewer; never null. */
const followsViewerSql = (a: string, viewer: string) =>
  `exists (select from follow fv where fv.follower_id = ${a}.id and fv.target_type = 'user'
    and fv.target_id = ${viewer} and fv.following)`;

/** SQL for whether the viewer is a player with alias `a`, shares their organization or is followed by them; never null. */
export const isKnownToSql = (a: string, viewer: string) =>
  `(coalesce(${a}.id = ${viewer}, false) or ${sharesOrganizationSql(a, viewer)} or ${followsViewerSql(a, viewer)})`;

/** Returns for each request which of the people are known to the player: the same relation as {@link isKnownToSql}. */
export const knownAmong = createAudienceReader(
  statement(
    'organization.areKnown',
    `select r.subject = r.viewer or exists (select from player a where a.id = r.subject and ${isKnownToSql('a', 'r.viewer')}) as allowed
     from unnest($1::uuid[], $2::uuid[]) with ordinality as r(subject, viewer, at) order by r.at`,
    audienceRow,
  ),
);

/** How a viewer is related to a player. Blocks and suspensions are not part of it. */
export interface ViewerRelation {
  self: boolean;
  /** The viewer shares the player's organization. */
  sharesOrganization: boolean;
  /** The player follows the viewer. */
  followsViewer: boolean;
}

const noRelation: ViewerRelation = { self: false, sharesOrganization: false, followsViewer: false };

/** {@link isKnownToSql} for a relation that was read. */
export const isKnownTo = ({ self, sharesOrganization, followsViewer }: ViewerRelation): boolean =>
  self || sharesOrganization || followsViewer;

const selectRelations = statement(
  'organization.viewerRelations',
  `select a.id, a.id = $1 as self, ${sharesOrganizationSql('a', '$1::uuid')} as "sharesOrganization",
     ${followsViewerSql('a', '$1::uuid')} as "followsViewer"
   from player a where a.id = any(${stableArrayParam('$2', 'uuid')})`,
  z.object({
    id: z.string(),
    self: z.boolean(),
    sharesOrganization: z.boolean(),
    followsViewer: z.boolean(),
  }),
);

/** Returns the relation of one viewer to many players, in one statement; unknown players have none. */
export const viewerRelations = async (
  sql: Sql,
  viewerId: string,
  playerIds: readonly string[],
): Promise<(id: string) => ViewerRelation> => {
  const rows = await sql.rows(selectRelations, [viewerId, [...new Set(playerIds)]]);
  const relations = new Map(rows.map(({ id, ...relation }) => [id, relation]));
  return (id) => relations.get(id) ?? noRelation;
};
