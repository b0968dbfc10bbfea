// `npm test`: checks, unit tests, main paths and a browser smoke run. `--all` (`npm run test:all`): every functional
// test; `--rest`: what `--all` adds to `npm test`; `--shard i/n`: one of n parts. `-- <pattern>`: the matching files.
// `--long`: the long tests; `--faults [-- F5 F9]`: the full fault run, `--quick` with one seed and fewer commands;
// `--containers`: the integration tests on PostgreSQL, Redis and MinIO in containers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
const [shardIndex, shardCount] = String(options.shard).split('/').map(Number);
const shardArgs = shardCount > 1 ? [`--shard=${shardIndex}/${shardCount}`] : [];
/** A part of the suites by name, without the checks and the browser. */
const partial = long || containers;
const extended = options.all || options.rest;

/** Integration and fault tests tagged `extended`, and browser tests not tagged `@smoke`, run in `npm run test:all`. */
const selection = { vitest: [], playwright: [] };
if (options.rest) {
  selection.vitest = ['--project', 'world', '--project', 'faults', '--tags-filter', 'extended'];
  selection.playwright = ['--grep-invert', '@smoke'];
} else if (!extended && !patterns.length && !partial) {
  selection.vitest = ['--tags-filter', '!extended'];
  selection.playwright = ['--grep', '@smoke'];
}

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
      // Tests that a tag leaves to the other command count as skipped, too.
      skipped: args.includes('--tags-filter') ? 0 : numPendingTests + numTodoTests,
    }),
  );
};

/** A file that failed before any of its tests did. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** So many browser tests may need their second try before the run fails. */
const maxFlakyTests = 2;

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
      if (stats.flaky)
        console.log(`  ${stats.flaky} of them passed only when tried again; the list above names them.`);
      const flaky = stats.flaky > maxFlakyTests ? stats.flaky : 0;
      return {
        passed: stats.expected + stats.flaky - flaky,
        failed: stats.unexpected + flaky + errors.length,
        skipped: stats.skipped,
      };
    },
  );
};

/** Chromium, ffmpeg and Redis: installed as root or with CI=true, else one sentence names the command. */
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

const faultRun = (folder, quick) =>
  vitest(
    folder,
    [
      '--project',
      'world',
      'tests/long/faults',
      ...(patterns.length ? ['-t', `^(${patterns.join('|')})[a-z]?:`] : []),
    ],
    { RINKSIDE_LONG: '1', ...(quick && { RINKSIDE_QUICK: '1' }) },
  );

const partialRun = (folder) => {
  if (faults) return faultRun(folder, options.quick);
  if (containers)
    return vitest(folder, ['--project', 'world', ...(patterns.length ? patterns : ['tests/world'])], {
      RINKSIDE_CONTAINERS: '1',
    });
  return vitest(folder, ['--project', 'world', ...patterns], { RINKSIDE_LONG: '1' });
};

const tests = async (folder) => {
  const chromium = await requireTools();
  if (partial) await step('tests', () => partialRun(folder));
  else {
    await step('unit, integration and fault tests', () =>
      vitest(folder, [...shardArgs, ...selection.vitest, ...patterns]),
    );
    await step('browser tests', () => playwright(folder, chromium));
  }
  if (extended && shardIndex === shardCount) {
    await step('coach evaluation', () =>
      vitest(folder, ['--project', 'world', 'tests/evaluation'], { RINKSIDE_EVALUATE: '1' }),
    );
    await step('short fault run', () => faultRun(folder, true));
  }
  if (patterns.length && !total.passed && !total.failed)
    throw new PrepareFailure(`No test file matches ${patterns.join(' ')}; a pattern is a part of a path.`);
};

/** The checks run once: not for chosen files, not after `npm test`, and only in the first shard. */
const runAll = async (folder) => {
  const checked = patterns.length || partial || options.rest || shardIndex > 1;
  if (checked) await build();
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
