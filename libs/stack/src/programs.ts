import type { ChildOptions } from './child.js';
import { fileOf, root } from './layout.js';
import { freePort } from './ports.js';

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    (answer) => answer.ok,
    () => false,
  );

const program = (
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  ready: () => Promise<boolean>,
  flags: string[] = [],
): ChildOptions => ({
  name,
  env,
  ready,
  cwd: root,
  command: process.execPath,
  args: ['--enable-source-maps', ...flags, fileOf(file)],
});

/** The embedded identity provider at `env.IDENTITY_URL`. */
export const identityProgram = (env: NodeJS.ProcessEnv) =>
  program('identity', 'apps/identity/dist/main.js', env, () =>
    answers(`${env.IDENTITY_URL}/oidc/.well-known/openid-configuration`),
  );

/** A gateway on `port`; with `alone` the workers live in its process. */
export const gatewayProgram = (name: string, port: number, env: NodeJS.ProcessEnv, alone = false) =>
  program(
    name,
    alone ? 'scripts/single.mjs' : 'apps/gateway/dist/main.js',
    { ...env, PORT: String(port) },
    () => answers(`http://127.0.0.1:${port}/health/ready`),
  );

/** A worker with its relay; it serves once its metrics can be read. */
export const workerProgram = async (name: string, env: NodeJS.ProcessEnv) => {
  const port = String(await freePort());
  return program(
    name,
    'apps/workers/dist/main.js',
    { ...env, METRICS_PORT: port },
    () => answers(`http://127.0.0.1:${port}/metrics`),
    // As in the Dockerfile: with V8's own halves of the young heap, 32 MB, it would sweep the old one every few seconds.
    ['--max-semi-space-size=8'],
  );
};
