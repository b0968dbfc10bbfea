import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configurationErrorCode } from '@rinkside/platform/exit-codes';
import { RuntimeError } from './errors.js';
import { repoPath, repoRoot } from './paths.js';
import { programEnv } from './process-specs.js';
import { lastLogLine, logFileMode } from './log-tail.js';

const run = promisify(execFile);

export interface SetupContext {
  home: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/**
 * Runs a program of the product to completion.
 * @returns its standard output
 * @throws RuntimeError with its last log line, without addition if the program exits with `configurationErrorCode`
 */
const runStep = async (what: string, file: string, { home, env, signal }: SetupContext) => {
  const log = join(home, 'logs', 'steps.log');
  mkdirSync(join(home, 'logs'), { recursive: true, mode: 0o700 });
  try {
    const { stdout, stderr } = await run(process.execPath, [repoPath(file)], {
      cwd: repoRoot,
      env: programEnv(env),
      signal,
      maxBuffer: 64 * 1024 ** 2,
    });
    appendFileSync(log, stderr, { mode: logFileMode });
    return stdout;
  } catch (error) {
    signal.throwIfAborted();
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    appendFileSync(log, stdout + stderr, { mode: logFileMode });
    const reason = lastLogLine(stderr || stdout);
    if (code === configurationErrorCode) throw new RuntimeError(reason);
    throw new RuntimeError(`${what} failed: ${reason} (full log: ${log})`);
  }
};

/** Runs the migrations of the product's database. */
export const runMigrations = (context: SetupContext) =>
  runStep('Preparing the database', 'libs/domain/dist/migrations/run.js', context);

/** Runs the migrations of the embedded identity provider. */
export const runIdentityMigrations = (context: SetupContext) =>
  runStep('Preparing the accounts database', 'apps/identity/dist/migrate.js', context);

export interface DemoAccount {
  kind: string;
  email: string;
  password: string;
}

const seedKey = (database: string, demo: boolean) => {
  const hash = createHash('sha256').update(`${database} ${demo}`);
  for (const file of globSync('libs/domain/dist/seed/**/*.js', { cwd: repoRoot }).toSorted())
    hash.update(readFileSync(repoPath(file)));
  return hash.digest('hex');
};

type SeedResult = { key: string; accounts: DemoAccount[] };

/**
 * Seeds the organization directory and, with `demo`, demo players. Runs once per `database` and again when the seed changed.
 * @returns the demo accounts
 */
export const runSeed = async (
  context: SetupContext,
  { database, demo, progress }: { database: string; demo: boolean; progress: (line: string) => void },
): Promise<DemoAccount[]> => {
  const stateFile = join(context.home, 'seed.json');
  const key = seedKey(database, demo);
  const previous = existsSync(stateFile)
    ? (JSON.parse(readFileSync(stateFile, 'utf8')) as SeedResult)
    : undefined;
  if (previous?.key === key) return previous.accounts;
  progress(demo ? 'Drawing demo players, teams and posts' : 'Filling the organization directory');
  const printed = await runStep('Seeding', 'libs/domain/dist/seed/run.js', {
    ...context,
    env: { ...context.env, RINKSIDE_DEMO: demo ? '1' : '0' },
  });
  const line = printed.split('\n').findLast((text) => text.startsWith('{"accounts"'));
  const { accounts } = JSON.parse(line ?? '{"accounts":[]}') as SeedResult;
  writeFileSync(stateFile, JSON.stringify({ key, accounts }), { mode: 0o600 });
  return accounts;
};
