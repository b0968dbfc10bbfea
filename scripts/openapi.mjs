// `npm run openapi`: writes docs/openapi.json, the reference's committed copy, anew from the contracts.
import { requireNode } from './node-version.mjs';

requireNode();
const { writeFileSync } = await import('node:fs');
const { asProgram, installPackages, PrepareFailure, program, root, run, underPinnedNode } =
  await import('./prepare.mjs');

await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  const tool = (path, ...args) => run(process.execPath, [program(path), ...args]);
  if ((await tool('typescript/bin/tsc', '-b', 'libs/contracts')) !== 0)
    throw new PrepareFailure('Compiling failed; the messages above say where.');
  const { openapi } = await import('../libs/contracts/dist/openapi.js');
  const file = `${root}/docs/openapi.json`;
  writeFileSync(file, JSON.stringify(openapi(), null, 2));
  return tool('oxfmt/bin/oxfmt', file);
});
