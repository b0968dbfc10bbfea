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

/** Who asks. */
export interface Caller {
  id: string;
  /** Where who they are is only believed: asked within the command's transaction, which fails when this does. */
  admit?: (sql: Sql) => Promise<void>;
}

/** What a command works with: who asks, one unit of work, and the facts it leaves behind. */
export interface Context<Actor> {
  actor: Actor;
  /** Made when first asked for: commands without entities pay for none. */
  readonly em: EntityManager;
  /** Statements inside the same transaction; flush first what they should see. */
  sql: Sql;
  now: Date;
  /** Records a fact; it is published after the commit, or never if there is none. */
  emit: <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;
}

/** The same key, account and route: the same answer, however often it is asked (kept 24 h). */
export interface Once {
  key: string;
  route: string;
  body: unknown;
}

interface Kept {
  request_hash: string;
  reply: unknown;
}
const readKept = statement<Kept>(
  'idempotency.read',
  `select request_hash, reply from idempotency
   where account_id = $1 and route = $2 and key = $3 and created_at > now() - interval '24 hours'`,
);

/** A call that is answered once. */
interface Call {
  /** Account, route and key. */
  address: string[];
  digest: string;
}
const callOf = (account: string, { route, key, body }: Once): Call => ({
  address: [account, route, key],
  digest: hash('sha256', JSON.stringify(body ?? null), 'base64url'),
});

/** @throws Refusal when the key was used with another body. */
const replyOf = ({ digest }: Call, kept: Kept): unknown => {
  if (kept.request_hash !== digest) throw new Refusal(422, refusals.keyReused);
  return kept.reply;
};

/** What the same call, answered while this one was at work, may be the reason of. */
const mayBeTwins = (error: unknown) => error instanceof Refusal || isConflict(error);

/** Refused is an answer, failed is a fault. */
export type Outcome = 'done' | 'refused' | 'failed';

/** Runs commands: one transaction each, facts beside rows, the relay nudged after the commit. */
export class Commands {
  #ended: (outcome: Outcome, seconds: number) => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly nudge: Nudge,
    /** What commands take for now; facts are dated by the real clock, which the relay's alarm reads. */
    private readonly clock: () => Date = () => new Date(),
    private readonly tracing: Tracing = untraced,
  ) {}

  /** Has every end of a command told, with how long it took, s. */
  onEnd(ended: (outcome: Outcome, seconds: number) => void) {
    this.#ended = ended;
  }

  /**
   * @returns what `work` returned, or with `once` what it returned the first time.
   * @throws Refusal as `work` does; 422 when the key was used with another body.
   */
  async run<Actor extends Caller, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    once?: Once,
  ): Promise<T> {
    const began = performance.now();
    const end = (outcome: Outcome) => this.#ended(outcome, (performance.now() - began) / 1000);
    const call = once && callOf(actor.id, once);
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.tracing.inSpan('command', () => this.#answer(actor, work, call));
        end('done');
        return result;
      } catch (error) {
        if (attempt < 5 && isRepeatable(error)) continue;
        end(error instanceof Refusal ? 'refused' : 'failed');
        throw error;
      }
    }
  }

  /**
   * Works as if nobody had asked before, which is nearly always so. Who did keeps this one from keeping its answer, or
   * is the reason why it was refused: its work is undone, and the kept answer given.
   */
  async #answer<Actor extends Caller, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    call: Call | undefined,
  ): Promise<T> {
    try {
      return await this.#attempt(actor, work, call);
    } catch (error) {
      const [kept] = call && mayBeTwins(error) ? await this.database.sql.rows(readKept, call.address) : [];
      if (call && kept) return replyOf(call, kept) as T;
      throw error;
    }
  }

  async #attempt<Actor extends Caller, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    call: Call | undefined,
  ): Promise<T> {
    const { database, clock, tracing } = this;
    const facts: Fact[] = [];
    const result = await inTransaction(database.pool, async ({ sql, ask, last }) => {
      const trace = tracing.carry();
      let em: EntityManager | undefined;
      const context: Context<Actor> = {
        actor,
        get em() {
          return (em ??= unitOfWork(database, ask));
        },
        sql,
        now: clock(),
        emit: (name, payload) =>
          void facts.push({ id: newId(), name, payload, trace, occurred_at: new Date() }),
      };
      const admitted = actor.admit?.(sql);
      const reply = await bothDone(admitted, async () => {
        const worked = await work(context);
        await em?.flush();
        return worked;
      });
      const told = facts.length > 0 ? [JSON.stringify(facts)] : [];
      const kept = call && [...call.address, call.digest, JSON.stringify(reply)];
      if (kept) last(told.length > 0 ? keepAndRecord : keepReply, [...kept, ...told]);
      else if (told.length > 0) last(recordFacts, told);
      return reply;
    });
    if (facts.length > 0) this.nudge.poke();
    return result;
  }
}

/** Works beside `first`; its failure comes before that of the work. */
const bothDone = async <T>(first: Promise<void> | undefined, work: () => Promise<T>): Promise<T> => {
  const [before, worked] = await Promise.allSettled([first, work()]);
  if (before.status === 'rejected') throw before.reason;
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
};
