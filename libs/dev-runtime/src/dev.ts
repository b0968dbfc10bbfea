import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { repoPath, repoRoot } from './paths.js';
import type { Product } from './product.js';

/** Packages that run in Node. The web app is watched by its own dev server. */
const compiledPackages = ['contracts', 'platform', 'domain']
  .map((name) => `libs/${name}`)
  .concat(['gateway', 'workers', 'identity'].map((name) => `apps/${name}`));

/** Debounce: editors save a file in several steps. */
const debounceMs = 100;

const compile = async (env: NodeJS.ProcessEnv) => {
  const args = [repoPath('node_modules/typescript/bin/tsc'), '-b', ...compiledPackages];
  const [code] = (await once(
    spawn(process.execPath, args, { cwd: repoRoot, env, stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  )) as [number | null];
  return code === 0;
};

const startWeb = (product: Product, port: number, env: NodeJS.ProcessEnv) =>
  product.registry.start({
    name: 'web',
    command: process.execPath,
    args: [
      repoPath('node_modules/vite/bin/vite.js'),
      'apps/web',
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen=false',
    ],
    cwd: repoRoot,
    env: { ...env, RINKSIDE_ORIGIN: product.gateways[0] },
    inheritOutput: true,
    ready: () =>
      fetch(`http://localhost:${port}/`).then(
        (response) => response.ok,
        () => false,
      ),
  });

/**
 * Watches the sources of a running product: recompiles after every change and restarts the processes. Serves the web app
 * with hot reload on `port` and proxies other requests to the gateway.
 * @throws RuntimeError when the web dev server does not start
 */
export const watchSources = async (
  product: Product,
  port: number,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
) => {
  await startWeb(product, port, env);
  const appProcesses = Object.values(product.processes).filter(
    ({ name }) => !['postgres', 'redis'].includes(name),
  );
  const rebuild = async () => {
    const startedAt = Date.now();
    if (!(await compile(env))) return print('Not restarted: compilation failed.');
    try {
      await Promise.all(appProcesses.map((child) => child.restart()));
      print(`Restarted (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let lastRebuild = Promise.resolve();
  for (const folder of compiledPackages)
    watch(repoPath(`${folder}/src`), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastRebuild = lastRebuild.then(rebuild);
      }, debounceMs);
    }).unref();
};
