// `npm start`: from a fresh clone to the running product. `--dev` watches and hot-reloads.
import { requireNode } from './node-version.mjs';

requireNode();
const { asProgram, build, endWithNpm, installPackages, underPinnedNode } = await import('./prepare.mjs');

endWithNpm();
await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  await build();
  const { start } = await import('../libs/stack/dist/start.js');
  return start(process.env, { dev: process.argv.includes('--dev') });
});
