// `npm run test:vitals`: how fast the web app is in a slow phone's browser; writes docs/web-speed.md.
import { requireNode } from './node-version.mjs';

requireNode();
const { asProgram, installPackages, underPinnedNode } = await import('./prepare.mjs');

await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  const { runLong } = await import('./browser.mjs');
  return runLong('vitals');
});
