import { cpus, loadavg } from 'node:os';
import { reached, type Line } from './part.js';

const figure = (value: number | undefined) =>
  value === undefined ? '' : value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
const barOf = ({ bar }: Line) =>
  bar ? ('least' in bar ? `≥ ${bar.least.toLocaleString('en')}` : `≤ ${bar.most.toLocaleString('en')}`) : '';

/** One line of the table. */
export const rowOf = (line: Line): string => {
  const { id, what, unit, floor, product, held } = line;
  const ratio = floor === undefined ? '' : held.toFixed(2);
  const state = line.bar ? (reached(line) ? 'yes' : '**no**') : '';
  return `| ${[id, what, unit, figure(floor), figure(product), ratio, barOf(line), state].join(' | ')} |`;
};

export const report = (
  lines: Line[],
  failures: string[],
  minutes: number,
): string => `# What the product costs beside the leanest code
${lines.map(rowOf).join('\n')}
${failures.join('\n')}
${minutes.toFixed(0)} ${cpus().length} ${loadavg()[2]}
`;
