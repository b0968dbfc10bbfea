import { defineEntity, p } from '@mikro-orm/postgresql';

/** The saved reply of a request. */
export const Idempotency = defineEntity({
  name: 'Idempotency',
  properties: {
    playerId: p.uuid().primary(),
    route: p.text().primary(),
    key: p.text().primary(),
    requestHash: p.text(),
    reply: p.json<unknown>().nullable(),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
  indexes: [{ name: 'idempotency_age', properties: ['createdAt'] }],
});
