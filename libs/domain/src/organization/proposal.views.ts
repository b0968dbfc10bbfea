import type { ProposalView } from '@rinkside/contracts/coach-circle';
import { createBatchedDelete } from '@rinkside/platform/batched-delete';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { createPageReader, pagedRow } from '../feed/page-reader.js';
import { hasCoachRightsSql } from '../player/coach-rights.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { authorJson } from '../player/player.views.js';
import { keptPictureDays } from './organization-edit.rows.js';
import { shownValueSql } from './organization-edit.views.js';
import { readOrganizationPage } from './organization.views.js';

const currentJson = `jsonb_build_object('name', o.name, 'team_name', o.team_name, 'website', o.website, 'image_key', o.image_key)`;
const proposalJson = `json_build_object('id', e.id, 'organization', json_build_object('id', o.id, 'name', o.name),
  'proposed_by', ${authorJson('a', '$1::uuid')}, 'created_at', e.created_at,
  'changes', (select json_agg(json_build_object('field', case when c.key = 'image_key' then 'image_url' else c.key end,
    'before', ${shownValueSql(currentJson)}, 'after', ${shownValueSql('e.change')}) order by c.key)
    from jsonb_object_keys(e.change) c (key)))`;

// A proposal ends with the rights of the coach who made it.
const openProposals = `organization_proposal e join organization o on o.id = e.organization_id
  join player a on a.id = e.proposed_by
  where ${hasCoachRightsSql('a')} and a.organization_id = o.id and o.deleted_at is null
    and ${playerVisibleSql('a', '$1::uuid')} and e.created_at > now() - interval '${keptPictureDays} days'`;

const selectProposals = statement(
  'organization.proposals',
  `select ${proposalJson} as row from ${openProposals} and o.id = $2 and ($3::boolean or a.id = $1)
   order by e.created_at, e.id limit 50`,
  z.object({ row: z.custom<ProposalView>() }),
);

/** Returns the proposed edits that wait: to people who edit the page all, to others their own. @throws notFound for an unknown organization */
export const readProposals = async (sql: Sql, viewer: Actor, id: string): Promise<ProposalView[]> => {
  const { can } = await readOrganizationPage(sql, viewer, id);
  return (await sql.rows(selectProposals, [viewer.id, id, can.edit])).map(({ row }) => row);
};

const selectAll = statement(
  'moderation.proposals',
  `select ${proposalJson} as row, e.id, to_json(e.created_at)#>>'{}' as at
   from ${openProposals} and (e.created_at, e.id) > ($2::timestamptz, $3::uuid)
   order by e.created_at, e.id limit $4 offset $5`,
  pagedRow<ProposalView>(),
);
/** Reads a page of all proposed edits that wait, oldest first. */
export const waitingProposals = createPageReader(selectAll, 'oldestFirst');

/** Proposals lapse with the pictures they propose. */
export const deleteOldProposals = createBatchedDelete(
  'organization.deleteOldProposals',
  'organization_proposal',
  ['id'],
  `created_at < now() - interval '${keptPictureDays} days'`,
);
