// `npm test`: every check and every test, in order; `npm test -- <pattern>` the tests that match; `--long` the long ones;
// `--faults` every fault, `-- F5 F9` some of them, `--quick` with one seed and fewer commands each;
// `--containers` the world tests on PostgreSQL, Redis and MinIO in containers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';

requireNode();
const {
  asProgram,
  build,
  buildWeb,
  compile,
  endWithNpm,
  installPackages,
  PrepareFailure,
  program,
  run,
  underPinnedNode,
} = await import('./prepare.mjs');

const patterns = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const long = process.argv.includes('--long');
const containers = process.argv.includes('--containers');
const faults = process.argv.includes('--faults');
const quick = process.argv.includes('--quick');
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

const count = (name, { passed = 0, failed = 0, skipped = 0 }, seconds) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed) failures.push(name);
  console.log(
    `  ${failed ? 'FAILED' : 'passed'}: ${name} (${seconds} s, ${passed} passed, ${failed} failed)\n`,
  );
};

const step = async (name, work) => {
  console.log(`# ${name}`);
  const began = Date.now();
  const result = await work();
  const counts =
    typeof result === 'number' ? { passed: Number(result === 0), failed: Number(result !== 0) } : result;
  count(name, counts, ((Date.now() - began) / 1000).toFixed(1));
  return !counts.failed;
};

const tool = (path, ...args) => run(process.execPath, [program(path), ...args]);

/** Runs a test runner that writes its result as JSON; one that crashes counts as a failure of its own. */
const runner = async (path, args, resultFile, env, read) => {
  const code = await run(process.execPath, [program(path), ...args], { env: { ...process.env, ...env } });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(resultFile, 'utf8')));
  } catch {
    console.error('  The runner left no result.');
  }
  if (code !== 0 && !counts.failed) counts.failed = 1;
  return counts;
};

const selection = () => {
  if (containers) return ['--project', 'world', ...(patterns.length ? patterns : ['tests/world'])];
  if (faults)
    return [
      '--project',
      'world',
      'tests/long/faults',
      ...(patterns.length ? ['-t', `^(${patterns.join('|')})[a-z]?:`] : []),
    ];
  return [...(long ? ['--project', 'world'] : []), ...patterns];
};

const vitest = (folder) => {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runner(
    'vitest/vitest.mjs',
    ['run', '--passWithNoTests', ...reporters, ...selection()],
    file,
    {
      ...(long && { RINKSIDE_LONG: '1' }),
      ...(quick && { RINKSIDE_QUICK: '1' }),
      ...(containers && { RINKSIDE_CONTAINERS: '1' }),
    },
    (result) => ({
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.testResults.filter(isBroken).length,
      skipped: result.numPendingTests + result.numTodoTests,
    }),
  );
};

/** A file that failed before any of its tests did. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** So many browser tests may need their second try before the run fails: a busy machine, not a habit. */
const mostSecondTries = 2;

const playwright = (folder, chromium) => {
  const file = join(folder, 'playwright.json');
  return runner(
    '@playwright/test/cli.js',
    ['test', '--pass-with-no-tests', '--reporter=list,json', ...patterns],
    file,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium },
    ({ stats, errors }) => {
      if (stats.flaky)
        console.log(`  ${stats.flaky} of them passed only when tried again; the list above names them.`);
      const wavering = stats.flaky > mostSecondTries ? stats.flaky : 0;
      return {
        passed: stats.expected + stats.flaky - wavering,
        failed: stats.unexpected + wavering + errors.length,
        skipped: stats.skipped,
      };
    },
  );
};

/** Chromium, ffmpeg and Redis: installed where that is this run's to decide, else asked for in one sentence. */
const requireTools = async () => {
  const { findPiece, install, installCommand } = await import('../libs/stack/dist/install.js');
  const { env } = process;
  const missing = ['chromium', 'ffmpeg', 'redis'].filter(
    (piece) => !(piece === 'chromium' && env.CHROMIUM_PATH) && !findPiece(piece, env),
  );
  if (missing.length) {
    console.log(`  Missing: ${missing.join(', ')}`);
    if (process.getuid?.() !== 0 && env.CI !== 'true')
      throw new PrepareFailure(`The tests need ${missing.join(', ')}; run: ${installCommand(missing, env)}`);
    install(missing, env);
  }
  return env.CHROMIUM_PATH || findPiece('chromium', env);
};

const checks = async () => {
  await step('formatting', () => tool('oxfmt/bin/oxfmt', '--check'));
  if (!(await step('types', () => compile({ all: true })))) return false;
  await step('lint', () => tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'));
  return step('web build', buildWeb);
};

const tests = async (folder) => {
  const chromium = await requireTools();
  await step('pure, domain, world and fault tests', () => vitest(folder));
  if (!long && !containers) await step('browser tests', () => playwright(folder, chromium));
  if (patterns.length && !total.passed && !total.failed)
    throw new PrepareFailure(`No test file matches ${patterns.join(' ')}; a pattern is a part of a path.`);
};

const runAll = async (folder) => {
  if (patterns.length || long || containers) await build();
  else if (!(await checks())) return;
  await tests(folder);
};

endWithNpm();
await asProgram(async () => {
  await installPackages();
  await underPinnedNode();
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-results-'));
  try {
    await runAll(folder);
  } catch (error) {
    total.failed += 1;
    failures.push(
      error instanceof PrepareFailure || error.name === 'StackFailure' ? error.message : error.stack,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const failure of failures) console.log(`failed: ${failure}`);
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed ? 1 : 0;
});
