// `npm test`: checks, unit tests, main integration tests and browser smoke tests. `--all` (`npm run test:all`): every
// functional test; `--rest`: only the tests that `--all` adds; `--shard i/n`: one of n shards. `-- <pattern>`: matching files.
// `--long`: the long tests; `--faults [-- F5 F9]`: the full fault run, `--quick` with one seed and fewer commands;
// `--containers`: the integration tests on PostgreSQL, Redis and S3 in containers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './node-version.mjs';

requireNode();
const {
  runMain,
  build,
  buildWeb,
  compile,
  exitWithNpm,
  installPackages,
  SetupError,
  packageFile,
  run,
  requirePinnedNode,
} = await import('./prepare.mjs');

const flag = { type: 'boolean', default: false };
const { values: options, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    all: flag,
    rest: flag,
    long: flag,
    faults: flag,
    quick: flag,
    containers: flag,
    shard: { type: 'string', default: '1/1' },
  },
});
const { long, faults, containers } = options;
const shard = String(options.shard);
const [, shardIndex = 0, shardCount = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
const shardArgs = shardCount > 1 ? [`--shard=${shardIndex}/${shardCount}`] : [];
/** Selected suites only, without checks and browser tests. */
const partial = long || containers;
const extended = options.all || options.rest;

/** Tests tagged `extended`, and browser tests not tagged `@smoke`, run in `npm run test:all`. */
const selection = { vitest: [], playwright: [] };
if (options.rest) {
  // No web test is tagged.
  const projects = ['node', 'integration', 'chaos'].flatMap((name) => ['--project', name]);
  selection.vitest = [...projects, '--tags-filter', 'extended'];
  selection.playwright = ['--grep-invert', '@smoke'];
} else if (!extended && !patterns.length && !partial) {
  selection.vitest = ['--tags-filter', '!extended'];
  selection.playwright = ['--grep', '@smoke'];
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Characters of an error in the summary. */
const maxFailureLength = 500;

const count = (name, { passed = 0, failed = 0, skipped = 0, failedTests = [] }, seconds) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed) failures.push(name, ...failedTests);
  console.log(
    `  ${failed ? 'FAILED' : 'passed'}: ${name} (${seconds} s, ${passed} passed, ${failed} failed)\n`,
  );
};

const step = async (name, work) => {
  console.log(`# ${name}`);
  const startedAt = Date.now();
  const result = await work();
  const counts =
    typeof result === 'number' ? { passed: Number(result === 0), failed: Number(result !== 0) } : result;
  count(name, counts, ((Date.now() - startedAt) / 1000).toFixed(1));
  return !counts.failed;
};

const tool = (path, ...args) => run(process.execPath, [packageFile(path), ...args]);

/** Runs a test runner that writes a JSON report. A crash counts as one failure. */
const runner = async (path, args, resultFile, env, read) => {
  const code = await run(process.execPath, [packageFile(path), ...args], { env: { ...process.env, ...env } });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(resultFile, 'utf8')));
  } catch {
    console.error('  The runner wrote no report.');
  }
  if (code !== 0 && !counts.failed) counts.failed = 1;
  return counts;
};

const vitest = (folder, args, env = {}) => {
  const file = join(folder, 'vitest.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runner(
    'vitest/vitest.mjs',
    ['run', '--passWithNoTests', ...reporters, ...args],
    file,
    env,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(isBroken).length,
      // Tests excluded by the tag filter are also reported as skipped.
      skipped: args.includes('--tags-filter') ? 0 : numPendingTests + numTodoTests,
      failedTests: testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(describeFailure)),
    }),
  );
};

/** A file that failed outside its tests, for example on import. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** Name and first error of a failed test, for the end of the log. */
const describeFailure = ({ status, fullName, failureMessages }) =>
  status === 'failed' ? `${fullName}: ${failureMessages[0]?.slice(0, maxFailureLength)}` : [];

/** The run fails when more browser tests pass only on retry. */
const maxFlakyTests = (tests) => 2 + 0.02 * tests;

const playwright = (folder, chromium) => {
  const file = join(folder, 'playwright.json');
  return runner(
    '@playwright/test/cli.js',
    [
      'test',
      '--pass-with-no-tests',
      '--reporter=list,json',
      ...shardArgs,
      ...selection.playwright,
      ...patterns,
    ],
    file,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium },
    ({ stats, errors }) => {
      if (stats.flaky) console.log(`  ${stats.flaky} tests passed only on retry; see the list above.`);
      const flaky = stats.flaky > maxFlakyTests(stats.expected) ? stats.flaky : 0;
      return {
        passed: stats.expected + stats.flaky - flaky,
        failed: stats.unexpected + flaky + errors.length,
        skipped: stats.skipped,
      };
    },
  );
};

/** Whether browser tests match the patterns: their set-up starts two products and takes over a minute. Errors count as a match. */
const hasBrowserTests = async (folder) => {
  if (patterns.length === 0) return true;
  const file = join(folder, 'list.json');
  const options = ['--list', '--pass-with-no-tests', '--reporter=json'];
  const code = await run(
    process.execPath,
    [packageFile('@playwright/test/cli.js'), 'test', ...options, ...patterns],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, quiet: true },
  );
  return code !== 0 || JSON.parse(readFileSync(file, 'utf8')).suites.length > 0;
};

/** Requires Chromium, ffmpeg and Redis. Installs them as root or with CI=true; otherwise prints the command. */
const requireTools = async () => {
  const {
    findProgram,
    installCommand,
    installPackages: installSystemPackages,
  } = await import('../libs/dev-runtime/dist/install.js');
  const { env } = process;
  const missing = ['chromium', 'ffmpeg', 'redis'].filter(
    (name) => !(name === 'chromium' && env.CHROMIUM_PATH) && !findProgram(name, env),
  );
  if (missing.length) {
    console.log(`  Missing: ${missing.join(', ')}`);
    if (process.getuid?.() !== 0 && env.CI !== 'true')
      throw new SetupError(`The tests need ${missing.join(', ')}; run: ${installCommand(missing, env)}`);
    installSystemPackages(missing, env);
  }
  return env.CHROMIUM_PATH || findProgram('chromium', env);
};

const checks = async () => {
  await step('formatting', () => tool('oxfmt/bin/oxfmt', '--check'));
  if (!(await step('types', () => compile({ all: true })))) return false;
  await step('lint', () => tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'));
  await step('unused code', () => tool('knip/bin/knip.js', '--no-progress'));
  return step('web build', buildWeb);
};

const faultRun = (folder, quick) =>
  vitest(
    folder,
    [
      '--project',
      'integration',
      'tests/long/faults',
      ...(patterns.length ? ['-t', `^(${patterns.join('|')})[a-z]?:`] : []),
    ],
    { RINKSIDE_LONG: '1', ...(quick && { RINKSIDE_QUICK: '1' }) },
  );

const partialRun = (folder) => {
  if (faults) return faultRun(folder, options.quick);
  if (containers)
    return vitest(
      folder,
      ['--project', 'integration', ...(patterns.length ? patterns : ['tests/integration'])],
      {
        RINKSIDE_CONTAINERS: '1',
      },
    );
  return vitest(folder, ['--project', 'integration', ...patterns], { RINKSIDE_LONG: '1' });
};

const tests = async (folder) => {
  const chromium = await requireTools();
  if (partial) await step('tests', () => partialRun(folder));
  else {
    await step('unit, integration and fault tests', () =>
      vitest(folder, [...shardArgs, ...selection.vitest, ...patterns]),
    );
    if (await hasBrowserTests(folder)) await step('browser tests', () => playwright(folder, chromium));
  }
  if (extended && shardIndex === shardCount) {
    await step('coach evaluation', () =>
      vitest(folder, ['--project', 'integration', 'tests/evaluation'], {
        RINKSIDE_EVALUATE: '1',
        // Without the reworded questions, whose results are only printed.
        EVALUATION_QUICK: '1',
      }),
    );
    await step('short fault run', () => faultRun(folder, true));
  }
  if (patterns.length && !total.passed && !total.failed)
    throw new SetupError(`No test file matches ${patterns.join(' ')}; a pattern is a part of a path.`);
};

/** Runs the checks only once: not for selected files, not with `--rest`, and only in the first shard. */
const runAll = async (folder) => {
  const skipChecks = patterns.length || partial || options.rest || shardIndex > 1;
  if (skipChecks) await build();
  else if (!(await checks())) return;
  await tests(folder);
};

exitWithNpm();
await runMain(async () => {
  if (shardIndex < 1 || shardIndex > shardCount)
    throw new SetupError(`--shard ${shard} is not i/n with i from 1 to n, such as 1/3.`);
  await installPackages();
  await requirePinnedNode();
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-results-'));
  // The tests start hundreds of processes; each needs a quarter less processor time to load its modules.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compile-cache');
  try {
    await runAll(folder);
  } catch (error) {
    total.failed += 1;
    failures.push(error instanceof SetupError || error.name === 'RuntimeError' ? error.message : error.stack);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const failure of failures) console.log(`failed: ${failure}`);
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed ? 1 : 0;
});
