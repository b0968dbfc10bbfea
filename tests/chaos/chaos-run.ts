import { isDeepStrictEqual } from 'node:util';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Workload } from './workload.js';
import { Installation, type InstallationOptions } from './installation.js';
import { checkInvariants, findOrphanedAvatars, type Findings } from './invariants.js';
import { seedUsers } from './seed-users.js';
import { quantile } from './traffic.js';
import { fetchVisibleState, Observer, type VisibleState } from './observer.js';

/** A measured value with its optional upper limit. */
export interface Figure {
  what: string;
  value: number;
  limit?: number;
}

/** Injects a fault and resolves once the product has recovered. @throws when the fault had no effect. */
export type FaultInjector = (field: ChaosRun) => Promise<Figure[]>;

export interface ChaosRunOptions {
  seed: string;
  people: number;
  screens: number;
  /** Maximum commands per second. */
  rate?: number;
}

export interface ChaosOutcome extends Findings {
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
export class ChaosRun {
  readonly #faultPeriods: { from: number; to: number }[] = [];
  readonly #figures: Figure[] = [];

  private constructor(
    readonly installation: Installation,
    readonly workload: Workload,
    readonly observers: Observer[],
  ) {}

  static async open(postgresUrl: string, options: ChaosRunOptions & InstallationOptions): Promise<ChaosRun> {
    const installation = await Installation.open(postgresUrl, options);
    try {
      const people = await seedUsers(installation, options.people);
      const crowd = new Workload(installation.origin, people, options.seed, options.rate);
      const watchers = people
        .slice(0, options.screens)
        .map((viewer) => new Observer(installation.origin, viewer));
      await Promise.all(watchers.map((watcher) => watcher.open()));
      return new ChaosRun(installation, crowd, watchers);
    } catch (error) {
      await installation.close();
      throw error;
    }
  }

  /** Reconnects of all observers so far. */
  get reconnects() {
    return this.observers.reduce((sum, { connections }) => sum + connections - 1, 0);
  }

  /** Sends the given number of commands and injects the faults one after the other in the middle of them. */
  async run(strikes: readonly FaultInjector[], commands: number): Promise<void> {
    const share = Math.ceil(commands / strikes.length);
    for (const strike of strikes) {
      let isOver = false;
      const startAt = this.workload.ledger.sent + share * 0.3;
      const injectFault = async () => {
        await waitFor('commands are being sent', () => this.workload.ledger.sent >= startAt, 60_000);
        const from = performance.now();
        this.#figures.push(...(await strike(this)));
        this.#faultPeriods.push({ from, to: performance.now() });
      };
      await Promise.all([
        this.workload.send(share, () => !isOver),
        injectFault().finally(() => (isOver = true)),
      ]);
    }
  }

  /** Runs `verify` and also checks object storage for orphaned objects. */
  async verifyWithStorage(): Promise<ChaosOutcome> {
    const outcome = await this.verify();
    return { ...outcome, wrong: [...outcome.wrong, ...(await findOrphanedAvatars(this.installation))] };
  }

  /** Waits until the system is idle, then checks it against every acknowledgement. */
  async verify(): Promise<ChaosOutcome> {
    const { installation, workload, observers } = this;
    const { ledger } = workload;
    const startedAt = performance.now();
    await installation.settle();
    const { diverged, convergenceMs } = await waitForConvergence(installation.origin, observers, startedAt);
    const isDuringFault = ({ startedAtMs, durationMs }: (typeof ledger.attempts)[number]) =>
      this.#faultPeriods.some(({ from, to }) => startedAtMs < to && startedAtMs + durationMs > from);
    const p99 = (tries: typeof ledger.attempts) =>
      Math.round(
        quantile(
          tries.map(({ durationMs }) => durationMs),
          0.99,
        ),
      );
    return {
      ...(await checkInvariants(installation, ledger)),
      diverged,
      convergenceMs,
      acknowledged: ledger.acknowledged,
      unanswered: ledger.unanswered,
      missingRetryAfter: ledger.missingRetryAfter,
      reconnects: this.reconnects,
      p99NormalMs: p99(ledger.attempts.filter((attempt) => !isDuringFault(attempt))),
      p99FaultMs: p99(ledger.attempts.filter(isDuringFault)),
      figures: this.#figures,
    };
  }

  async close() {
    for (const watcher of this.observers) watcher.close();
    await this.installation.close();
  }
}

const differences = ({ viewer }: Observer, shown: VisibleState, expected: VisibleState): string[] => {
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
export const waitForConvergence = async (origin: string, watchers: Observer[], startedAt: number) => {
  const expectedStates = new Map<Observer, VisibleState>();
  for (const watcher of watchers)
    expectedStates.set(watcher, await fetchVisibleState(origin, watcher.viewer));
  const divergedObservers = () =>
    [...expectedStates]
      .filter(([watcher, expected]) => !isDeepStrictEqual(watcher.state, expected))
      .map(([watcher]) => watcher);
  await waitFor('every observer matches the API', () => divergedObservers().length === 0, 20_000).catch(
    () => undefined,
  );
  const convergenceMs = Math.round(performance.now() - startedAt);
  const diverged = divergedObservers().flatMap((watcher) => {
    const expected = expectedStates.get(watcher);
    return expected ? differences(watcher, watcher.state, expected) : [];
  });
  for (const { error } of watchers) if (error) throw error;
  return { diverged, convergenceMs };
};
