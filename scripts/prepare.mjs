import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', 'node');

/** A problem the user can fix. The message is one sentence: what is wrong and what to do. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** Runs `main` and exits with its code; prints errors and exits with 1. */
export const runMain = async (main) => {
  try {
    process.exit(await main());
  } catch (error) {
    console.error(`\n${error instanceof SetupError ? error.message : (error.stack ?? error)}`);
    process.exit(1);
  }
};

/** Under npm, stops like on SIGTERM when npm exits: the terminal could no longer stop the product. */
export const exitWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
};

/**
 * Runs a command in the repository root with its output on this terminal.
 * @returns {Promise<number>} its exit code; 1 when it was killed or not found
 */
export const run = (command, args, { env = process.env, quiet = false } = {}) =>
  new Promise((resolveExit) => {
    const stdio = ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'];
    const child = spawn(command, args, { cwd: root, env, stdio });
    child.once('error', () => resolveExit(1));
    child.once('close', (code) => resolveExit(code ?? 1));
  });

/** Prints the start and the duration of a step. */
export const withTiming = async (what, work) => {
  console.log(`  ${what} …`);
  const startedAt = Date.now();
  const progressTimer = setInterval(
    () => console.log(`  … ${Math.round((Date.now() - startedAt) / 1000)} s`),
    15_000,
  );
  try {
    return await work();
  } finally {
    clearInterval(progressTimer);
    const seconds = (Date.now() - startedAt) / 1000;
    if (seconds > 1) console.log(`  ${what}: ${seconds.toFixed(1)} s`);
  }
};

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Compares with npm's hidden lockfile, which it writes last: an interrupted install has none. */
const isInstalled = () => {
  const hiddenLockfile = join(modules, '.package-lock.json');
  if (!existsSync(hiddenLockfile)) return false;
  const installed = packagesIn(hiddenLockfile);
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional,
    );
};

/** Runs `npm ci` unless the packages of the lockfile are already installed. */
export const installPackages = async () => {
  if (!isInstalled()) {
    // Run npm with the system's Node: npm first deletes the folder that contains the pinned one.
    const path = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(modules));
    const env = { ...process.env, PATH: path.join(delimiter) };
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await withTiming('Installing packages (npm ci)', () => run('npm', args, { env }));
    if (code !== 0)
      throw new SetupError(
        'Installing the packages with "npm ci" failed for the reason above; fix it (network, disk space, write access) and start again.',
      );
  }
  if (!existsSync(pinnedNode))
    throw new SetupError(
      'The pinned Node 24 is missing because install scripts did not run; run "npm ci --ignore-scripts=false" and start again.',
    );
};

/**
 * Under another Node version, runs this program again with the pinned one and exits with its code. The IPC channel lets the
 * child stop when this process is killed.
 */
export const requirePinnedNode = async () => {
  const { version } = createRequire(import.meta.url)(join(modules, 'node', 'package.json'));
  if (process.versions.node === version) return;
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolveExit) => {
    child.once('error', () => resolveExit(1));
    child.once('exit', (status) => resolveExit(status ?? 1));
  });
  process.exit(code);
};

/** Returns the path of a file in node_modules. */
export const packageFile = (path) => join(modules, path);

/**
 * Type-checks and compiles the packages that run in Node, incrementally, and builds the content of the coach.
 * @param options `all`: also type-checks the web app and the tests, which need no output
 */
export const compile = async ({ all = false } = {}) => {
  const folders = ['libs', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
    .filter((folder) => folder !== join('apps', 'web') && existsSync(join(root, folder, 'tsconfig.json')));
  // Rebuild when an output folder was deleted: the build info still calls it up to date.
  const isOutputMissing = folders.some((folder) => !existsSync(join(root, folder, 'dist')));
  const targets = all ? [] : folders;
  const status = await run(process.execPath, [
    packageFile('typescript/bin/tsc'),
    '-b',
    ...targets,
    ...(isOutputMissing ? ['--force'] : []),
  ]);
  return status || run(process.execPath, [join(root, 'libs/coach/dist/content/build-content.js')]);
};

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](dist|node_modules)[\\/]/.test(file));

const webFingerprint = () => {
  const hash = createHash('sha256');
  const sources = ['apps/web', 'libs/contracts/src'].flatMap(filesIn).toSorted();
  for (const file of [...sources, join(root, 'package-lock.json')])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Builds the web app if its sources changed since the last build. */
export const buildWeb = async () => {
  const stampFile = join(modules, '.cache', 'rinkside-web');
  const fingerprint = webFingerprint();
  const isUpToDate =
    existsSync(join(root, 'apps/web/dist/site/index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint;
  if (isUpToDate) return 0;
  rmSync(stampFile, { force: true });
  const code = await run(process.execPath, [
    packageFile('vite/bin/vite.js'),
    'build',
    'apps/web',
    '--logLevel',
    'warn',
  ]);
  if (code === 0) {
    mkdirSync(join(stampFile, '..'), { recursive: true });
    writeFileSync(stampFile, fingerprint);
  }
  return code;
};

/** Compiles and builds the whole product. */
export const build = async () => {
  if ((await withTiming('Compiling', () => compile())) !== 0)
    throw new SetupError('Compiling failed; see the messages above.');
  if ((await withTiming('Building the web app', buildWeb)) !== 0)
    throw new SetupError('Building the web app failed; see the messages above.');
};
