// `npm run screenshots`: takes screenshots of every screen (demo data, empty, failing; 390, 820 and 1440 px; light and dark)
// into the folder `screenshots`, with a contact sheet per screen. `npm run screenshots -- chat feed`: only matching screens.
import { requireNode } from './node-version.mjs';

requireNode();
const { runMain, installPackages, requirePinnedNode } = await import('./prepare.mjs');

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  const { runLong } = await import('./browser.mjs');
  return runLong('screenshots', { RINKSIDE_SCREENS: process.argv.slice(2).join() });
});
