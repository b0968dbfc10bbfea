// `npm run bench`: floors and product in turns, into docs/performance.md. Words are bars (P1 P6) or nothing for all of
// them; `--short` takes one round and writes nothing, `--rounds=3` takes so many; `--profile` leaves where the product's time went.
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { reached, type Effort, type Line, type Part } from './part.js';
import { parts } from './parts.js';
import { stopPrograms } from './program.js';
import { report, rowOf } from './report.js';
import { Stage } from './stage.js';

const words = process.argv.slice(2);
const short = words.includes('--short');
const wanted = words.filter((word) => !word.startsWith('--'));
const given = words.find((word) => word.startsWith('--rounds='))?.split('=')[1];
const effort: Effort = short
  ? { rounds: 1, seconds: 1, share: 0.1 }
  : { rounds: Number(given ?? 5), seconds: 2, share: 1 };

/** Only a run of everything says how things stand. */
const whole = !short && wanted.length === 0;
const page = join(import.meta.dirname, '../../docs/performance.md');
const say = (text: string) => process.stdout.write(`${text}\n`);
const lines: Line[] = [];
const failures: string[] = [];
const began = Date.now();
const before = loadavg()[0] ?? 0;
const stage = await Stage.open(words.includes('--profile'));
const stopped = new AbortController();
process.once('SIGINT', () => {
  stopped.abort();
  void stopPrograms();
});

const measure = async (part: Part, tell: (line: Line) => void) => {
  if (stopped.signal.aborted) return;
  say(`# ${part.ids.join(', ')}`);
  const since = Date.now();
  try {
    await part.run(stage, effort, (line) => {
      tell(line);
      say(rowOf(line));
    });
  } catch (error) {
    failures.push(`${part.ids.join(', ')}: ${error instanceof Error ? error.message : String(error)}`);
    say(`failed: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    await stopPrograms();
    await stage.clear();
  }
  say(`  ${((Date.now() - since) / 1000).toFixed(0)} s\n`);
  // After every part, so that a run that is cut off leaves what it found.
  if (whole)
    await writeFile(
      page,
      report(lines, failures, { ...effort, before, minutes: (Date.now() - began) / 60_000 }),
    );
};

const asked = parts.filter(({ ids }) => wanted.length === 0 || ids.some((id) => wanted.includes(id)));
for (const part of asked) await measure(part, (line) => lines.push(line));

/** What missed its bar is as it is found now. */
const findAgain = (line: Line) => {
  const at = lines.findIndex(
    ({ id, what, unit }) => id === line.id && what === line.what && unit === line.unit,
  );
  const first = lines[at];
  if (first && !reached(first)) lines[at] = { ...line, missed: first.held };
};
const missing = new Set(lines.filter((line) => !reached(line)).map(({ id }) => id));
if (whole)
  for (const part of asked.filter(({ ids }) => ids.some((id) => missing.has(id))))
    await measure(part, findAgain);
await stage.close();

const missed = lines.filter((line) => !reached(line));
say(`${lines.length - missed.length} reached, ${missed.length} missed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
