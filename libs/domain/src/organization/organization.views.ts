import {
  organizationRules,
  type OrganizationDetails,
  type OrganizationResult,
  type OrganizationView,
} from '@rinkside/contracts/organization';
import type { SearchQuery } from '@rinkside/contracts/paging';
import { nestedJsonObject, unescapedString, toJson } from '@rinkside/platform/sql-json';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import { comparedText, distinctiveWords, namesAreAlike } from '@rinkside/contracts/organization-names';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { decodeKeyCursor } from '../feed/cursor.js';
import { editsPageSql } from './coach.policy.js';
import { searchPageOf, type RowsPage } from '../feed/page-reader.js';

/** Adds the directory that comes with the product. */
export const directoryCurator = '00000000-0000-4000-8000-000000000001';

/** SQL for the URL of a stored image; null for a null key. */
export const mediaUrlSql = (key: string) => `('/media/' || ${key})`;

/** SQL for the JSON text of an organization embedded in other views; null if there is none. */
export const organizationCardSql = (o: string) =>
  nestedJsonObject(
    {
      id: unescapedString(`${o}.id`),
      name: toJson(`${o}.name`),
      team_name: toJson(`${o}.team_name`),
      image_url: unescapedString(mediaUrlSql(`${o}.image_key`)),
    },
    `${o}.id is not null`,
  );
/** The same as JSON, for an organization aliased `o`. */
export const organizationCardJson = `(${organizationCardSql('o')})::json`;

/** SQL for the JSON of a whole organization aliased `o`; null if there is none. */
export const organizationJson = `case when o.id is null then null else json_build_object(
  'id', o.id, 'name', o.name, 'team_name', o.team_name, 'image_url', ${mediaUrlSql('o.image_key')},
  'website', o.website, 'version', o.version) end`;

/**
 * SQL for the members of an organization aliased `o` if it is new and small, else null. The directory that comes with the
 * product is not new.
 */
const newcomerJson = `case when o.created_by is distinct from '${directoryCurator}'
    and o.created_at > now() - interval '${organizationRules.newcomer.days} days' then
  (select json_build_object('members', count(*)) from (select from player m
     where m.organization_id = o.id and m.onboarding_complete and m.suspended_at is null
     limit ${organizationRules.newcomer.members}) m
   having count(*) < ${organizationRules.newcomer.members}) end`;
/** {@link organizationJson} for a list to choose from, where `o` is never null. */
const organizationResultJson = `json_build_object(
  'id', o.id, 'name', o.name, 'team_name', o.team_name, 'image_url', ${mediaUrlSql('o.image_key')},
  'website', o.website, 'version', o.version, 'newcomer', ${newcomerJson})`;

const selectById = statement(
  'organization.byId',
  `select ${organizationJson} as view from organization o where o.id = $1`,
  z.object({ view: z.custom<OrganizationView>() }),
);

const foundOrganization = z.object({
  row: z.custom<OrganizationResult>(),
  isNotPrefix: z.boolean(),
  distance: z.number(),
  id: z.string(),
});
const searchCursor = z.tuple([z.boolean(), z.number(), z.uuid()]);
const firstSearchKey: z.infer<typeof searchCursor> = [false, -2, '00000000-0000-0000-0000-000000000000'];

/** Matches before ranking; more have the text in common with too many others to be told apart. */
const maxCandidates = 1000;
const nameKey = 'search_key(o.search)';
const beginsWithText = `${nameKey} like search_key($2) || '%'`;

// $1 text, $2 text as a pattern, $3 limit + 1, $4 to $6 the sort key to continue after. Prefix matches rank first, then
// the most similar names.
const searchStatement = (name: string, where: string) =>
  statement(
    name,
    `with found as (
       select o.*, not ${beginsWithText} as is_not_prefix, -word_similarity(search_key($1), ${nameKey})::float8 as distance
       from organization o where o.deleted_at is null and (${where}) limit ${maxCandidates})
     select ${organizationResultJson} as row, o.is_not_prefix as "isNotPrefix", o.distance, o.id
     from found o
     where (o.is_not_prefix, o.distance, o.name, o.id) > ($4::boolean, $5::float8,
       coalesce((select l.name from organization l where l.id = $6::uuid), ''), $6::uuid)
     order by o.is_not_prefix, o.distance, o.name, o.id limit $3`,
    foundOrganization,
  );

// `<%` (word similarity) matches within the name and tolerates a typo or two. $7 words, $8 words as a pattern.
const selectMatches = searchStatement(
  'organization.search',
  `search_key($7) <% ${nameKey} or ${nameKey} like '%' || search_key($8) || '%'`,
);
const selectByPrefix = searchStatement('organization.searchByPrefix', beginsWithText);

/** Escapes LIKE wildcards. */
export const escapeLikePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Returns an organization, or undefined. */
export const readOrganization = async (sql: Sql, id: string): Promise<OrganizationView | undefined> => {
  const [row] = await sql.rows(selectById, [id]);
  return row?.view;
};

const selectPage = statement(
  'organization.page',
  `select ${organizationJson} as view, o.deleted_at is not null as deleted, exists (select from follow f where f.follower_id = $2
     and f.target_type = 'organization' and f.target_id = o.id and f.following) as following,
     ${editsPageSql('$4::uuid', '$2::uuid')} as edits
   from organization o where o.id = $1 and (o.deleted_at is null or $3)`,
  z.object({
    view: z.custom<OrganizationView>(),
    deleted: z.boolean(),
    following: z.boolean(),
    edits: z.boolean(),
  }),
);

/** Returns an organization with the viewer's permissions. @throws notFound if it is unknown. */
export const readOrganizationPage = async (
  sql: Sql,
  viewer: Actor,
  id: string,
): Promise<OrganizationDetails> => {
  const [row] = await sql.rows(selectPage, [id, viewer.id, viewer.moderator, viewer.coachCircle]);
  if (!row) throw notFound();
  const isCoach = viewer.coachOf === id;
  const { view, following, deleted, edits } = row;
  const edit = ((isCoach && edits) || viewer.moderator) && !deleted;
  const propose = isCoach && !edit && !deleted;
  return { ...view, following, deleted, can: { edit, propose, hide: isCoach, team: isCoach } };
};

/**
 * Searches organizations, best matches first, by their names without accents. A text of generic words matches only names
 * that begin with it. Returns none for a text below the minimum length. @throws invalid for an invalid cursor.
 */
export const searchOrganizations = async (
  sql: Sql,
  { search: text, limit, cursor }: SearchQuery,
): Promise<RowsPage<OrganizationResult>> => {
  const after = cursor === undefined ? firstSearchKey : decodeKeyCursor(searchCursor, cursor);
  if (text.length < organizationRules.minSearchLength) return { rows: [], nextCursor: null };
  const words = distinctiveWords(text);
  const values = [text, escapeLikePattern(text), limit + 1, ...after];
  const found = words
    ? await sql.rows(selectMatches, [...values, words, escapeLikePattern(words)])
    : await sql.rows(selectByPrefix, values);
  return searchPageOf(found, limit, ({ isNotPrefix, distance, id }) => [isNotPrefix, distance, id]);
};

const selectLikeName = statement(
  'organization.likeName',
  `select o.name, ${organizationResultJson} as view from organization o
   where o.deleted_at is null and $1 <% lookalike_key(o.name)
   order by word_similarity($1, lookalike_key(o.name)) desc, o.created_at, o.id limit 200`,
  z.object({ name: z.string(), view: z.custom<OrganizationResult>() }),
);

/** Returns organizations that people may take for one of this name, the oldest of the most similar first; at most five. */
export const findAlikeOrganizations = async (sql: Sql, name: string): Promise<OrganizationResult[]> => {
  const rows = await sql.rows(selectLikeName, [comparedText(name)]);
  return rows
    .filter((row) => namesAreAlike(row.name, name))
    .slice(0, 5)
    .map(({ view }) => view);
};
