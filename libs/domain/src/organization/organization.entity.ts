import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';

/** A club with its team. An item belongs to the organization its author was a member of at creation. */
export const Organization = defineEntity({
  name: 'Organization',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    teamName: p.text().nullable(),
    imageKey: p.text().nullable(),
    website: p.text().nullable(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(6),
    /** A moderator removed it from the directory. */
    deletedAt: p.datetime(6).nullable(),
    version: p.integer(),
    search: p.text().generated(`(lower(name || ' ' || coalesce(team_name, ''))) stored`).nullable().lazy(),
  },
  indexes: [
    { name: 'organization_deleted', properties: ['deletedAt', 'id'], where: 'deleted_at is not null' },
    {
      name: 'organization_search_key',
      expression:
        'create index organization_search_key on organization using gin (search_key(search) gin_trgm_ops)',
    },
    {
      name: 'organization_lookalike_key',
      expression:
        'create index organization_lookalike_key on organization using gin (lookalike_key(name) gin_trgm_ops)',
    },
    { name: 'organization_of_founder', properties: ['createdBy'], where: 'created_by is not null' },
  ],
});
export type Organization = InferEntity<typeof Organization>;
