import type { PageQuery } from '@rinkside/contracts/paging';
import type { OrganizationEditView } from '@rinkside/contracts/roster';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { Actor } from '../actor.js';
import { createPageReader, pagedRow, type RowsPage } from '../feed/page-reader.js';
import { liveAuthorJson } from '../player/player.views.js';
import { assertCoachOrModerator } from './coach.policy.js';
import { mediaUrlSql } from './organization.views.js';

export const shownValueSql = (values: string) =>
  `case when c.key = 'image_key' then ${mediaUrlSql(`(${values} ->> c.key)`)} else ${values} ->> c.key end`;

const editJson = `json_build_object('id', e.id, 'organization', json_build_object('id', o.id, 'name', o.name),
  'editor', case when a.id is null or a.closed_at is not null then null else ${liveAuthorJson('a')} end,
  'created_at', e.created_at, 'undone', e.undone_at is not null,
  'changes', (select json_agg(json_build_object('field', case when c.key = 'image_key' then 'image_url' else c.key end,
    'before', ${shownValueSql('e.before')}, 'after', ${shownValueSql('e.after')}) order by c.key)
    from jsonb_object_keys(e.after) c (key)))`;

const selectEdits = (name: string, where: string) =>
  statement(
    name,
    `select ${editJson} as row, e.id, to_json(e.created_at)#>>'{}' as at
     from organization_edit e join organization o on o.id = e.organization_id left join player a on a.id = e.editor_id
     where ${where} and (e.created_at, e.id) < ($2::timestamptz, $3::uuid)
     order by e.created_at desc, e.id desc limit $4 offset $5`,
    pagedRow<OrganizationEditView>(),
  );

const editsOfOrganization = createPageReader(selectEdits('organization.edits', 'e.organization_id = $1'));
/** Reads a page of an organization's edits, newest first. @throws notFound if it is unknown, forbidden unless the viewer is its coach or a moderator. */
export const readEdits = async (
  sql: Sql,
  viewer: Actor,
  id: string,
  query: PageQuery,
): Promise<RowsPage<OrganizationEditView>> => {
  await assertCoachOrModerator(sql, viewer, id);
  return editsOfOrganization(sql, id, query);
};

/** Reads a page of all edits by others than the moderator, newest first. */
export const editsByOthers = createPageReader(
  selectEdits('moderation.edits', 'e.editor_id is distinct from $1'),
);
