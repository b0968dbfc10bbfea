// `npm run bench`: floors and product in turns, into docs/performance.md. Words are bars (P1 P6) or nothing for all of
// them; `--short` takes few rounds and writes nothing; `--profile` leaves where the product's time went.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reached, type Effort, type Line } from './part.js';
import { parts } from './parts.js';
import { stopPrograms } from './program.js';
import { report, rowOf } from './report.js';
import { Stage } from './stage.js';

const words = process.argv.slice(2);
const short = words.includes('--short');
const wanted = words.filter((word) => !word.startsWith('--'));
const effort: Effort = short ? { rounds: 1, seconds: 1, share: 0.1 } : { rounds: 5, seconds: 2, share: 1 };

const say = (text: string) => process.stdout.write(`${text}\n`);
const lines: Line[] = [];
const failures: string[] = [];
const began = Date.now();
const stage = await Stage.open(words.includes('--profile'));
process.once(
  'SIGINT',
  () =>
    void stopPrograms()
      .then(() => stage.close())
      .then(() => process.exit(130)),
);

for (const part of parts.filter(({ ids }) => wanted.length === 0 || ids.some((id) => wanted.includes(id)))) {
  say(`# ${part.ids.join(', ')}`);
  const since = Date.now();
  try {
    await part.run(stage, effort, (line) => {
      lines.push(line);
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
}
await stage.close();

const missed = lines.filter((line) => !reached(line));
say(`${lines.length - missed.length} reached, ${missed.length} missed, ${failures.length} failed`);
if (!short && wanted.length === 0)
  await writeFile(
    join(import.meta.dirname, '../../docs/performance.md'),
    report(lines, failures, (Date.now() - began) / 60_000),
  );
process.exit(failures.length > 0 ? 1 : 0);
