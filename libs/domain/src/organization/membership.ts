import { statement, stableArrayParam, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { audienceRow, createAudienceReader } from '../feed/audience.js';
import { isRemovedGuardianSql } from '../family/family.policy.js';

/** SQL for the circles in which a viewer has a place. PostgreSQL evaluates it once per statement if `viewer` is a parameter. */
const circlesOfSql = (viewer: string) =>
  `array(select v.circle_id from circle_place v where v.player_id = ${viewer})`;

/**
 * SQL for whether the viewer and a player with alias `a` have places in one circle, and the viewer was not removed as a
 * guardian; never null. Not `exists`, for which the planner may collect all people of the viewer's circles first. Nothing is
 * read for a viewer without a place.
 */
export const sharesCircleSql = (a: string, viewer: string) =>
  `(${circlesOfSql(viewer)} <> '{}'
    and array(select c.circle_id from circle_place c where c.player_id = ${a}.id) && ${circlesOfSql(viewer)}
    and not ${isRemovedGuardianSql(a, viewer)})`;

/** SQL for whether a player with alias `a` has a place in a circle of the organization of their profile; never null. */
const sharesOwnOrganizationSql = (a: string) =>
  `exists (select from circle_place c join circle on circle.id = c.circle_id
    where c.player_id = ${a}.id and circle.organization_id = ${a}.organization_id)`;

const selectSharesOwn = statement(
  'organization.sharesOwn',
  `select ${sharesOwnOrganizationSql('a')} as shares from player a where a.id = $1`,
  z.object({ shares: z.boolean() }),
);
/** Returns whether a player has a place in a circle of the organization of their profile. */
export const readSharesOwnOrganization = async (sql: Sql, playerId: string): Promise<boolean> =>
  (await sql.rows(selectSharesOwn, [playerId]))[0]?.shares ?? false;

/** SQL for whether a player with alias `a` follows the viewer; never null. */
const followsViewerSql = (a: string, viewer: string) =>
  `coalesce((select fv.following from follow fv where fv.follower_id = ${a}.id and fv.target_type = 'user'
    and fv.target_id = ${viewer}), false)`;

/** SQL for whether the viewer is a player with alias `a`, shares a circle with them or is followed by them; never null. */
export const isKnownToSql = (a: string, viewer: string) =>
  `(coalesce(${a}.id = ${viewer}, false) or ${sharesCircleSql(a, viewer)} or ${followsViewerSql(a, viewer)})`;

/** {@link sharesCircleSql} as a common table expression for many viewers: the pairs of players and of viewers, of the array $2. */
export const circlePairsSql = (players: string) =>
  `circle_pair as materialized (select distinct c.player_id, v.player_id as viewer_id from circle_place c
    join circle_place v on v.circle_id = c.circle_id and v.player_id = any(${stableArrayParam('$2', 'uuid')})
    where c.player_id in (${players}) and not exists (select from former_guardian fg
      where fg.child_id = c.player_id and fg.person_id = v.player_id and fg.allowed_at is null))`;

/** {@link isKnownToSql} for many viewers, with {@link circlePairsSql}. */
export const isKnownPairSql = (a: string, viewer: string) =>
  `(coalesce(${a}.id = ${viewer}, false) or (${a}.id, ${viewer}) in (select player_id, viewer_id from circle_pair)
    or ${followsViewerSql(a, viewer)})`;

/** Returns for each request which of the people are known to the player: the same relation as {@link isKnownToSql}. */
export const knownAmong = createAudienceReader(
  statement(
    'organization.areKnown',
    `with ${circlePairsSql('select unnest($1::uuid[])')}
     select r.subject = r.viewer or exists (select from player a where a.id = r.subject and ${isKnownPairSql('a', 'r.viewer')}) as allowed
     from unnest($1::uuid[], $2::uuid[]) with ordinality as r(subject, viewer, at) order by r.at`,
    audienceRow,
  ),
);

/** Returns for each request which of the people are members of the circle. */
export const circleMembersAmong = createAudienceReader(
  statement(
    'organization.areCircleMembers',
    `select exists (select from circle_place c where c.circle_id = r.subject and c.player_id = r.viewer) as allowed
     from unnest($1::uuid[], $2::uuid[]) with ordinality as r(subject, viewer, at) order by r.at`,
    audienceRow,
  ),
);

/** How a viewer is related to a player. Blocks and suspensions are not part of it. */
export interface ViewerRelation {
  self: boolean;
  /** They have places in one circle. */
  sharesCircle: boolean;
  /** The player follows the viewer. */
  followsViewer: boolean;
}

const noRelation: ViewerRelation = { self: false, sharesCircle: false, followsViewer: false };

/** {@link isKnownToSql} for a relation that was read. */
export const isKnownTo = ({ self, sharesCircle, followsViewer }: ViewerRelation): boolean =>
  self || sharesCircle || followsViewer;

const selectRelations = statement(
  'organization.viewerRelations',
  `select a.id, a.id = $1 as self, ${sharesCircleSql('a', '$1::uuid')} as "sharesCircle",
     ${followsViewerSql('a', '$1::uuid')} as "followsViewer"
   from player a where a.id = any(${stableArrayParam('$2', 'uuid')})`,
  z.object({
    id: z.string(),
    self: z.boolean(),
    sharesCircle: z.boolean(),
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
