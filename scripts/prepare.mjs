import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', 'node');

/** Something is in the way: one sentence that says what, and how to mend it. */
export class PrepareFailure extends Error {}

/** Runs `main`; a failure becomes one sentence and exit code 1. */
export const asProgram = async (main) => {
  try {
    process.exit(await main());
  } catch (error) {
    console.error(`\n${error instanceof PrepareFailure ? error.message : (error.stack ?? error)}`);
    process.exit(1);
  }
};

/** Under npm, ends like Ctrl-C when npm is gone: nobody could stop the product from its terminal any more. */
export const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
};

/**
 * Runs a command from the root and shows what it prints.
 * @returns {Promise<number>} its exit code, 1 when a signal or a missing program ended it.
 */
export const run = (command, args, { env = process.env, quiet = false } = {}) =>
  new Promise((done) => {
    const stdio = ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'];
    const child = spawn(command, args, { cwd: root, env, stdio });
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });

/** Says what begins, and how long it took. */
export const timed = async (what, work) => {
  console.log(`  ${what} …`);
  const began = Date.now();
  const waiting = setInterval(() => console.log(`  … ${Math.round((Date.now() - began) / 1000)} s`), 15_000);
  try {
    return await work();
  } finally {
    clearInterval(waiting);
    const took = (Date.now() - began) / 1000;
    if (took > 1) console.log(`  ${what}: ${took.toFixed(1)} s`);
  }
};

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes down what it installed, last of all; an install that was cut off has no such file. */
const installed = () => {
  const hidden = join(modules, '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const there = packagesIn(hidden);
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional }]) => (there[path] ? there[path].version === version : optional));
};

/** Installs the locked packages when they are not those installed already. */
export const installPackages = async () => {
  if (!installed()) {
    // The system's own Node installs: the pinned one lies in the folder npm empties first.
    const path = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(modules));
    const env = { ...process.env, PATH: path.join(delimiter) };
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await timed('Installing packages (npm ci)', () => run('npm', args, { env }));
    if (code !== 0)
      throw new PrepareFailure(
        'Installing the packages with "npm ci" failed for the reason above; mend it (network, disk space, write access) and start again.',
      );
  }
  if (!existsSync(pinnedNode))
    throw new PrepareFailure(
      'The pinned Node 24 is missing because install scripts did not run; run "npm ci --ignore-scripts=false" and start again.',
    );
};

/**
 * Goes on only in the pinned Node; any other runs this program again in that one and ends with its exit code.
 * The channel between the two lets the inner one stop when this one is killed.
 */
export const underPinnedNode = async () => {
  const { version } = createRequire(import.meta.url)(join(modules, 'node', 'package.json'));
  if (process.versions.node === version) return;
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((done) => {
    child.once('error', () => done(1));
    child.once('exit', (status) => done(status ?? 1));
  });
  process.exit(code);
};

/** A file of an installed package. */
export const program = (path) => join(modules, path);

/**
 * Type checks and compiles what runs in Node; `all` checks the web's and the tests' types too, which need no output.
 * The compiler itself skips what is unchanged.
 */
export const compile = async ({ all = false } = {}) => {
  const folders = ['libs', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
    .filter((folder) => folder !== join('apps', 'web'));
  // Outputs removed by hand, while the compiler's notes still call them fresh, have to be made again.
  const gone = folders.some((folder) => !existsSync(join(root, folder, 'dist')));
  const targets = all ? [] : folders;
  return run(process.execPath, [
    program('typescript/bin/tsc'),
    '-b',
    ...targets,
    ...(gone ? ['--force'] : []),
  ]);
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

/** Builds the web app unless its sources are those of the last build. */
export const buildWeb = async () => {
  const memory = join(modules, '.cache', 'rinkside-web');
  const fingerprint = webFingerprint();
  const fresh =
    existsSync(join(root, 'apps/web/dist/site/index.html')) &&
    existsSync(memory) &&
    readFileSync(memory, 'utf8') === fingerprint;
  if (fresh) return 0;
  rmSync(memory, { force: true });
  const code = await run(process.execPath, [
    program('vite/bin/vite.js'),
    'build',
    'apps/web',
    '--logLevel',
    'warn',
  ]);
  if (code === 0) {
    mkdirSync(join(memory, '..'), { recursive: true });
    writeFileSync(memory, fingerprint);
  }
  return code;
};

/** Compiles and builds the whole product. */
export const build = async () => {
  if ((await timed('Compiling', () => compile())) !== 0)
    throw new PrepareFailure('Compiling failed; the messages above say where.');
  if ((await timed('Building the web app', buildWeb)) !== 0)
    throw new PrepareFailure('Building the web app failed; the messages above say where.');
};
