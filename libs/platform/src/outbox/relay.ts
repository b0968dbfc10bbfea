import type { EventName, EventPayload } from '@rinkside/contracts/events';
import { firstIdOf } from '../id.js';
import type { Log } from '../log.js';
import type { Nudge } from '../nudge.js';
import type { Database } from '../postgres.js';
import { inTransaction, statement, type Sql } from '../sql.js';
import { untraced, type Tracing } from '../tracing.js';

/** A fact as it lies in the outbox. */
export interface OutboxEvent<Name extends EventName = EventName> {
  id: string;
  name: Name;
  payload: EventPayload<Name>;
  /** Of what wrote it, then of its way to queues and sockets; null unless traced. */
  trace: string | null;
  occurred_at: string;
}

/** Where facts go. What it throws is published again, and so are facts whose relay dies; repeats are harmless. */
export interface Publisher<Later> {
  /**
   * Publishes facts in order, and leaves what may wait a moment in `later`; answers those it could not publish, with
   * why. @throws when none could be.
   */
  publish(events: OutboxEvent[], later: Later[]): Promise<Map<string, Error>>;
  /** Hands over what several rounds left for later. */
  handOver(later: Later[]): Promise<void>;
}

const batch = 500;
const poll = 250;
/** So long, ms, is what may wait left for what comes after it. Rounds until then share a transaction. */
const gather = 50;
/**
 * A round looks through facts this young, ms; all that wait are looked through once in `lookBack` ms, for commits that
 * came late. While somebody's transaction holds vacuum up, published facts lie before those that wait, and every
 * whole look steps over all of them.
 */
const young = 5_000;
const lookBack = 1000;

/**
 * A plan made while the outbox was small would read all of it for each claim once it is not: 70 ms to the stream. And a
 * bitmap steps over every published fact again, where a walk along the index leaves them behind. Nobody waits for the
 * disk: what a crash of PostgreSQL takes of these marks is published once more.
 */
const lightly = statement<never>(
  'outbox.lightly',
  `select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
     set_config('synchronous_commit', 'off', true)`,
);
/**
 * Claimed and marked in one statement: a relay that dies, or could not publish, takes both back. Rows are found again
 * by their places, as an array: for a join the planner would rather read the whole outbox, 10 ms for a single fact.
 */
const claim = statement<OutboxEvent>(
  'outbox.claim',
  `update outbox set published_at = statement_timestamp(), attempts = attempts + 1
   where ctid = any (array(
     select ctid from outbox
     where id >= $1 and published_at is null and retry_at <= statement_timestamp()
     order by id limit ${batch} for update skip locked))
   returning id, name, payload, trace, occurred_at`,
);
const postpone = statement<never>(
  'outbox.postpone',
  `update outbox set published_at = null, last_error = $2,
     retry_at = statement_timestamp() + least(interval '1 minute', interval '250 milliseconds' * power(2, least(attempts - 1, 10)))
   where id = $1`,
);

/**
 * Moves facts from the outbox to jobs and sockets, at least once. Any number run at the same time:
 * a claimed row is skipped by the others and free again if its relay dies.
 */
export class Relay<Later> {
  #running = false;
  #draining: Promise<void> | undefined;
  /** Rounds that are over, while they are handed over and committed. */
  #ending: Promise<unknown> | undefined;
  #again = false;
  /** Told of a nudge, or of the end, while rounds are gathered. */
  #nudged: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When all that waits was looked through to its end, on the clock that nobody sets. */
  #lookedBack = -lookBack;

  constructor(
    private readonly database: Database,
    private readonly publisher: Publisher<Later>,
    private readonly nudge: Nudge,
    private readonly log: Log,
    private readonly tracing: Tracing = untraced,
  ) {}

  start() {
    this.#running = true;
    this.nudge.onPoke(() => this.#wake());
    this.#wake();
  }

  async stop() {
    this.#running = false;
    clearTimeout(this.#timer);
    this.#nudged?.();
    await this.#draining;
    await this.#ending;
  }

  /** A nudge while a drain is busy is answered by one more round of it. */
  #wake() {
    if (!this.#running) return;
    if (this.#draining) {
      this.#again = true;
      this.#nudged?.();
      return;
    }
    clearTimeout(this.#timer);
    this.#draining = this.#drain().finally(() => {
      this.#draining = undefined;
      if (this.#running) this.#timer = setTimeout(() => this.#wake(), poll);
    });
  }

  async #drain() {
    do {
      this.#again = false;
      const over = Promise.withResolvers<number>();
      const rounds = this.#rounds(gather, over.resolve);
      const found = await over.promise;
      // Those that found nothing hand nothing over, and so wait for nobody who does.
      if (found === 0) await rounds;
      else {
        await this.#ending;
        this.#ending = rounds;
      }
      if (found === batch) await Promise.all([this.#empty(), this.#empty()]);
    } while (this.#again && this.#running);
  }

  /** A backlog is emptied by two, as by two relays: one claims a batch while the other hands its own over. */
  async #empty() {
    while (this.#running && (await this.#rounds(0)) === batch);
  }

  /**
   * How many facts the last one found; none where they wait for better times. Tells `over` before it hands over and
   * commits: the next rounds need not wait for that.
   */
  async #rounds(patience: number, over: (found: number) => void = () => undefined): Promise<number> {
    try {
      return await inTransaction(this.database.pool, ({ sql }) => this.#publishIn(sql, patience, over));
    } catch (error) {
      this.log.warn({ err: error }, 'relay could not publish; the facts wait');
      over(0);
      return 0;
    }
  }

  /** One round, and as long as something is left for later one for each nudge. All of them are committed, or none. */
  async #publishIn(sql: Sql, patience: number, over: (found: number) => void): Promise<number> {
    const end = performance.now() + patience;
    const later: Later[] = [];
    const set = sql.rows(lightly, []);
    let found: number;
    do {
      this.#again = false;
      [found] = await Promise.all([this.#round(sql, later), set]);
    } while (found < batch && later.length > 0 && later.length < batch && (await this.#moreBefore(end)));
    over(found);
    if (later.length > 0) await this.publisher.handOver(later);
    return found;
  }

  /** Whether there is a nudge before then. */
  async #moreBefore(end: number): Promise<boolean> {
    const left = end - performance.now();
    if (left > 0 && this.#running && !this.#again)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#nudged = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#nudged = undefined;
    return this.#again && this.#running && performance.now() < end;
  }

  async #round(sql: Sql, later: Later[]): Promise<number> {
    const now = performance.now();
    const whole = now - this.#lookedBack >= lookBack;
    const claimed = await sql.rows(claim, [firstIdOf(whole ? 0 : Date.now() - young)]);
    const events = claimed.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    if (whole && events.length < batch) this.#lookedBack = now;
    if (events.length === 0) return 0;
    const failures = await this.#traced(events, later);
    for (const [id, error] of failures) {
      this.log.error({ err: error, event: id }, 'event not published, will be tried again');
      await sql.rows(postpone, [id, error.message]);
    }
    return events.length;
  }

  /** Publishes; each fact that is traced as a span of its own, which its jobs and screens go on with. */
  async #traced(events: OutboxEvent[], later: Later[]): Promise<Map<string, Error>> {
    const spans = events.map((event) => {
      const span = event.trace
        ? this.tracing.begin(`relay ${event.name}`, 'producer', event.trace)
        : undefined;
      event.trace = span?.carried ?? null;
      return span;
    });
    const end = (failed: (id: string) => Error | undefined) =>
      spans.forEach((span, at) => span?.end({ facts: events.length }, failed(events[at]?.id ?? '')));
    try {
      const failures = await this.publisher.publish(events, later);
      end((id) => failures.get(id));
      return failures;
    } catch (error) {
      end(() => (error instanceof Error ? error : new Error(String(error))));
      throw error;
    }
  }
}
