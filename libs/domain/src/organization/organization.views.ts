import {
  organizationRules,
  type OrganizationDetails,
  type OrganizationView,
} from '@rinkside/contracts/organization';
import { nestedJsonObject, unescapedString, toJson } from '@rinkside/platform/sql-json';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';

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

const selectById = statement(
  'organization.byId',
  `select ${organizationJson} as view from organization o where o.id = $1`,
  z.object({ view: z.custom<OrganizationView>() }),
);

// `<%` (word similarity) matches within the name and tolerates a typo or two; prefix matches rank first.
const selectMatches = statement(
  'organization.search',
  `select ${organizationJson} as view
   from organization o
   where o.deleted_at is null and case when $1 = '' then search_key(o.search) like search_key($3) || '%'
     else search_key($1) <% search_key(o.search) or search_key(o.search) like '%' || search_key($2) || '%' end
   order by (search_key(o.search) like search_key($3) || '%') desc, word_similarity(search_key($4), search_key(o.search)) desc, o.name, o.id
   limit $5`,
  z.object({ view: z.custom<OrganizationView>() }),
);

/** Words of most organizations' names. They do not match by themselves. */
const genericWords = new Set([
  'association', 'club', 'hc', 'hockey', 'ice', 'league', 'minor', 'organization', 'skating', 'team', 'the', 'youth',
]); // prettier-ignore

/** Returns the words of a search that tell organizations apart; empty if there are none. */
const distinctiveWords = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => !genericWords.has(word.toLowerCase()))
    .join(' ');

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
     and f.target_type = 'organization' and f.target_id = o.id and f.following) as following
   from organization o where o.id = $1 and (o.deleted_at is null or $3)`,
  z.object({ view: z.custom<OrganizationView>(), deleted: z.boolean(), following: z.boolean() }),
);

/** Returns an organization with the viewer's permissions. @throws notFound if it is unknown. */
export const readOrganizationPage = async (
  sql: Sql,
  viewer: Actor,
  id: string,
): Promise<OrganizationDetails> => {
  const [row] = await sql.rows(selectPage, [id, viewer.id, viewer.moderator]);
  if (!row) throw notFound();
  const isCoach = viewer.coachOf === id;
  const { view, following, deleted } = row;
  const edit = (isCoach || viewer.moderator) && !deleted;
  return { ...view, following, deleted, can: { edit, hide: isCoach, team: isCoach } };
};

/**
 * Searches organizations, best matches first, by their names without accents. A text of generic words matches only names
 * that begin with it. Returns none for a text below the minimum length.
 */
export const searchOrganizations = async (
  sql: Sql,
  text: string,
  limit: number,
): Promise<OrganizationView[]> => {
  if (text.length < organizationRules.minSearchLength) return [];
  const words = distinctiveWords(text);
  const values = [words, escapeLikePattern(words), escapeLikePattern(text), text, limit];
  const rows = await sql.rows(selectMatches, values);
  return rows.map((row) => row.view);
};
