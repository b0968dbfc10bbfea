import { asFiles, coveringFiles } from '../requirements.js';
import type { Entry } from './entry.js';
import { faults } from './faults.js';
import { attacks, otherFaults, reliability, type Promised } from './promises.js';

const columns = [
  'acknowledged', 'unanswered', 'lost', 'doubled', 'wrong', 'diverged', 'reconnects', 'converged', 'calm', 'struck',
] as const; // prettier-ignore

const table = (head: readonly string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const figuresOf = ({ figures }: Entry) =>
  figures
    .map(
      ({ what, value, limit }) =>
        `${what}: ${value}${limit === undefined ? '' : ` (at most ${Math.round(100 * limit) / 100})`}`,
    )
    .join('; ');

const whatOf = (id: string) => faults.find((fault) => fault.id === id)?.what ?? withOwnHarness[id] ?? '';
/** Faults of tests with a harness of their own. */
const withOwnHarness: Record<string, string> = {
  F4: 'kill -9 of the one gateway that holds 1,000 sockets',
  F15: 'SIGTERM of every process, one after the other',
  F18: '10,000 likes and unlikes of one post by 20 people',
  F20: 'a transaction open while 200,000 facts pass',
  F22: 'nothing but everyday load',
  F23: '1,000 likes a second of one post, before 1,000 screens',
};
const known = [...faults.map(({ id }) => id), ...Object.keys(withOwnHarness)];

const covered = coveringFiles();
const promised = (rows: Promised[]) =>
  table(
    ['', 'promise', 'held by', 'not reached'],
    rows.map((row) => [row.id, row.promise, asFiles(covered.get(row.id)), row.left ?? '']),
  );

const neverTried = (entries: Entry[]) => {
  const tried = new Set(entries.map(({ fault }) => fault));
  const missing = known.filter((id) => !tried.has(id));
  return missing.length > 0
    ? `Not in this table, because not tried or not passed since their tests changed: ${missing.join(', ')}.\n\n`
    : '';
};

/** The page of what faults cost, and of which test holds which promise. */
export const drawPage = (entries: Entry[]): string => `# What faults cost, and what holds which promise

Written by \`npm run test:faults\`, which keeps its figures in \`tests/faults/record.json\`; \`npm run test:faults -- F5 F9\` tries some again and leaves the others as they were. Do not edit.

## Faults in the midst of commands

Two gateways, two relays and two workers run as separate processes on a PostgreSQL and a Redis (append-only file, fsync every second) behind one balancer. People send commands one after the other each: posts, comments, likes, unlikes, games, follows, pictures; a try without an answer is repeated under its Idempotency-Key. Screens watch with the web app's own fold. Meanwhile the fault happens; commands go on until it is over.

- **acknowledged**: commands answered with 2xx; all that were sent.
- **unanswered**: tries that were cut off or refused with 503 and \`Retry-After\`, then repeated. Any other answer fails the test.
- **lost**: an acknowledged command without its rows, a change without its fact, or a fact not published.
- **doubled**: an effect or a fact that is there more than once.
- **wrong**: a counter that is not its recount, or a stored picture that is nobody's.
- **diverged**: screens that do not end with exactly what the API answers, or show something twice.
- **converged**: milliseconds from the last answer until all screens are right; fresh reads of everything by every screen are part of it.
- **calm**, **struck**: milliseconds in which 99 of 100 commands were answered, without the fault and while it lasted.
- **wanted**: how many cores were wanted on the mean of the quarter of an hour before; above the machine's ${entries[0]?.cores ?? 2} something else wanted them too; where it is more than twice that, times decide nothing.

${table(
  ['fault', 'seed', 'wanted', ...columns, 'figures'],
  entries.map((entry) => [
    `${entry.fault}: ${whatOf(entry.fault)}`,
    entry.seed,
    String(entry.wanted),
    ...columns.map((column) => String(entry.counts?.[column] ?? '')),
    figuresOf(entry),
  ]),
)}

${neverTried(entries)}## Faults tried by tests of their own

${promised(otherFaults)}

## Reliability

${promised(reliability)}

## Attacks

${promised(attacks)}
`;
