// `npm run openapi`: writes the OpenAPI document, generated from the contracts, to dist/openapi.json.
import { requireNode } from './node-version.mjs';

requireNode();
const { mkdirSync, writeFileSync } = await import('node:fs');
const { runMain, installPackages, SetupError, packageFile, root, run, requirePinnedNode } =
  await import('./prepare.mjs');

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  if ((await run(process.execPath, [packageFile('typescript/bin/tsc'), '-b', 'apps/gateway'])) !== 0)
    throw new SetupError('Compiling failed; see the messages above.');
  const { openapi } = await import('../apps/gateway/dist/api-docs/openapi.js');
  mkdirSync(`${root}/dist`, { recursive: true });
  writeFileSync(`${root}/dist/openapi.json`, `${JSON.stringify(openapi(), null, 2)}\n`);
  console.log('written: dist/openapi.json');
  return 0;
});
