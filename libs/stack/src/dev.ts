import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { fileOf, root } from './layout.js';
import type { Product } from './product.js';

/** What runs in Node; the web has a server of its own that watches it. */
const compiled = ['contracts', 'platform', 'domain']
  .map((name) => `libs/${name}`)
  .concat(['gateway', 'workers', 'identity'].map((name) => `apps/${name}`));

/** Editors write a file in several steps, ms. */
const settled = 100;

const compile = async (env: NodeJS.ProcessEnv) => {
  const args = [fileOf('node_modules/typescript/bin/tsc'), '-b', ...compiled];
  const [code] = (await once(
    spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  )) as [number | null];
  return code === 0;
};

const startWeb = (product: Product, port: number, env: NodeJS.ProcessEnv) =>
  product.register.start({
    name: 'web',
    command: process.execPath,
    args: [
      fileOf('node_modules/vite/bin/vite.js'),
      'apps/web',
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen=false',
    ],
    cwd: root,
    env: { ...env, RINKSIDE_ORIGIN: product.gateways[0] },
    onTerminal: true,
    ready: () =>
      fetch(`http://localhost:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      ),
  });

/**
 * Beside a running product: compiles after every change and restarts the processes,
 * and serves the web with hot reload on `port`, passing everything else to the gateway.
 * @throws StackFailure when the web's server does not start.
 */
export const watchSources = async (
  product: Product,
  port: number,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
) => {
  await startWeb(product, port, env);
  const programs = Object.values(product.processes).filter(
    ({ name }) => !['postgres', 'redis'].includes(name),
  );
  const renew = async () => {
    const began = Date.now();
    if (!(await compile(env))) return say('Nothing was restarted, since it does not compile.');
    try {
      await Promise.all(programs.map((program) => program.restart()));
      say(`Restarted with the change (${((Date.now() - began) / 1000).toFixed(1)} s).`);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  for (const folder of compiled)
    watch(fileOf(`${folder}/src`), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(renew);
      }, settled);
    }).unref();
};
