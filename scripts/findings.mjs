// `npm run findings [-- name…]`: runs the scripts in `findings/`, one after the other. Each installs its packages in a
// temporary folder and fails when the behavior that it describes has changed. Needs network access to npm and PyPI.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../findings');
const names = process.argv.slice(2);
const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.sh'))
  .filter((file) => !names.length || names.includes(basename(file, '.sh')))
  .toSorted();
const changed = scripts.filter((file) => {
  console.log(`# ${file}`);
  return spawnSync('sh', [join(folder, file)], { stdio: 'inherit' }).status !== 0;
});
for (const file of changed) console.log(`changed: ${file}`);
console.log(`${scripts.length - changed.length} as described, ${changed.length} changed`);
process.exitCode = changed.length || !scripts.length ? 1 : 0;
