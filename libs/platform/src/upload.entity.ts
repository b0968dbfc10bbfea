import { defineEntity, p } from '@mikro-orm/postgresql';

/** An object key reserved for an upload that no row references yet. */
export const Upload = defineEntity({
  name: 'Upload',
  properties: {
    key: p.text().primary(),
    /** Account and size of an upload in progress, for quotas; null for other objects. */
    ownerId: p.uuid().nullable(),
    bytes: p.bigint('number').nullable(),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
  indexes: [
    { name: 'upload_age', properties: ['createdAt'] },
    { name: 'upload_owner', properties: ['ownerId'] },
  ],
});
