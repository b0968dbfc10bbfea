import { defineEntity, p } from '@mikro-orm/postgresql';

/** An object key reserved for an upload that no row references yet. */
export const Upload = defineEntity({
  name: 'Upload',
  properties: {
    key: p.text().primary(),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
  indexes: [{ name: 'upload_age', properties: ['createdAt'] }],
});
