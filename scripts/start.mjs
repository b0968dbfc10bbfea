// `npm start`: installs, builds and runs the product. `--dev` watches and hot-reloads.
import { requireNode } from './node-version.mjs';

requireNode();
const { runMain, build, exitWithNpm, installPackages, requirePinnedNode } = await import('./prepare.mjs');

exitWithNpm();
await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  await build();
  const { start } = await import('../libs/dev-runtime/dist/start.js');
  return start(process.env, { dev: process.argv.includes('--dev') });
});
