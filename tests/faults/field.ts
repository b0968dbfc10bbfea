import { isDeepStrictEqual } from 'node:util';
import { until } from '@rinkside/testkit/until';
import { Crowd } from './crowd.js';
import { Installation, type InstallationOptions } from './installation.js';
import { examine, findStrays, type Findings } from './invariants.js';
import { populate } from './population.js';
import { quantile } from './traffic.js';
import { readShown, Watcher, type Shown } from './watcher.js';

/** A measured value with its optional upper limit. */
export interface Figure {
  what: string;
  value: number;
  limit?: number;
}

/** Injects a fault and resolves once the product has recovered. @throws when the fault had no effect. */
export type Strike = (field: Field) => Promise<Figure[]>;

export interface FieldOptions {
  seed: string;
  people: number;
  screens: number;
  /** Maximum commands per second. */
  rate?: number;
}

export interface Outcome extends Findings {
  acknowledged: number;
  /** Attempts without an answer, each retried with its idempotency key. */
  unanswered: number;
  /** 503 responses without `Retry-After`. */
  missingRetryAfter: number;
  /** Reconnects of all observers. */
  reconnects: number;
  /** Differences between observers and the API at the end. */
  diverged: string[];
  /** Time until every observer matches the API, including the refetches. */
  convergenceMs: number;
  /** p99 of commands outside of faults. */
  p99NormalMs: number;
  /** p99 of commands during a fault. */
  p99FaultMs: number;
  figures: Figure[];
}

/** One chaos run: an installation under load, with observers, into which faults are injected. */
export class Field {
  readonly #faultPeriods: { from: number; to: number }[] = [];
  readonly #figures: Figure[] = [];

  private constructor(
    readonly installation: Installation,
    readonly crowd: Crowd,
    readonly watchers: Watcher[],
  ) {}

  static async open(postgresUrl: string, options: FieldOptions & InstallationOptions): Promise<Field> {
    const installation = await Installation.open(postgresUrl, options);
    try {
      const people = await populate(installation, options.people);
      const crowd = new Crowd(installation.origin, people, options.seed, options.rate);
      const watchers = people
        .slice(0, options.screens)
        .map((viewer) => new Watcher(installation.origin, viewer));
      await Promise.all(watchers.map((watcher) => watcher.open()));
      return new Field(installation, crowd, watchers);
    } catch (error) {
      await installation.close();
      throw error;
    }
  }

  /** Reconnects of all observers so far. */
  get reconnects() {
    return this.watchers.reduce((sum, { connections }) => sum + connections - 1, 0);
  }

  /** Sends the given number of commands and injects the faults one after the other in the middle of them. */
  async play(strikes: readonly Strike[], commands: number): Promise<void> {
    const share = Math.ceil(commands / strikes.length);
    for (const strike of strikes) {
      let isOver = false;
      const startAt = this.crowd.ledger.sent + share * 0.3;
      const injectFault = async () => {
        await until('commands are being sent', () => this.crowd.ledger.sent >= startAt, 60_000);
        const from = performance.now();
        this.#figures.push(...(await strike(this)));
        this.#faultPeriods.push({ from, to: performance.now() });
      };
      await Promise.all([
        this.crowd.send(share, () => !isOver),
        injectFault().finally(() => (isOver = true)),
      ]);
    }
  }

  /** Runs `verify` and also checks object storage for orphaned objects. */
  async judgeAll(): Promise<Outcome> {
    const outcome = await this.judge();
    return { ...outcome, wrong: [...outcome.wrong, ...(await findStrays(this.installation))] };
  }

  /** Waits until the system is idle, then checks it against every acknowledgement. */
  async judge(): Promise<Outcome> {
    const { installation, crowd, watchers } = this;
    const { ledger } = crowd;
    const startedAt = performance.now();
    await installation.settle();
    const { diverged, convergenceMs } = await converge(installation.origin, watchers, startedAt);
    const isDuringFault = ({ at, took }: (typeof ledger.tries)[number]) =>
      this.#faultPeriods.some(({ from, to }) => at < to && at + took > from);
    const p99 = (tries: typeof ledger.tries) =>
      Math.round(
        quantile(
          tries.map(({ took }) => took),
          0.99,
        ),
      );
    return {
      ...(await examine(installation, ledger)),
      diverged,
      convergenceMs,
      acknowledged: ledger.acknowledged,
      unanswered: ledger.unanswered,
      missingRetryAfter: ledger.missingRetryAfter,
      reconnects: this.reconnects,
      p99NormalMs: p99(ledger.tries.filter((attempt) => !isDuringFault(attempt))),
      p99FaultMs: p99(ledger.tries.filter(isDuringFault)),
      figures: this.#figures,
    };
  }

  async close() {
    for (const watcher of this.watchers) watcher.close();
    await this.installation.close();
  }
}

const differences = ({ viewer }: Watcher, shown: Shown, expected: Shown): string[] => {
  const shownById = new Map(shown.feed.map((entry) => [entry.item.id, entry]));
  const entries = expected.feed.filter((entry) => !isDeepStrictEqual(shownById.get(entry.item.id), entry));
  return [
    ...entries.map(
      (entry) =>
        `${viewer.id}: shows ${JSON.stringify(shownById.get(entry.item.id))}, expected ${JSON.stringify(entry)}`,
    ),
    ...(isDeepStrictEqual(shown.following, expected.following) ? [] : [`${viewer.id}: wrong follow list`]),
    `${viewer.id}: shows ${shown.feed.length} of ${expected.feed.length} items`,
  ].slice(0, 3);
};

/** Waits until every observer matches the API. @returns the remaining differences and the time since `startedAt`. */
export const converge = async (origin: string, watchers: Watcher[], startedAt: number) => {
  const expectedStates = new Map<Watcher, Shown>();
  for (const watcher of watchers) expectedStates.set(watcher, await readShown(origin, watcher.viewer));
  const divergedObservers = () =>
    [...expectedStates]
      .filter(([watcher, expected]) => !isDeepStrictEqual(watcher.shown, expected))
      .map(([watcher]) => watcher);
  await until('every observer matches the API', () => divergedObservers().length === 0, 20_000).catch(
    () => undefined,
  );
  const convergenceMs = Math.round(performance.now() - startedAt);
  const diverged = divergedObservers().flatMap((watcher) => {
    const expected = expectedStates.get(watcher);
    return expected ? differences(watcher, watcher.shown, expected) : [];
  });
  for (const { broken } of watchers) if (broken) throw broken;
  return { diverged, convergenceMs };
};
