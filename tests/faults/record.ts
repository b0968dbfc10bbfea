import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { inherited } from '@rinkside/platform/env';
import * as z from 'zod';
import { entry, type Entry } from './entry.js';
import type { Figure, Outcome } from './field.js';
import { drawPage } from './page.js';

const file = join(import.meta.dirname, 'record.json');
const page = join(import.meta.dirname, '../../docs/reliability.md');

/** Reads the results of the last run of each scenario. */
export const readRecord = async (): Promise<Entry[]> =>
  z.array(entry).parse(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));

/** 15-minute load average. */
const currentLoad = () => Math.round(loadavg()[2] ?? 0);

/** Whether the machine is too busy for time limits to mean anything. */
export const isBusy = ({ cores, loadAverage }: Pick<Entry, 'cores' | 'loadAverage'>) =>
  loadAverage > 2 * cores;

/** Returns the figures above their limit; time limits are skipped on a busy machine. */
export const beyond = (
  figures: Figure[],
  machine: Pick<Entry, 'cores' | 'loadAverage'> = {
    cores: cpus().length,
    loadAverage: currentLoad(),
  },
): Figure[] =>
  figures.filter(
    ({ what, value, limit = Infinity }) => value > limit && !(isBusy(machine) && what.endsWith(', ms')),
  );

/** `RINKSIDE_QUICK=1`: one seed and fewer commands, as a smoke test of every scenario. */
export const isQuick = inherited().RINKSIDE_QUICK === '1';

/** Replaces the stored results of a scenario and seed, and regenerates the page. Quick runs are not stored. */
export const keep = async (fault: string, seed: string, figures: Figure[], counts?: Entry['counts']) => {
  if (isQuick) return;
  const entries = await readRecord();
  const others = entries.filter((entry) => entry.fault !== fault || entry.seed !== seed);
  const added = { fault, seed, cores: cpus().length, loadAverage: currentLoad(), counts, figures };
  const sortKey = (entry: Entry) =>
    `${entry.fault.replace(/\d+/, (digits) => digits.padStart(2, '0'))} ${entry.seed}`;
  const sorted = [...others, added].toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  await writeFile(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
  await writeFile(page, drawPage(sorted));
};

export const countsOf = (outcome: Outcome) => ({
  acknowledged: outcome.acknowledged,
  unanswered: outcome.unanswered,
  lost: outcome.lost.length,
  doubled: outcome.doubled.length,
  wrong: outcome.wrong.length,
  reconnects: outcome.reconnects,
  diverged: outcome.diverged.length,
  convergenceMs: outcome.convergenceMs,
  p99NormalMs: outcome.p99NormalMs,
  p99FaultMs: outcome.p99FaultMs,
});
