// `npm run bench`: benchmarks the product against minimal baselines and writes docs/generated/bench.md.
// `npm run bench -- P1 P6` runs only these benchmarks; `--short` runs all of them briefly, for a first look at a change.
import { requireNode } from './node-version.mjs';

requireNode();
const {
  runMain,
  build,
  exitWithNpm,
  installPackages,
  SetupError,
  packageFile,
  root,
  run,
  requirePinnedNode,
} = await import('./prepare.mjs');

exitWithNpm();
await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  await build();
  if ((await run(process.execPath, [packageFile('typescript/bin/tsc'), '-b', 'bench'])) !== 0)
    throw new SetupError('Compiling the benchmarks failed; see the messages above.');
  return run(process.execPath, [
    '--enable-source-maps',
    `${root}/bench/dist/main.js`,
    ...process.argv.slice(2),
  ]);
});
