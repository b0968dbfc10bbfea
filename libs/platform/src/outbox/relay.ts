import { events, type EventName, type EventPayload } from '@rinkside/contracts/events.schema';
import * as z from 'zod';
import { minIdAt } from '../id.js';
import { isUnavailable } from '../is-unavailable.js';
import type { Log } from '../log.js';
import type { OutboxNotifier } from '../outbox-notifier.js';
import type { Database } from '../postgres.js';
import { inTransaction, statement, type Sql } from '../sql.js';
import { noopTracing, type Tracing } from '../tracing.js';

/** A domain event as stored in the outbox. */
export interface OutboxEvent<Name extends EventName = EventName> {
  id: string;
  name: Name;
  payload: EventPayload<Name>;
  /** W3C `traceparent` of the command, replaced by the relay's span before publishing; null unless traced. */
  traceparent: string | null;
  occurred_at: string;
}
export const outboxEvent = z.object({
  id: z.string(),
  name: z.enum(Object.keys(events) as EventName[]),
  payload: z.custom<EventPayload<EventName>>(),
  traceparent: z.string().nullable(),
  occurred_at: z.string(),
});

/**
 * Publishes events to queues and sockets. Delivery is at least once: events are published again when the publisher throws
 * or the relay dies, so repeats must be harmless.
 */
export interface Publisher<Deferred> {
  /**
   * Publishes events in order. Work that may wait up to 50 ms is appended to `deferred`.
   * @returns errors by id for events that could not be published
   * @throws when no event could be published
   */
  publish(events: OutboxEvent[], deferred: Deferred[]): Promise<Map<string, Error>>;
  /**
   * Publishes the deferred work of one or more batches.
   * @returns errors by id for events whose work could not be published
   * @throws when none could
   */
  flushDeferred(deferred: Deferred[]): Promise<Map<string, Error>>;
}

/** Numbers of events that a transaction has claimed. */
interface Claimed {
  total: number;
  lastBatchSize: number;
}

/** What a transaction did. `delayed` are the events that wait for a queue. */
interface Round extends Claimed {
  delayed: Set<string>;
}

const batchSize = 500;
const pollIntervalMs = 250;
/** How long deferred work is collected. Batches claimed in that time share a transaction. */
const coalesceMs = 50;
/** Limits the connections of a relay whose flushes are slow. */
const maxCommitting = 4;
/**
 * A claim scans only events of the last `recentWindowMs`. A full scan, for transactions that committed late, runs once per
 * `fullScanIntervalMs`: while a long transaction blocks vacuum, every full scan steps over all published events.
 */
const recentWindowMs = 5_000;
const fullScanIntervalMs = 1000;

/**
 * Forces an index scan. A plan cached while the outbox was small would scan the whole table for every claim (70 ms), and a
 * bitmap scan revisits every published event. Commits need not wait for the disk: events that lose their mark in a crash of
 * PostgreSQL are published once more.
 */
const claimSettings = statement(
  'outbox.claimSettings',
  `select set_config('enable_seqscan', 'off', true) as seqscan,
     set_config('enable_bitmapscan', 'off', true) as bitmapscan,
     set_config('synchronous_commit', 'off', true) as synchronous_commit`,
  z.object({ seqscan: z.string(), bitmapscan: z.string(), synchronous_commit: z.string() }),
);
/**
 * Claims and marks a batch in one statement; the rollback of a failed relay undoes both. Rows are addressed by an array of
 * ids, because for a join the planner scans the whole outbox (10 ms for one event), and not by `ctid`, which is unique only
 * within a partition.
 */
const claimBatch = statement(
  'outbox.claim',
  `update outbox set published_at = statement_timestamp(), attempts = attempts + 1
   where id >= $1 and id = any (array(
     select id from outbox
     where id >= $1 and published_at is null and retry_at <= statement_timestamp()
     order by id limit ${batchSize} for update skip locked))
   returning id, name, payload, traceparent, occurred_at`,
  outboxEvent,
);
const postponeEvent = statement(
  'outbox.postpone',
  `update outbox set published_at = null, last_error = $2,
     retry_at = statement_timestamp() + least(interval '1 minute', interval '250 milliseconds' * power(2, least(attempts - 1, 10)))
   where id = $1`,
);
/** An outage lengthens no wait: the events are published soon after it. */
const delayEvents = statement(
  'outbox.delay',
  `update outbox set published_at = null, last_error = $2, retry_at = statement_timestamp() + interval '1 second'
   where id = any ($1::uuid[])`,
);

/**
 * Publishes outbox events to queues and sockets, at least once. Any number of relays may run: they skip each other's
 * claimed rows, and the rows of a dead relay become free again.
 */
export class Relay<Deferred> {
  #running = false;
  #draining: Promise<void> | undefined;
  /** Transactions that have claimed all their batches and are flushing deferred work and committing. */
  readonly #committing = new Set<Promise<unknown>>();
  #rerunRequested = false;
  /** Ends the wait for more events early, on a notification or stop. */
  #endWait: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Time of the last completed full scan, by `performance.now()`. */
  #lastFullScanAt = -fullScanIntervalMs;
  /** When the first try began of those since the last success, by `performance.now()`. */
  #tryingSince: number | undefined;

  constructor(
    private readonly database: Database,
    private readonly publisher: Publisher<Deferred>,
    private readonly notifier: OutboxNotifier,
    private readonly log: Log,
    private readonly tracing: Tracing = noopTracing,
  ) {}

  start() {
    this.#running = true;
    this.notifier.subscribe(() => this.#wake());
    this.#wake();
  }

  async stop() {
    this.#running = false;
    clearTimeout(this.#timer);
    this.#endWait?.();
    await this.#draining;
    await Promise.all(this.#committing);
  }

  /** Returns for how long the relay has tried and published nothing, ms; 0 while it works or has nothing to do. */
  unsuccessfulMs(): number {
    return this.#tryingSince === undefined ? 0 : performance.now() - this.#tryingSince;
  }

  /** A notification during a drain requests one more pass. */
  #wake() {
    if (!this.#running) return;
    if (this.#draining) {
      this.#rerunRequested = true;
      this.#endWait?.();
      return;
    }
    clearTimeout(this.#timer);
    this.#draining = this.#drain().finally(() => {
      this.#draining = undefined;
      if (this.#running) this.#timer = setTimeout(() => this.#wake(), pollIntervalMs);
    });
  }

  async #drain() {
    do {
      this.#rerunRequested = false;
      const claimed = Promise.withResolvers<Claimed>();
      const transaction = this.#runTransaction(coalesceMs, claimed.resolve);
      const { total, lastBatchSize } = await claimed.promise;
      // Without claimed events there is nothing to flush. The last of several batches may be empty.
      if (total === 0) await transaction;
      else {
        const committed = transaction.finally(() => this.#committing.delete(committed));
        this.#committing.add(committed);
        // A slow flush must not hold up the events after it.
        if (this.#committing.size >= maxCommitting) await Promise.race(this.#committing);
      }
      if (lastBatchSize === batchSize) await Promise.all([this.#drainBacklog(), this.#drainBacklog()]);
    } while (this.#rerunRequested && this.#running);
  }

  /** Two of these run at once on a backlog: one claims a batch while the other publishes. */
  async #drainBacklog() {
    while (this.#running && (await this.#runTransaction(0)) === batchSize);
  }

  /**
   * Claims and publishes batches in one transaction.
   * @param maxWaitMs how long to collect further batches while work is deferred
   * @param onClaimed called after the last claim, before deferred work is flushed and the transaction commits, so that
   *   the next transaction can start
   * @returns the size of the last batch; 0 when publishing failed
   */
  async #runTransaction(
    maxWaitMs: number,
    onClaimed: (claimed: Claimed) => void = () => undefined,
  ): Promise<number> {
    const isFirstTry = this.#tryingSince === undefined;
    this.#tryingSince ??= performance.now();
    try {
      const { total, lastBatchSize, delayed } = await inTransaction(this.database.pool, ({ sql }) =>
        this.#publishIn(sql, maxWaitMs, onClaimed),
      );
      const hadNothingToDo = total === 0 && isFirstTry;
      if (total > delayed.size || hadNothingToDo) this.#tryingSince = undefined;
      return lastBatchSize;
    } catch (error) {
      this.log.warn({ err: error }, 'relay could not publish, events stay in the outbox');
      onClaimed({ total: 0, lastBatchSize: 0 });
      return 0;
    }
  }

  /** Publishes one batch and, while work is deferred, one more per notification. */
  async #publishIn(sql: Sql, maxWaitMs: number, onClaimed: (claimed: Claimed) => void): Promise<Round> {
    const deadline = performance.now() + maxWaitMs;
    const deferred: Deferred[] = [];
    const delayed = new Set<string>();
    const settings = sql.rows(claimSettings, []);
    let claimed: number;
    let total = 0;
    do {
      this.#rerunRequested = false;
      [claimed] = await Promise.all([this.#publishBatch(sql, deferred, delayed), settings]);
      total += claimed;
    } while (
      claimed < batchSize &&
      deferred.length > 0 &&
      deferred.length < batchSize &&
      (await this.#waitForMore(deadline))
    );
    const counts = { total, lastBatchSize: claimed };
    onClaimed(counts);
    if (deferred.length > 0) await this.#postpone(sql, await this.publisher.flushDeferred(deferred), delayed);
    return { ...counts, delayed };
  }

  /** Resolves to true on a notification before the deadline, to false at the deadline. */
  async #waitForMore(deadline: number): Promise<boolean> {
    const remainingMs = deadline - performance.now();
    if (remainingMs > 0 && this.#running && !this.#rerunRequested)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, remainingMs);
        this.#endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#endWait = undefined;
    return this.#rerunRequested && this.#running && performance.now() < deadline;
  }

  async #publishBatch(sql: Sql, deferred: Deferred[], delayed: Set<string>): Promise<number> {
    const now = performance.now();
    const isFullScan = now - this.#lastFullScanAt >= fullScanIntervalMs;
    const claimed = await sql.rows(claimBatch, [minIdAt(isFullScan ? 0 : Date.now() - recentWindowMs)]);
    const events = claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (isFullScan && events.length < batchSize) this.#lastFullScanAt = now;
    if (events.length === 0) return 0;
    await this.#postpone(sql, await this.#publishTraced(events, deferred), delayed);
    return events.length;
  }

  /** An event that fails is tried ever more rarely, one that waits for a queue every second. */
  async #postpone(sql: Sql, failures: Map<string, Error>, delayed: Set<string>) {
    const waiting = [...failures].filter(([, error]) => isUnavailable(error));
    const [[, firstError] = []] = waiting;
    if (firstError) {
      this.log.warn({ err: firstError, events: waiting.length }, 'events wait for a queue');
      const ids = waiting.map(([id]) => id);
      for (const id of ids) delayed.add(id);
      await sql.rows(delayEvents, [ids, firstError.message]);
    }
    for (const [id, error] of failures) {
      if (isUnavailable(error)) continue;
      this.log.error({ err: error, event: id }, 'event not published, will be retried');
      await sql.rows(postponeEvent, [id, error.message]);
    }
  }

  /** Publishes with a span per traced event; its jobs and clients continue that span. */
  async #publishTraced(events: OutboxEvent[], deferred: Deferred[]): Promise<Map<string, Error>> {
    const spans = events.map((event) => {
      const span = event.traceparent
        ? this.tracing.startSpan(`relay ${event.name}`, 'producer', event.traceparent)
        : undefined;
      event.traceparent = span?.traceparent ?? null;
      return span;
    });
    const endSpans = (errorOf: (id: string) => Error | undefined) =>
      spans.forEach((span, at) => span?.end({ events: events.length }, errorOf(events[at]?.id ?? '')));
    try {
      const failures = await this.publisher.publish(events, deferred);
      endSpans((id) => failures.get(id));
      return failures;
    } catch (error) {
      endSpans(() => (error instanceof Error ? error : new Error(String(error))));
      throw error;
    }
  }
}
