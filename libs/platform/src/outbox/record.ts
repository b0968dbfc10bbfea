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
const keep = `update idempotency set reply = $4 where account_id = $1 and route = $2 and key = $3`;

/** $1 the facts of a command, a JSON array. */
export const recordFacts = statement<never>('outbox.record', record('$1'));
/** $1 account, $2 route and $3 key of a call, $4 its answer. */
export const keepReply = statement<never>('idempotency.keep', keep);
/** Both in one go, $5 the facts. */
export const keepAndRecord = statement<never>(
  'outbox.recordAndKeep',
  `with kept as (${keep}) ${record('$5')}`,
);
