import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { faultResultSchema, type FaultResult } from './fault-result.js';
import type { Figure, ChaosOutcome } from './chaos-run.js';
import { isQuickRun } from './quick-run.js';
import { renderReliabilityReport } from './reliability-report.js';

const file = join(import.meta.dirname, 'record.json');
const page = join(import.meta.dirname, '../../docs/generated/reliability.md');

/** Reads the results of the last run of each scenario. */
export const readResults = async (): Promise<FaultResult[]> =>
  z.array(faultResultSchema).parse(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));

/** 15-minute load average. */
const currentLoad = () => Math.round(loadavg()[2] ?? 0);

type Machine = Pick<FaultResult, 'cores' | 'loadAverage'>;
const thisMachine = (): Machine => ({ cores: cpus().length, loadAverage: currentLoad() });
/** Whether the machine is too busy for time limits to mean anything. */
export const isMachineBusy = ({ cores, loadAverage } = thisMachine()) => loadAverage > 2 * cores;

/** Returns the figures above their limit; time limits are skipped on a busy machine. */
export const exceededLimits = (figures: Figure[], machine = thisMachine()): Figure[] =>
  figures.filter(
    ({ what, value, limit = Infinity }) =>
      value > limit && !(isMachineBusy(machine) && what.endsWith(', ms')),
  );

/** Replaces the stored results of a scenario and seed, and regenerates the page. Quick runs are not stored. */
export const saveResult = async (
  fault: string,
  seed: string,
  figures: Figure[],
  counts?: FaultResult['counts'],
) => {
  if (isQuickRun) return;
  const entries = await readResults();
  const others = entries.filter((entry) => entry.fault !== fault || entry.seed !== seed);
  const added = { fault, seed, ...thisMachine(), counts, figures };
  const sortKey = (entry: FaultResult) =>
    `${entry.fault.replace(/\d+/, (digits) => digits.padStart(2, '0'))} ${entry.seed}`;
  const sorted = [...others, added].toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  await writeFile(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
  await writeFile(page, renderReliabilityReport(sorted));
};

export const toCounts = (outcome: ChaosOutcome) => ({
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
