// `npm run content`: checks the pages in `content` and builds what the coach answers with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';

requireNode();
const { runMain, compile, installPackages, requirePinnedNode, root } = await import('./prepare.mjs');

/** Whether questions, titles or disclosures changed since the last training. */
const isTrainingStale = async () => {
  const { careHash, rankingHash } = await import('../libs/coach/dist/training/training-hash.js');
  const trainedFrom = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).trainedFrom;
  return (
    trainedFrom('libs/coach/weights/ranking.json') !== rankingHash() ||
    trainedFrom('libs/safety/weights/care.json') !== careHash()
  );
};

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  const status = await compile();
  if (status) return status;
  console.log('The pages are right. Start the product again to try them.');
  if (await isTrainingStale())
    console.log('What trains the coach has changed. When the pages are finished, run: npm run train-coach');
  return 0;
});
