// `npm run bench`: what the product costs beside the leanest code, measured in turns, into docs/performance.md;
// `npm run bench -- P1 P6` only these bars; `--short` in a minute or two, for a first look at a change.
import { requireNode } from './node-version.mjs';

requireNode();
const { asProgram, build, endWithNpm, installPackages, PrepareFailure, program, root, run, underPinnedNode } =
  await import('./prepare.mjs');

endWithNpm();
await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  await build();
  if ((await run(process.execPath, [program('typescript/bin/tsc'), '-b', 'bench'])) !== 0)
    throw new PrepareFailure('Compiling the bench failed; the messages above say where.');
  return run(process.execPath, [
    '--enable-source-maps',
    `${root}/bench/dist/main.js`,
    ...process.argv.slice(2),
  ]);
});
