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

/** What each fault cost when it was last tried. */
export const readRecord = async (): Promise<Entry[]> =>
  z.array(entry).parse(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));

/** Cores that are wanted, on the mean of the last quarter of an hour. */
const wantedNow = () => Math.round(loadavg()[2] ?? 0);

/** Times decide nothing on a machine of which others want more than twice what it has. */
export const isBusy = ({ cores, wanted }: Pick<Entry, 'cores' | 'wanted'>) => wanted > 2 * cores;

/** Figures beyond their limits, of those that decide. */
export const beyond = (
  figures: Figure[],
  machine: Pick<Entry, 'cores' | 'wanted'> = { cores: cpus().length, wanted: wantedNow() },
): Figure[] =>
  figures.filter(
    ({ what, value, limit = Infinity }) => value > limit && !(isBusy(machine) && what.endsWith(', ms')),
  );

/** `RINKSIDE_QUICK=1`: one seed and fewer commands, to see whether every fault still passes. */
export const isQuick = inherited().RINKSIDE_QUICK === '1';

/** Records what a fault cost, in place of its last run, and regenerates the page. Quick runs are not recorded. */
export const keep = async (fault: string, seed: string, figures: Figure[], counts?: Entry['counts']) => {
  if (isQuick) return;
  const known = await readRecord();
  const others = known.filter((each) => each.fault !== fault || each.seed !== seed);
  const added = { fault, seed, cores: cpus().length, wanted: wantedNow(), counts, figures };
  const place = (each: Entry) =>
    `${each.fault.replace(/\d+/, (digits) => digits.padStart(2, '0'))} ${each.seed}`;
  const entries = [...others, added].toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  await writeFile(file, `${JSON.stringify(entries, undefined, 2)}\n`);
  await writeFile(page, drawPage(entries));
};

export const countsOf = (outcome: Outcome) => ({
  acknowledged: outcome.acknowledged,
  unanswered: outcome.unanswered,
  lost: outcome.lost.length,
  doubled: outcome.doubled.length,
  wrong: outcome.wrong.length,
  reconnects: outcome.reconnects,
  diverged: outcome.diverged.length,
  converged: outcome.converged,
  calm: outcome.calm,
  struck: outcome.struck,
});
