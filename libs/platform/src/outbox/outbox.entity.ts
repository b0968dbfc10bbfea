import { defineEntity, p } from '@mikro-orm/postgresql';

const OutboxSchema = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    payload: p.json<unknown>(),
    trace: p.text().nullable(),
    occurredAt: p.datetime(6).fieldName('occurred_at'),
  },
});

/** A fact, written in the transaction that made it true; the relay's own columns are raised in SQL only. */
export class Outbox extends OutboxSchema.class {}
OutboxSchema.setClass(Outbox);
