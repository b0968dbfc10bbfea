import { join } from 'node:path';
import type { ProcessOptions } from './supervised-process.js';
import { repoPath, repoRoot } from './paths.js';
import { freePort } from './ports.js';

const respondsOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    (response) => response.ok,
    () => false,
  );

/** The environment of a program of the product. Compiled scripts of an earlier start are reused, as in the Dockerfile. */
export const programEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: env.RINKSIDE_HOME && join(env.RINKSIDE_HOME, 'compile-cache'),
  ...env,
});

const processSpec = (
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  ready: () => Promise<boolean>,
  flags: string[] = [],
): ProcessOptions => ({
  name,
  env: programEnv(env),
  ready,
  cwd: repoRoot,
  command: process.execPath,
  args: ['--enable-source-maps', ...flags, repoPath(file)],
});

/** Process options of the embedded identity provider at `env.IDENTITY_URL`. */
export const identityProcess = (env: NodeJS.ProcessEnv) =>
  processSpec('identity', 'apps/identity/dist/main.js', { ...env, METRICS_PORT: '0' }, () =>
    respondsOk(`${env.IDENTITY_URL}/oidc/.well-known/openid-configuration`),
  );

/** Process options of a gateway. @param singleProcess also runs the workers in this process */
export const gatewayProcess = (name: string, port: number, env: NodeJS.ProcessEnv, singleProcess = false) =>
  processSpec(
    name,
    singleProcess ? 'scripts/single.mjs' : 'apps/gateway/dist/main.js',
    { ...env, PORT: String(port) },
    () => respondsOk(`http://127.0.0.1:${port}/health/ready`),
    // As in the Dockerfile: V8's maximum of 32 MB takes 40 MB more at rest and saves no CPU time. Its minimum of 1 MB
    // makes the start a tenth slower.
    ['--min-semi-space-size=16', '--max-semi-space-size=16'],
  );

/** Process options of a worker; ready when its metrics endpoint responds. */
export const workerProcess = async (name: string, env: NodeJS.ProcessEnv) => {
  const port = String(await freePort());
  return processSpec(
    name,
    'apps/workers/dist/main.js',
    { ...env, METRICS_PORT: port },
    () => respondsOk(`http://127.0.0.1:${port}/metrics`),
    // As in the Dockerfile: with V8's default of 32 MB semi-spaces a worker runs a full collection every few seconds.
    ['--min-semi-space-size=8', '--max-semi-space-size=8'],
  );
};
