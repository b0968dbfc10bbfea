// `npm run evaluate`: asks the coach's questions of whoever is configured (OPENAI_BASE_URL, OPENAI_API_KEY,
// COACH_MODEL; else the built-in coach) and prints how each was answered.
import { requireNode } from './node-version.mjs';

requireNode();
const { asProgram, compile, installPackages, PrepareFailure, program, run, underPinnedNode } =
  await import('./prepare.mjs');

await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  if ((await compile()) !== 0) throw new PrepareFailure('Compiling failed; the messages above say where.');
  const vitest = program('vitest/vitest.mjs');
  const args = ['run', 'tests/evaluation', '--project', 'world', '--disable-console-intercept'];
  return run(process.execPath, [vitest, ...args], { env: { ...process.env, RINKSIDE_EVALUATE: '1' } });
});
