import type { EventName, EventPayload } from '@rinkside/contracts/events.schema';
import { statement } from '../sql.js';

/** A domain event to insert in the command's transaction. The relay's columns (`attempts`, `retry_at` …) are set in SQL only. */
export interface NewEvent<Name extends EventName = EventName> {
  id: string;
  name: Name;
  payload: EventPayload<Name>;
  traceparent: string | null;
  occurred_at: Date;
}

const insertSql = (parameter: string) => `insert into outbox (id, name, payload, traceparent, occurred_at)
  select id, name, payload, traceparent, occurred_at
  from jsonb_to_recordset(${parameter}::jsonb) as event (id uuid, name text, payload jsonb, traceparent text, occurred_at timestamptz)`;
// If a concurrent call has saved a reply under this key, request_hash becomes null; the not-null constraint then aborts the
// transaction.
const saveReplySql = `insert into idempotency (player_id, route, key, request_hash, reply) values ($1, $2, $3, $4, $5)
  on conflict (player_id, route, key) do update set reply = excluded.reply, created_at = now(),
    request_hash = case when idempotency.created_at <= now() - interval '24 hours' then excluded.request_hash end`;

/** $1: the events of a command, a JSON array. */
export const insertEvents = statement('outbox.insert', insertSql('$1'));
/** $1 account, $2 route, $3 key, $4 body hash, $5 reply. Fails when the key already has a reply. */
export const saveIdempotentReply = statement('idempotency.save', saveReplySql);
/** Both in one statement; $6: the events. */
export const insertEventsAndReply = statement(
  'outbox.insertWithReply',
  `with saved as (${saveReplySql}) ${insertSql('$6')}`,
);
