import { watch } from 'node:fs';
import { fileOf, root } from './layout.js';
import type { Product } from './product.js';

const watched = [
  'libs/contracts',
  'libs/platform',
  'libs/domain',
  'apps/gateway',
  'apps/workers',
  'apps/identity',
];
const settled = 300;

/**
 * Beside a running product: compiles on every change, restarts the processes whose code changed,
 * and serves the web with hot reload on `port`, passing everything else to the gateway.
 * @throws StackFailure when either does not start.
 */
export const watchSources = async (
  product: Product,
  port: number,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
) => {
  const tool = { command: process.execPath, cwd: root, onTerminal: true };
  await product.register.start({
    ...tool,
    name: 'compiler',
    args: [fileOf('node_modules/typescript/bin/tsc'), '-b', '-w', '--preserveWatchOutput'],
    env,
    ready: async () => true,
  });
  await product.register.start({
    ...tool,
    name: 'web',
    args: [
      fileOf('node_modules/vite/bin/vite.js'),
      'apps/web',
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen=false',
    ],
    env: { ...env, RINKSIDE_ORIGIN: product.gateways[0] },
    ready: () =>
      fetch(`http://localhost:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      ),
  });

  const programs = Object.values(product.processes).filter(
    ({ name }) => !['postgres', 'redis'].includes(name),
  );
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const restart = async () => {
    say('Restarting after a change');
    try {
      for (const program of programs) await program.restart();
      say('Ready again');
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  for (const folder of watched)
    watch(fileOf(`${folder}/dist`), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.js')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(restart);
      }, settled);
    }).unref();
};
