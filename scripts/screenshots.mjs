// `npm run screenshots`: every screen with demo data, empty and failing, at 390, 820 and 1440 px, light and dark, into
// the folder `screenshots`, with a sheet of each screen; `npm run screenshots -- chat feed` the screens whose names match.
import { requireNode } from './node-version.mjs';

requireNode();
const { asProgram, installPackages, underPinnedNode } = await import('./prepare.mjs');

await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  const { runLong } = await import('./browser.mjs');
  return runLong('screenshots', { RINKSIDE_SCREENS: process.argv.slice(2).join() });
});
