import { defineEntity, p } from '@mikro-orm/postgresql';

/** The hash of a deleted identity. */
export const Tombstone = defineEntity({
  name: 'Tombstone',
  properties: {
    hash: p.blob().$type<Buffer>().primary(),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});
