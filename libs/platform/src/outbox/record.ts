import type { EventName, EventPayload } from '@rinkside/contracts/events';
import { statement } from '../sql.js';

/** A fact, written in the transaction that made it true; the relay's own columns are raised in SQL only. */
export interface Fact<Name extends EventName = EventName> {
  id: string;
  name: Name;
  payload: EventPayload<Name>;
  trace: string | null;
  occurred_at: Date;
}

const record = (facts: string) => `insert into outbox (id, name, payload, trace, occurred_at)
  select id, name, payload, trace, occurred_at
  from jsonb_to_recordset(${facts}::jsonb) as facts (id uuid, name text, payload jsonb, trace text, occurred_at timestamptz)`;
// Who answered under the key meanwhile leaves this one no hash: the column refuses that, and the commit with it.
const keep = `insert into idempotency (account_id, route, key, request_hash, reply) values ($1, $2, $3, $4, $5)
  on conflict (account_id, route, key) do update set reply = excluded.reply, created_at = now(),
    request_hash = case when idempotency.created_at <= now() - interval '24 hours' then excluded.request_hash end`;

/** $1 the facts of a command, a JSON array. */
export const recordFacts = statement<never>('outbox.record', record('$1'));
/** $1 account, $2 route, $3 key and $4 hash of a call, $5 its answer. Fails when it has been answered. */
export const keepReply = statement<never>('idempotency.keep', keep);
/** Both in one go, $6 the facts. */
export const keepAndRecord = statement<never>(
  'outbox.recordAndKeep',
  `with kept as (${keep}) ${record('$6')}`,
);
