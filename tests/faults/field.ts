import { isDeepStrictEqual } from 'node:util';
import { until } from '@rinkside/testkit/until';
import { Crowd } from './crowd.js';
import { Installation, type InstallationOptions } from './installation.js';
import { examine, findStrays, type Findings } from './invariants.js';
import { populate } from './population.js';
import { quantile } from './traffic.js';
import { readShown, Watcher, type Shown } from './watcher.js';

/** Something measured, and where it must end. */
export interface Figure {
  what: string;
  value: number;
  limit?: number;
}

/** A fault, from its beginning until the product is whole again; it throws when it was not felt where it must be. */
export type Strike = (field: Field) => Promise<Figure[]>;

export interface FieldOptions {
  seed: string;
  people: number;
  screens: number;
  /** Commands a second at most. */
  rate?: number;
}

export interface Outcome extends Findings {
  acknowledged: number;
  /** Tries without an answer, each repeated under its key. */
  unanswered: number;
  /** Tries that were asked to come back without being told when. */
  impolite: number;
  /** Connections the screens had to make again. */
  reconnects: number;
  /** Screens that do not show what the API answers, in the end. */
  diverged: string[];
  /** Until every screen shows what the API answers, the fresh reads for that included, ms. */
  converged: number;
  /** The slowest hundredth of commands while there was no fault, and while there was, ms. */
  calm: number;
  struck: number;
  figures: Figure[];
}

/** People at work in an installation, with screens open, and somebody who breaks it. */
export class Field {
  readonly #strikes: { from: number; to: number }[] = [];
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

  /** Connections the screens had to make again so far. */
  get reconnects() {
    return this.watchers.reduce((sum, { connections }) => sum + connections - 1, 0);
  }

  /** Sends so many commands, and strikes one time after the other in the midst of them. */
  async play(strikes: readonly Strike[], commands: number): Promise<void> {
    const share = Math.ceil(commands / strikes.length);
    for (const strike of strikes) {
      let over = false;
      const from = this.crowd.ledger.sent + share * 0.3;
      const striking = async () => {
        await until('the commands are under way', () => this.crowd.ledger.sent >= from, 60_000);
        const began = performance.now();
        this.#figures.push(...(await strike(this)));
        this.#strikes.push({ from: began, to: performance.now() });
      };
      await Promise.all([this.crowd.send(share, () => !over), striking().finally(() => (over = true))]);
    }
  }

  /** The same, and holds what is stored against the rows. */
  async judgeAll(): Promise<Outcome> {
    const outcome = await this.judge();
    return { ...outcome, wrong: [...outcome.wrong, ...(await findStrays(this.installation))] };
  }

  /** Lets everything end, then holds it against every acknowledgement. */
  async judge(): Promise<Outcome> {
    const { installation, crowd, watchers } = this;
    const { ledger } = crowd;
    const since = performance.now();
    await installation.settle();
    const { diverged, converged } = await converge(installation.origin, watchers, since);
    const during = ({ at, took }: { at: number; took: number }) =>
      this.#strikes.some(({ from, to }) => at < to && at + took > from);
    const tail = (tries: typeof ledger.tries) =>
      Math.round(
        quantile(
          tries.map(({ took }) => took),
          0.99,
        ),
      );
    return {
      ...(await examine(installation, ledger)),
      diverged,
      converged,
      acknowledged: ledger.acknowledged,
      unanswered: ledger.unanswered,
      impolite: ledger.impolite,
      reconnects: this.reconnects,
      calm: tail(ledger.tries.filter((each) => !during(each))),
      struck: tail(ledger.tries.filter(during)),
      figures: this.#figures,
    };
  }

  async close() {
    for (const watcher of this.watchers) watcher.close();
    await this.installation.close();
  }
}

const differences = ({ viewer }: Watcher, shown: Shown, truth: Shown): string[] => {
  const told = new Map(shown.feed.map((entry) => [entry.item.id, entry]));
  const entries = truth.feed.filter((entry) => !isDeepStrictEqual(told.get(entry.item.id), entry));
  return [
    ...entries.map(
      (entry) => `${viewer.id}: ${JSON.stringify(told.get(entry.item.id))} for ${JSON.stringify(entry)}`,
    ),
    ...(isDeepStrictEqual(shown.following, truth.following) ? [] : [`${viewer.id} follows others`]),
    `${viewer.id} shows ${shown.feed.length} items of ${truth.feed.length}`,
  ].slice(0, 3);
};

/** Waits until every screen shows what the API answers. @returns what does not, and how long it took. */
export const converge = async (origin: string, watchers: Watcher[], since: number) => {
  const truths = new Map<Watcher, Shown>();
  for (const watcher of watchers) truths.set(watcher, await readShown(origin, watcher.viewer));
  const wrong = () =>
    [...truths].filter(([watcher, truth]) => !isDeepStrictEqual(watcher.shown, truth)).map(([each]) => each);
  await until('every screen shows the truth', () => wrong().length === 0, 20_000).catch(() => undefined);
  const converged = Math.round(performance.now() - since);
  const diverged = wrong().flatMap((watcher) => {
    const truth = truths.get(watcher);
    return truth ? differences(watcher, watcher.shown, truth) : [];
  });
  for (const { broken } of watchers) if (broken) throw broken;
  return { diverged, converged };
};
