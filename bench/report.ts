import { cpus, loadavg } from 'node:os';
import { reached, type Line } from './part.js';

const figure = (value: number | undefined) =>
  value === undefined ? '' : value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
const barOf = ({ bar }: Line) =>
  bar ? ('least' in bar ? `≥ ${bar.least.toLocaleString('en')}` : `≤ ${bar.most.toLocaleString('en')}`) : '';

/** One line of the table. */
export const rowOf = (line: Line): string => {
  const { id, what, unit, floor, product, held, missed } = line;
  const before = missed === undefined ? '' : `, ${missed.toFixed(2)} before`;
  const ratio = floor === undefined && !before ? '' : held.toFixed(2) + before;
  const state = line.bar ? (reached(line) ? 'yes' : '**no**') : '';
  return `| ${[id, what, unit, figure(floor), figure(product), ratio, barOf(line), state].join(' | ')} |`;
};

const bars: Record<string, string> = {
  P1: 'Reads at full speed',
  P2: 'Reads at 150 a second',
  P3: 'Deep pages and long follow lists',
  P4: 'Commands at 300 a second',
  P5: 'Writers beside the relay',
  P6: 'A like to another’s socket',
  P7: 'Fan-out',
  P8: 'Two socket processes',
  P9: 'Jobs',
  P10: 'A backlog of facts',
  P11: 'A film, first playable',
  P12: 'A film, all renditions',
  P13: 'The coach’s pieces',
  P14: 'The coach’s first words',
  P15: 'Seasons',
  P16: 'Start and memory',
  P17: 'A thousand come back',
  P22: 'A mix at capacity',
};

const head = '| what | unit | floor | product | held | bar | reached |\n|---|---|---|---|---|---|---|';
const section = (id: string, lines: Line[]) =>
  `## ${id} ${bars[id] ?? ''}\n\n${head}\n${lines.map((line) => rowOf(line).replace(`| ${id} `, '')).join('\n')}`;

export interface Run {
  minutes: number;
  rounds: number;
  seconds: number;
  /** Load of the machine before anything was measured. */
  before: number;
}

export const report = (lines: Line[], failures: string[], run: Run): string => {
  const missed = lines.filter((line) => !reached(line));
  const cores = cpus().length;
  const unmeasured = Object.keys(bars).filter((id) => !lines.some((line) => line.id === id));
  return `# What the product costs beside the leanest code

Written by \`npm run bench\` (\`bench/\`); do not edit. \`npm run bench -- P1 P6\` measures some bars, \`--short\` all of them in a few minutes with one round each, \`--profile\` leaves where the product's time went below \`RINKSIDE_HOME\`; none of these writes this page.

A *floor* is the leanest program that does the same thing (\`bench/programs\`): node:http and pg, bare Socket.IO and ws, bare BullMQ, bare ffmpeg, the bare SDK. Floor and product are separate processes on one PostgreSQL and one Redis, and take turns: ${run.rounds} rounds of ${run.seconds} s each after one that is thrown away, or three where calls come by the thousand, since V8 compiles what runs often while it runs. Figures are medians of the rounds; *held* is the median of the rounds' ratios, product by floor, or the product's own figure where there is no floor, and that is what the bar is for. A part with figures that miss theirs is measured once more, and the second time counts for these, whatever it says; the first stands beside it. Processor time is what the kernel charged to the one process that answers (the gateway, not PostgreSQL) for one operation: it decides, where a rate and its cost disagree, since on a machine whose cores also hold PostgreSQL, Redis and the callers rates are squeezed together and wait for each other.

This run: ${cores} cores (${cpus()[0]?.model ?? ''}), Node ${process.versions.node}, ${run.minutes.toFixed(0)} minutes. Before it began the machine's load was ${run.before.toFixed(1)}, at its end ${loadavg()[0]?.toFixed(1)} in the last minute and ${loadavg()[2]?.toFixed(1)} in the last quarter of an hour${run.before > cores / 2 ? '. **Other work ran on it**: milliseconds and rates say little, ratios something, processor time most' : ''}.

**${lines.length - missed.length - lines.filter(({ bar }) => !bar).length} figures reach their bar, ${missed.length} do not${failures.length > 0 ? `, ${failures.length} parts failed` : ''}.** What was found with the profiler, mended or left, and why: \`decisions/0011-speed.md\`. ${unmeasured.length > 0 ? `Not measured in this run: ${unmeasured.join(', ')}. ` : ''}The browser's bars (P18 to P21) are in \`web-speed.md\`, plans of the feeds in \`plans/\`.
${failures.length > 0 ? `\n${failures.map((failure) => `- failed: ${failure}`).join('\n')}\n` : ''}
${Object.keys(bars)
  .filter((id) => lines.some((line) => line.id === id))
  .map((id) =>
    section(
      id,
      lines.filter((line) => line.id === id),
    ),
  )
  .join('\n\n')}
`;
};
