import {
  organizationRules,
  type OrganizationPage,
  type OrganizationView,
} from '@rinkside/contracts/organization';
import { object, word, written } from '@rinkside/platform/json-text';
import { notFound } from '@rinkside/platform/refusal';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { Actor } from '../actor.js';

/** SQL for the address of a stored picture, or null. */
export const mediaUrl = (key: string) => `('/media/' || ${key})`;

/** What other views carry of an organization so aliased; null when there is none. */
export const organizationCard = (o: string) =>
  object(
    {
      id: word(`${o}.id`),
      name: written(`${o}.name`),
      team_name: written(`${o}.team_name`),
      image_url: word(mediaUrl(`${o}.image_key`)),
    },
    `${o}.id is not null`,
  );
/** The same of organization `o` as JSON. */
export const organizationCardJson = `(${organizationCard('o')})::json`;

/** JSON of a whole organization aliased `o`; null when there is none. */
export const organizationJson = `case when o.id is null then null else json_build_object(
  'id', o.id, 'name', o.name, 'team_name', o.team_name, 'image_url', ${mediaUrl('o.image_key')},
  'website', o.website, 'version', o.version) end`;

const byId = statement<{ view: OrganizationView }>(
  'organization.byId',
  `select ${organizationJson} as view from organization o where o.id = $1`,
);

// `<%` finds the query within the name and forgives a typo or two; a prefix match comes first.
const search = statement<{ view: OrganizationView }>(
  'organization.search',
  `select ${organizationJson} as view
   from organization o
   where $1 <% o.search or o.search ilike '%' || $2 || '%'
   order by (o.name ilike $2 || '%') desc, word_similarity($1, o.search) desc, o.name, o.id
   limit $3`,
);

/** Escapes what LIKE would read as a wildcard. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** One organization, or undefined. */
export const organizationView = async (sql: Sql, id: string): Promise<OrganizationView | undefined> => {
  const [row] = await sql.rows(byId, [id]);
  return row?.view;
};

const page = statement<{ view: OrganizationView; following: boolean }>(
  'organization.page',
  `select ${organizationJson} as view, exists (select from follow f where f.follower_id = $2
     and f.target_type = 'organization' and f.target_id = o.id and f.following) as following
   from organization o where o.id = $1`,
);

/** One organization with what the viewer may do there. @throws 404 when it is unknown. */
export const organizationPage = async (sql: Sql, viewer: Actor, id: string): Promise<OrganizationPage> => {
  const [row] = await sql.rows(page, [id, viewer.id]);
  if (!row) throw notFound();
  const coach = viewer.coachOf === id;
  return { ...row.view, following: row.following, can: { edit: coach, hide: coach, team: coach } };
};

/** Best matches first; none for fewer than the two characters a search needs. */
export const searchOrganizations = async (
  sql: Sql,
  text: string,
  limit: number,
): Promise<OrganizationView[]> => {
  if (text.length < organizationRules.searchMinimum) return [];
  const rows = await sql.rows(search, [text, likeText(text), limit]);
  return rows.map((row) => row.view);
};
