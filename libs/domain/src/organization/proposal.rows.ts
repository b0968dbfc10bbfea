import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import type { EditedValues } from './organization-edit.entity.js';
import { OrganizationProposal } from './organization-proposal.entity.js';
import { editedNames, editedValuesOf } from './organization-edit.rows.js';
import type { Organization } from './organization.entity.js';

/** Stores the values a coach proposes, with those the coach proposed before; one proposal per coach and organization. */
export const propose = async (ctx: Ctx, organization: Organization, values: EditedValues): Promise<void> => {
  const current = editedValuesOf(organization);
  const change: Partial<EditedValues> = {};
  for (const name of editedNames) if (values[name] !== current[name]) change[name] = values[name];
  if (Object.keys(change).length === 0) return;
  const earlier = await ctx.em.findOne(OrganizationProposal, {
    organizationId: organization.id,
    proposedBy: ctx.actor.id,
  });
  if (earlier) {
    earlier.change = { ...earlier.change, ...change };
    earlier.createdAt = ctx.now;
    return;
  }
  ctx.em.create(OrganizationProposal, {
    id: newId(),
    organizationId: organization.id,
    proposedBy: ctx.actor.id,
    change,
    createdAt: ctx.now,
  });
};

/** Deletes a proposal. @returns it, or undefined if it was settled */
export const takeProposal = async (ctx: Ctx, id: string, organizationId: string) => {
  const [proposal] = await runQuery(
    ctx.sql,
    db
      .deleteFrom('organization_proposal')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .returning(['proposed_by', 'change']),
  );
  return proposal;
};
