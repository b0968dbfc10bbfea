import { hash } from 'node:crypto';
import type { EventName, EventPayload } from '@rinkside/contracts/events';
import { refusals } from '@rinkside/contracts/error';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from './id.js';
import type { Nudge } from './nudge.js';
import { keepAndRecord, keepReply, recordFacts, type Fact } from './outbox/record.js';
import { isRepeatable, unitOfWork, type Database } from './postgres.js';
import { Refusal } from './refusal.js';
import { inTransaction, statement, type Sql, type Transaction } from './sql.js';
import { untraced, type Tracing } from './tracing.js';

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

const claimKey = statement<{ id: string }>(
  'idempotency.claim',
  `insert into idempotency (account_id, route, key, request_hash) values ($1, $2, $3, $4)
   on conflict (account_id, route, key) do update
     set request_hash = excluded.request_hash, reply = null, created_at = now()
     where idempotency.created_at < now() - interval '24 hours'
   returning key as id`,
);
const readKey = statement<{ request_hash: string; reply: unknown }>(
  'idempotency.read',
  `select request_hash, reply from idempotency where account_id = $1 and route = $2 and key = $3`,
);
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
  async run<Actor extends { id: string }, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    once?: Once,
  ): Promise<T> {
    const began = performance.now();
    const end = (outcome: Outcome) => this.#ended(outcome, (performance.now() - began) / 1000);
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.tracing.inSpan('command', () => this.#attempt(actor, work, once));
        end('done');
        return result;
      } catch (error) {
        if (attempt < 5 && isRepeatable(error)) continue;
        end(error instanceof Refusal ? 'refused' : 'failed');
        throw error;
      }
    }
  }

  async #attempt<Actor extends { id: string }, T>(
    actor: Actor,
    work: (context: Context<Actor>) => Promise<T>,
    once?: Once,
  ): Promise<T> {
    const { database, clock, tracing } = this;
    const facts: Fact[] = [];
    const result = await inTransaction(database.pool, async (transaction) => {
      const { sql, client, last } = transaction;
      const trace = tracing.carry();
      let em: EntityManager | undefined;
      const context: Context<Actor> = {
        actor,
        get em() {
          return (em ??= unitOfWork(database, client));
        },
        sql,
        now: clock(),
        emit: (name, payload) =>
          void facts.push({ id: newId(), name, payload, trace, occurred_at: new Date() }),
      };
      const run = async () => {
        const reply = await work(context);
        await em?.flush();
        return reply;
      };
      if (once) return runOnce(transaction, actor.id, once, run, facts);
      const reply = await run();
      if (facts.length > 0) last(recordFacts, [JSON.stringify(facts)]);
      return reply;
    });
    if (facts.length > 0) this.nudge.poke();
    return result;
  }
}

const runOnce = async <T>(
  { sql, last }: Transaction,
  account: string,
  once: Once,
  run: () => Promise<T>,
  facts: Fact[],
): Promise<T> => {
  const digest = hash('sha256', JSON.stringify(once.body ?? null), 'base64url');
  const address = [account, once.route, once.key];
  // A second caller waits here for the first one's commit, then reads its answer.
  const [claimed] = await sql.rows(claimKey, [...address, digest]);
  if (!claimed) {
    const [kept] = await sql.rows(readKey, address);
    if (kept?.request_hash !== digest) throw new Refusal(422, refusals.keyReused);
    return kept.reply as T;
  }
  const reply = await run();
  const keep = [...address, JSON.stringify(reply)];
  if (facts.length > 0) last(keepAndRecord, [...keep, JSON.stringify(facts)]);
  else last(keepReply, keep);
  return reply;
};
