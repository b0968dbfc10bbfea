// `npm run openapi`: generates docs/openapi.json from the contracts.
import { requireNode } from './node-version.mjs';

requireNode();
const { writeFileSync } = await import('node:fs');
const { runMain, installPackages, SetupError, packageFile, root, run, requirePinnedNode } =
  await import('./prepare.mjs');

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  const tool = (path, ...args) => run(process.execPath, [packageFile(path), ...args]);
  if ((await tool('typescript/bin/tsc', '-b', 'libs/contracts')) !== 0)
    throw new SetupError('Compiling failed; see the messages above.');
  const { openapi } = await import('../libs/contracts/dist/openapi.js');
  const file = `${root}/docs/openapi.json`;
  writeFileSync(file, JSON.stringify(openapi(), null, 2));
  return tool('oxfmt/bin/oxfmt', file);
});
