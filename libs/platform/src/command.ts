import { hash } from 'node:crypto';
import type { EventName, EventPayload } from '@rinkside/contracts/events';
import { refusals } from '@rinkside/contracts/error';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from './id.js';
import type { Nudge } from './nudge.js';
import { keepAndRecord, keepReply, recordFacts, type Fact } from './outbox/record.js';
import { isConflict, isRepeatable, unitOfWork, type Database } from './postgres.js';
import { Refusal } from './refusal.js';
import { inTransaction, statement, type Sql } from './sql.js';
import { untraced, type Tracing } from './tracing.js';

/** The account a command runs for. */
export interface Caller {
  id: string;
  /** Set when authentication is still unconfirmed: runs in the command's transaction and aborts it on failure. */
  admit?: (sql: Sql) => Promise<void>;
}

/** What a command works with: the actor, one unit of work and the events it emits. */
export interface Context<Actor> {
  actor: Actor;
  /** Created on first access: commands without entities do not pay for it. */
  readonly em: EntityManager;
  /** Runs statements in the same transaction. Flush entity changes first if a statement must see them. */
  sql: Sql;
  now: Date;
  /** Adds a domain event to the outbox; it is published after the commit. */
  emit: <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;
}

/** Idempotency: a repeated key of one account and route gets the first reply for 24 hours. */
export interface Once {
  key: string;
  route: string;
  body: unknown;
}

interface SavedReply {
  request_hash: string;
  reply: unknown;
}
const selectReply = statement<SavedReply>(
  'idempotency.read',
  `select request_hash, reply from idempotency
   where account_id = $1 and route = $2 and key = $3 and created_at > now() - interval '24 hours'`,
);

interface IdempotentCall {
  /** Account, route and key. */
  primaryKey: string[];
  bodyHash: string;
}
const idempotentCall = (account: string, { route, key, body }: Once): IdempotentCall => ({
  primaryKey: [account, route, key],
  bodyHash: hash('sha256', JSON.stringify(body ?? null), 'base64url'),
});

/** @throws AppError 422 when the key was used with another body. */
const replayReply = ({ bodyHash }: IdempotentCall, saved: SavedReply): unknown => {
  if (saved.request_hash !== bodyHash) throw new Refusal(422, refusals.keyReused);
  return saved.reply;
};

/** Whether a concurrent call with the same idempotency key may have caused the error. */
const mayBeDuplicate = (error: unknown) => error instanceof Refusal || isConflict(error);

/** `refused`: a client error. `failed`: a server fault. */
export type Outcome = 'done' | 'refused' | 'failed';

/** Runs each command in one transaction, writes its events to the outbox and notifies the relay after the commit. */
export class Commands {
  #onFinished: (outcome: Outcome, seconds: number) => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly notifier: Nudge,
    /** `now` of commands. Events use the real clock, because the outbox age alert reads it. */
    private readonly clock: () => Date = () => new Date(),
    private readonly tracing: Tracing = untraced,
  ) {}

  /** Sets the callback for every finished command; `seconds` includes all attempts. */
  onEnd(callback: (outcome: Outcome, seconds: number) => void) {
    this.#onFinished = callback;
  }

  /**
   * Runs `work`; retries deadlocks and serialization failures, up to 5 attempts.
   * @returns the result of `work`; for a repeated idempotency key the saved reply of the first call
   * @throws AppError as `work` does; 422 when the key was used with another body
   */
  async run<Actor extends Caller, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    idempotency?: Once,
  ): Promise<T> {
    const startedAt = performance.now();
    const finish = (outcome: Outcome) => this.#onFinished(outcome, (performance.now() - startedAt) / 1000);
    const call = idempotency && idempotentCall(actor.id, idempotency);
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.tracing.inSpan('command', () => this.#runIdempotent(actor, work, call));
        finish('done');
        return result;
      } catch (error) {
        if (attempt < 5 && isRepeatable(error)) continue;
        finish(error instanceof Refusal ? 'refused' : 'failed');
        throw error;
      }
    }
  }

  /**
   * Runs optimistically without looking up the key first, because repeats are rare. A repeat fails on the key's unique
   * constraint or with a client error; the transaction is rolled back and the saved reply returned.
   */
  async #runIdempotent<Actor extends Caller, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    call: IdempotentCall | undefined,
  ): Promise<T> {
    try {
      return await this.#attempt(actor, work, call);
    } catch (error) {
      const [saved] =
        call && mayBeDuplicate(error) ? await this.database.sql.rows(selectReply, call.primaryKey) : [];
      if (call && saved) return replayReply(call, saved) as T;
      throw error;
    }
  }

  async #attempt<Actor extends Caller, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    call: IdempotentCall | undefined,
  ): Promise<T> {
    const { database, clock, tracing } = this;
    const events: Fact[] = [];
    const result = await inTransaction(database.pool, async ({ sql, query, last }) => {
      const trace = tracing.carry();
      let em: EntityManager | undefined;
      const context: Context<Actor> = {
        actor,
        get em() {
          return (em ??= unitOfWork(database, query));
        },
        sql,
        now: clock(),
        emit: (name, payload) =>
          void events.push({ id: newId(), name, payload, trace, occurred_at: new Date() }),
      };
      const authorization = actor.admit?.(sql);
      const reply = await withReauthorization(authorization, async () => {
        const value = await work(context);
        await em?.flush();
        return value;
      });
      const eventValues = events.length > 0 ? [JSON.stringify(events)] : [];
      const replyValues = call && [...call.primaryKey, call.bodyHash, JSON.stringify(reply)];
      if (replyValues)
        last(eventValues.length > 0 ? keepAndRecord : keepReply, [...replyValues, ...eventValues]);
      else if (eventValues.length > 0) last(recordFacts, eventValues);
      return reply;
    });
    if (events.length > 0) this.notifier.poke();
    return result;
  }
}

/** Runs `work` in parallel with the reauthorization. An error of the reauthorization takes precedence. */
const withReauthorization = async <T>(
  authorization: Promise<void> | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  const [authorized, result] = await Promise.allSettled([authorization, work()]);
  if (authorized.status === 'rejected') throw authorized.reason;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
};
