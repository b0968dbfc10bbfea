import { isDeepStrictEqual } from 'node:util';
import { until } from '@rinkside/testkit/until';
import { Crowd } from './crowd.js';
import { Installation, type ProcessName } from './installation.js';
import { examine, type Findings } from './invariants.js';
import { populate } from './population.js';
import { readShown, Watcher, type Shown } from './watcher.js';

export const victims = ['relay', 'worker', 'gateway', 'redis'] as const;
export type Victim = (typeof victims)[number];

/** What is killed at once, kill after kill: each of a pair alone, then both together. */
const killsOf = (victim: Victim): ProcessName[][] =>
  victim === 'redis'
    ? [['redis'], ['redis']]
    : [[`${victim}-1`], [`${victim}-2`], [`${victim}-1`, `${victim}-2`]];

export interface Trial {
  victim: Victim;
  seed: string;
  commands: number;
  people: number;
  screens: number;
}

export interface Outcome extends Findings {
  acknowledged: number;
  /** Tries without an answer, each repeated under its key. */
  unanswered: number;
  kills: number;
  /** Connections the screens had to make again. */
  reconnects: number;
  /** Screens that do not show what the API answers, in the end. */
  diverged: string[];
  /** Until every screen shows what the API answers, the fresh reads for that included, ms. */
  converged: number;
}

const killDuring = async (installation: Installation, crowd: Crowd, share: number, names: ProcessName[]) => {
  const { ledger } = crowd;
  const from = ledger.sent;
  await until('the commands are under way', () => ledger.sent >= from + share * 0.3, 60_000);
  const children = names.map((name) => installation.process(name));
  await Promise.all(children.map((child) => child.kill('SIGKILL')));
  // The product goes on without it for a while, or everybody waits for it.
  const enough = ledger.acknowledged + share * 0.3;
  await until('life goes on', () => ledger.acknowledged >= enough, 700).catch(() => undefined);
  await Promise.all(children.map((child) => child.restart()));
};

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

/** Kills the victim again and again in the middle of many commands, then holds the product to every acknowledgement. */
export const runTrial = async (postgresUrl: string, trial: Trial): Promise<Outcome> => {
  const { victim, seed, commands } = trial;
  const installation = await Installation.open(postgresUrl);
  const watchers: Watcher[] = [];
  try {
    const { origin } = installation;
    const people = await populate(installation, trial.people);
    const crowd = new Crowd(origin, people, seed);
    for (const viewer of people.slice(0, trial.screens)) watchers.push(new Watcher(origin, viewer));
    await Promise.all(watchers.map((watcher) => watcher.open()));

    const kills = killsOf(victim);
    const share = Math.ceil(commands / kills.length);
    for (const names of kills)
      await Promise.all([crowd.send(share), killDuring(installation, crowd, share, names)]);
    const since = performance.now();
    await installation.settle();
    const { ledger } = crowd;
    const { diverged, converged } = await converge(origin, watchers, since);
    const findings = await examine(installation, ledger);
    return {
      ...findings,
      diverged,
      converged,
      kills: kills.flat().length,
      acknowledged: ledger.acknowledged,
      unanswered: ledger.unanswered,
      reconnects: watchers.reduce((sum, watcher) => sum + watcher.connections - 1, 0),
    };
  } finally {
    for (const watcher of watchers) watcher.close();
    await installation.close();
  }
};
