import { hash } from 'node:crypto';
import type { EventName, EventPayload } from '@rinkside/contracts/events.schema';
import { errorMessages } from '@rinkside/contracts/error';
import * as z from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from './id.js';
import type { OutboxNotifier } from './outbox-notifier.js';
import { insertEventsAndReply, saveIdempotentReply, insertEvents, type NewEvent } from './outbox/write.js';
import { isConstraintViolation, isRetryable, unitOfWork, type Database } from './postgres.js';
import { AppError } from './errors.js';
import { inTransaction, statement, type Sql } from './sql.js';
import { noopTracing, type Tracing } from './tracing.js';

/** The account a command runs for. */
export interface CommandCaller {
  id: string;
}

/** What a command works with: the actor, one unit of work and the events it emits. */
export interface CommandContext<Actor> {
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
export interface IdempotencyKey {
  key: string;
  route: string;
  body: unknown;
}

const savedReply = z.object({ request_hash: z.string(), reply: z.unknown() });
type SavedReply = z.infer<typeof savedReply>;
const selectReply = statement(
  'idempotency.read',
  `select request_hash, reply from idempotency
   where player_id = $1 and route = $2 and key = $3 and created_at > now() - interval '24 hours'`,
  savedReply,
);

interface IdempotentCall {
  /** Account, route and key. */
  primaryKey: string[];
  bodyHash: string;
}
const idempotentCall = (account: string, { route, key, body }: IdempotencyKey): IdempotentCall => ({
  primaryKey: [account, route, key],
  bodyHash: hash('sha256', JSON.stringify(body ?? null), 'base64url'),
});

/** @throws AppError `keyReused` when the key was used with another body. */
const replayReply = ({ bodyHash }: IdempotentCall, saved: SavedReply): unknown => {
  if (saved.request_hash !== bodyHash) throw new AppError('keyReused', errorMessages.idempotencyKeyReused);
  return saved.reply;
};

/** Whether a concurrent call with the same idempotency key may have caused the error. A deleted account gets no replay. */
const mayBeDuplicate = (error: unknown) =>
  error instanceof AppError ? error.kind !== 'unauthenticated' : isConstraintViolation(error);

/** `refused`: a client error. `failed`: a server fault. */
export type CommandOutcome = 'done' | 'refused' | 'failed';

/** Runs each command in one transaction, writes its events to the outbox and notifies the relay after the commit. */
export class Commands {
  #onFinished: (outcome: CommandOutcome, seconds: number) => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly notifier: OutboxNotifier,
    /** `now` of commands. Events use the real clock, because the outbox age alert reads it. */
    private readonly clock: () => Date = () => new Date(),
    private readonly tracing: Tracing = noopTracing,
  ) {}

  /** Sets the callback for every finished command; `seconds` includes all attempts. */
  onFinished(callback: (outcome: CommandOutcome, seconds: number) => void) {
    this.#onFinished = callback;
  }

  /**
   * Runs `work`; retries deadlocks and serialization failures, up to 5 attempts.
   * @returns the result of `work`; for a repeated idempotency key the saved reply of the first call
   * @throws AppError as `work` does; `keyReused` when the key was used with another body
   */
  async run<Actor extends CommandCaller, T>(
    actor: Actor,
    work: (context: CommandContext<Actor>) => Promise<T>,
    idempotency?: IdempotencyKey,
  ): Promise<T> {
    const startedAt = performance.now();
    const finish = (outcome: CommandOutcome) =>
      this.#onFinished(outcome, (performance.now() - startedAt) / 1000);
    const call = idempotency && idempotentCall(actor.id, idempotency);
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.tracing.inSpan('command', () => this.#runIdempotent(actor, work, call));
        finish('done');
        return result;
      } catch (error) {
        if (attempt < 5 && isRetryable(error)) continue;
        finish(error instanceof AppError ? 'refused' : 'failed');
        throw error;
      }
    }
  }

  /** Whether a call with this key has succeeded. */
  async hasReply(actor: CommandCaller, idempotency: IdempotencyKey): Promise<boolean> {
    const { primaryKey } = idempotentCall(actor.id, idempotency);
    return (await this.database.sql.rows(selectReply, primaryKey)).length > 0;
  }

  /**
   * Runs optimistically without looking up the key first, because repeats are rare. A repeat fails on the key's unique
   * constraint or with a client error; the transaction is rolled back and the saved reply returned.
   */
  async #runIdempotent<Actor extends CommandCaller, T>(
    actor: Actor,
    work: (context: CommandContext<Actor>) => Promise<T>,
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

  async #attempt<Actor extends CommandCaller, T>(
    actor: Actor,
    work: (context: CommandContext<Actor>) => Promise<T>,
    call: IdempotentCall | undefined,
  ): Promise<T> {
    const { database, clock, tracing } = this;
    const events: NewEvent[] = [];
    const result = await inTransaction(database.pool, async ({ sql, query, beforeCommit }) => {
      const traceparent = tracing.currentTraceparent();
      let em: EntityManager | undefined;
      const context: CommandContext<Actor> = {
        actor,
        get em() {
          return (em ??= unitOfWork(database, query));
        },
        sql,
        now: clock(),
        emit: (name, payload) =>
          void events.push({ id: newId(), name, payload, traceparent, occurred_at: new Date() }),
      };
      const reply = await work(context);
      await em?.flush();
      const eventValues = events.length > 0 ? [JSON.stringify(events)] : [];
      const replyValues = call && [...call.primaryKey, call.bodyHash, JSON.stringify(reply)];
      if (replyValues)
        beforeCommit(eventValues.length > 0 ? insertEventsAndReply : saveIdempotentReply, [
          ...replyValues,
          ...eventValues,
        ]);
      else if (eventValues.length > 0) beforeCommit(insertEvents, eventValues);
      return reply;
    });
    if (events.length > 0) this.notifier.notify();
    return result;
  }
}
