// `npm run evaluate`: runs the coach evaluation against the configured model (OPENAI_BASE_URL, OPENAI_API_KEY,
// COACH_MODEL; else the built-in coach) and prints each reply.
import { requireNode } from './node-version.mjs';

requireNode();
const { runMain, compile, installPackages, SetupError, packageFile, run, requirePinnedNode } =
  await import('./prepare.mjs');

await runMain(async () => {
  await installPackages();
  await requirePinnedNode();
  if ((await compile()) !== 0) throw new SetupError('Compiling failed; see the messages above.');
  const vitest = packageFile('vitest/vitest.mjs');
  const args = ['run', 'tests/evaluation', '--project', 'integration', '--disable-console-intercept'];
  return run(process.execPath, [vitest, ...args], { env: { ...process.env, RINKSIDE_EVALUATE: '1' } });
});
