import { defineEntity, p } from '@mikro-orm/postgresql';

/** A domain event. The table is partitioned by day, see `partitions.ts`. */
export const Outbox = defineEntity({
  name: 'Outbox',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    payload: p.json<object>(),
    occurredAt: p.datetime(6),
    publishedAt: p.datetime(6).nullable(),
    attempts: p.integer().default(0),
    retryAt: p.datetime(6).defaultRaw('now()'),
    lastError: p.text().nullable(),
    /** The W3C traceparent of the command that wrote the event; null unless it is traced. */
    traceparent: p.text().nullable(),
  },
  // Published events have no index: ids contain the time of the event, which is enough to find old ones.
  indexes: [{ name: 'outbox_unpublished', properties: ['id'], where: 'published_at is null' }],
});
