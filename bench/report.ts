import { cpus, loadavg } from 'node:os';
import { meetsTarget, type BenchResult } from './scenario.js';

const formatNumber = (value: number | undefined) =>
  value === undefined ? '' : value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
const formatTarget = ({ target }: BenchResult) =>
  target
    ? 'min' in target
      ? `≥ ${target.min.toLocaleString('en')}`
      : `≤ ${target.max.toLocaleString('en')}`
    : '';

/** Returns a result as a row of the table. */
export const formatRow = (result: BenchResult): string => {
  const { id, what, unit, baseline, product, value, firstValue } = result;
  const suffix = firstValue === undefined ? '' : `, first ${firstValue.toFixed(2)}`;
  const ratio = baseline === undefined && !suffix ? '' : value.toFixed(2) + suffix;
  const met = result.target ? (meetsTarget(result) ? 'yes' : '**no**') : '';
  const cells = [
    id,
    what,
    unit,
    formatNumber(baseline),
    formatNumber(product),
    ratio,
    formatTarget(result),
    met,
  ];
  return `| ${cells.join(' | ')} |`;
};

const titles: Record<string, string> = {
  P1: 'Reads at full load',
  P2: 'Reads at 150 per second',
  P3: 'Deep pages and long follow lists',
  P4: 'Commands at 300 per second',
  P5: 'Writers with a running relay',
  P6: 'From a like to another user’s socket',
  P7: 'Fan-out',
  P8: 'Two socket processes',
  P9: 'Jobs',
  P10: 'Outbox backlog',
  P11: 'Video: first playable rendition',
  P12: 'Video: all renditions',
  P13: 'Coach: streamed sentences',
  P14: 'Coach: first words',
  P15: 'Season statistics',
  P16: 'Startup and memory',
  P17: 'Reconnect of 1,000 clients',
  P22: 'Mixed load at capacity',
  P23: 'Feeds and photos beside encoders',
  P24: 'From a tap to the screens of a live game',
};

const tableHead =
  '| what | unit | baseline | product | ratio | target | met |\n|---|---|---|---|---|---|---|';
const section = (id: string, results: BenchResult[]) =>
  `## ${id} ${titles[id] ?? ''}\n\n${tableHead}\n${results.map((result) => formatRow(result).replace(`| ${id} `, '')).join('\n')}`;

export interface RunInfo {
  minutes: number;
  rounds: number;
  seconds: number;
  /** Load average of the machine before the run. */
  loadBefore: number;
}

/** Renders docs/generated/bench.md. */
export const renderReport = (results: BenchResult[], failures: string[], run: RunInfo): string => {
  const missed = results.filter((result) => !meetsTarget(result));
  const cores = cpus().length;
  const unmeasured = Object.keys(titles).filter((id) => !results.some((result) => result.id === id));
  return `# Cost of the product compared with minimal baselines

Written by \`npm run bench\` (\`bench/\`); do not edit. \`npm run bench -- P1 P6\` runs some benchmarks, \`--short\` all of them in a few minutes with one round each, \`--profile\` writes CPU profiles of the product under \`RINKSIDE_HOME\`. None of these updates this page.

A *baseline* is the smallest program that does the same thing (\`bench/baselines\`): node:http and pg, plain Socket.IO and ws, plain BullMQ, plain ffmpeg, the plain SDK. Baseline and product are separate processes on one PostgreSQL and one Redis and run alternately: ${run.rounds} rounds of ${run.seconds} s each, after one warm-up round, or three for request benchmarks, because V8 compiles hot code while it runs. Figures are medians of the rounds. *Ratio* is the median of the rounds' ratios product / baseline, or the product's own figure without a baseline; it is compared with the target. A scenario that misses a target is measured once more: the second value counts, and the first is shown next to it. CPU time is the time of the process under test (the gateway, not PostgreSQL) per operation. Where a rate and its CPU time disagree, the CPU time decides: PostgreSQL, Redis and the load generators share the machine's cores, which compresses rates.

This run: ${cores} cores (${cpus()[0]?.model ?? ''}), Node ${process.versions.node}, ${run.minutes.toFixed(0)} minutes. The load average was ${run.loadBefore.toFixed(1)} before the run; at its end it was ${loadavg()[0]?.toFixed(1)} (1 minute) and ${loadavg()[2]?.toFixed(1)} (15 minutes)${run.loadBefore > cores / 2 ? '. **The machine was busy**: milliseconds and rates are unreliable, ratios are better, CPU time is best' : ''}.

**${results.length - missed.length - results.filter(({ target }) => !target).length} figures meet their target, ${missed.length} do not${failures.length > 0 ? `, ${failures.length} scenarios failed` : ''}.** Profiling results and decisions: \`../adr/0011-performance-constraints.md\`. ${unmeasured.length > 0 ? `Not measured in this run: ${unmeasured.join(', ')}. ` : ''}The browser benchmarks (P18 to P21) are in \`web-vitals.md\`, query plans of the feeds in \`query-plans/\`.
${failures.length > 0 ? `\n${failures.map((failure) => `- failed: ${failure}`).join('\n')}\n` : ''}
${Object.keys(titles)
  .filter((id) => results.some((result) => result.id === id))
  .map((id) =>
    section(
      id,
      results.filter((result) => result.id === id),
    ),
  )
  .join('\n\n')}
`;
};
