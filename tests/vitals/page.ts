import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reading } from './measure.js';

const file = join(import.meta.dirname, '../../docs/web-speed.md');

/** Speeds hold on a machine that does nothing else; bytes, shifts and ratios always. */
export const bars = { lcp: 2000, inp: 100, cls: 0.02, tbt: 150, floor: 1.3 } as const;

const times = () => {
  const all = cpus().map(({ times }) => times);
  const idle = all.reduce((sum, each) => sum + each.idle, 0);
  return {
    idle,
    all: all.reduce((sum, each) => sum + Object.values(each).reduce((one, other) => one + other), 0),
  };
};

/** Whether nobody else works on this machine: nine tenths of two seconds pass in idleness. */
export const isQuiet = async (): Promise<boolean> => {
  const before = times();
  await wait(2000);
  const after = times();
  return (after.idle - before.idle) / (after.all - before.all) >= 0.9;
};

const kept: string[] = [];

/** A figure of its own. */
export const keep = (what: string, measured: string, bar: string): void =>
  void kept.push(`| ${what} | ${measured} | ${bar} |`);

export interface Line {
  name: string;
  script: number;
  speed: boolean;
  reading: Reading;
  /** The largest paint of a page that runs nothing. */
  floor: number | undefined;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

const lineOf = ({ name, script, reading, floor }: Line) => {
  const { lcp, cls, inp, tbt, all } = reading;
  const cells = [
    name,
    `${(lcp / 1000).toFixed(2)} s`,
    floor ? `${(lcp / floor).toFixed(2)} of ${(floor / 1000).toFixed(2)} s` : '',
    inp ? `${Math.round(inp)} ms` : 'under 16 ms',
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
    `${kilobytes(reading.script)} of ${script} KB`,
    `${kilobytes(all)} KB`,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** Writes the page of figures anew. */
export const writePage = (lines: readonly Line[], rounds: number, quiet: boolean): Promise<void> =>
  writeFile(
    file,
    `# How fast the web app is

Written by \`npm run test:vitals\` (\`tests/vitals\`); do not edit. The built product in Chromium as a slow phone, nothing in its cache: 390 × 844, a processor 4 times slower, 1.6 Mb/s, 150 ms. ${rounds > 1 ? `Medians of ${rounds} visits` : 'One visit each'}, on ${cpus().length} cores ${quiet ? 'that did nothing else' : 'that others worked on too, so that the speeds were not held to their bars'}. Beside the largest paint stands that of a page with the same words, style, letters, pictures and bytes that runs nothing, from the same run.

Bars: LCP ${bars.lcp / 1000} s, INP ${bars.inp} ms, CLS ${bars.cls}, TBT ${bars.tbt} ms on ${lines
      .filter(({ speed }) => speed)
      .map(({ name }) => name)
      .join(
        ', ',
      )}; ${bars.floor} times the still page where there is one; script as it comes over the wire (brotli).

| screen | LCP | of the still page | INP | CLS | TBT | script | all |
|---|---|---|---|---|---|---|---|
${lines.map(lineOf).join('\n')}
${kept.length ? `\nWithout slowing anything down:\n\n| what | measured | bar |\n|---|---|---|\n${kept.join('\n')}\n` : ''}`,
  );
