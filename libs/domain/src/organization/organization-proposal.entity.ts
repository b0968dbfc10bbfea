import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import type { EditedValues } from './organization-edit.entity.js';
import { Organization } from './organization.entity.js';

/** Values that a first coach proposes for an organization. A decision deletes the row; it lapses after 30 days. */
export const OrganizationProposal = defineEntity({
  name: 'OrganizationProposal',
  properties: {
    id: p.uuid().primary(),
    organizationId: p
      .manyToOne(Organization)
      .mapToPk()
      .fieldName('organization_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    proposedBy: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('proposed_by')
      .deleteRule('cascade')
      .updateRule('no action'),
    change: p.json<Partial<EditedValues>>(),
    createdAt: p.datetime(6),
  },
  uniques: [{ properties: ['organizationId', 'proposedBy'] }],
  indexes: [
    { name: 'organization_proposal_by', properties: ['proposedBy'] },
    { name: 'organization_proposal_age', properties: ['createdAt', 'id'] },
  ],
});
export type OrganizationProposal = InferEntity<typeof OrganizationProposal>;
