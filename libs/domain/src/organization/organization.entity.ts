import { defineEntity, p } from '@mikro-orm/postgresql';

const OrganizationSchema = defineEntity({
  name: 'Organization',
  tableName: 'organization',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    teamName: p.text().fieldName('team_name').nullable(),
    imageKey: p.text().fieldName('image_key').nullable(),
    website: p.text().nullable(),
    createdBy: p.uuid().fieldName('created_by').nullable(),
    createdAt: p.datetime(6).fieldName('created_at'),
    version: p.integer(),
  },
});

/** A club with its team. An item belongs to the organization its author was a member of at creation. */
export class Organization extends OrganizationSchema.class {}
OrganizationSchema.setClass(Organization);
