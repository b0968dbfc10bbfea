import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Organization } from './organization.entity.js';

/** The values of an organization that coaches and moderators edit. */
export type EditedValues = Record<'name' | 'team_name' | 'website' | 'image_key', string | null>;

/** An edit of an organization: its changed values. Kept for 12 months. */
export const OrganizationEdit = defineEntity({
  name: 'OrganizationEdit',
  properties: {
    id: p.uuid().primary(),
    organizationId: p.manyToOne(Organization).mapToPk().fieldName('organization_id').deleteRule('no action'),
    /** Null once the account is deleted. */
    editorId: p.manyToOne(Player).mapToPk().fieldName('editor_id').deleteRule('set null').nullable(),
    before: p.json<Partial<EditedValues>>(),
    after: p.json<Partial<EditedValues>>(),
    createdAt: p.datetime(6),
    undoneAt: p.datetime(6).nullable(),
  },
  indexes: [
    { name: 'organization_edit_newest', properties: ['organizationId', 'createdAt', 'id'] },
    { name: 'organization_edit_age', properties: ['createdAt', 'id'] },
    { name: 'organization_edit_of_editor', properties: ['editorId'], where: 'editor_id is not null' },
  ],
});
