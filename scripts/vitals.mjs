// `npm run test:vitals`: measures the web app in a browser throttled to a slow phone; writes docs/generated/web-vitals.md.
import { requireNode } from './node-version.mjs';

requireNode();
const { runMain, installPackages, requirePinnedNode } = await import('./prepare.mjs');

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  const { runLong } = await import('./browser.mjs');
  return runLong('web-vitals');
});
