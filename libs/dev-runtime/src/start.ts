import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { readSecretFiles } from '@rinkside/platform/env-names';
import { banner } from './banner.js';
import { watchSources } from './dev.js';
import { RuntimeError } from './errors.js';
import { findFfmpeg } from './ffmpeg.js';
import { checkExternalServices } from './external-services.js';
import { findProgram, installPackages, type SystemPackage } from './install.js';
import { freePort, requirePort } from './ports.js';
import { startProduct } from './product.js';

export interface StartOptions {
  /** Recompiles, restarts and hot-reloads on changes. */
  dev?: boolean;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Validates the operator's settings. A missing DATABASE_URL is replaced by a placeholder: the embedded server sets it later. */
const readEnv = (source: NodeJS.ProcessEnv): Env =>
  loadEnv({ ...source, DATABASE_URL: source.DATABASE_URL || 'postgres://127.0.0.1/rinkside' });

const installMissing = async (source: NodeJS.ProcessEnv) => {
  const missing: SystemPackage[] = [];
  if (!source.REDIS_URL && !findProgram('redis', source)) missing.push('redis');
  if ((await findFfmpeg(source)).missing) missing.push('ffmpeg');
  if (missing.length) installPackages(missing, source);
};

/** Returns a signal that aborts on Ctrl-C, SIGTERM, SIGHUP, or when the parent process exits. */
const createStopSignal = () => {
  const controller = new AbortController();
  let requestedAt = 0;
  const requestStop = () => {
    if (!requestedAt) requestedAt = Date.now();
    // npm and the terminal may both forward one Ctrl-C. A later one exits at once; the watchdog stops the processes.
    else if (Date.now() - requestedAt > 2000) process.exit(1);
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);
  process.once('disconnect', requestStop);
  return controller.signal;
};

const messageFor = (error: unknown) => {
  if (error instanceof RuntimeError || error instanceof EnvError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return 'The disk is full; make room, or set RINKSIDE_HOME to a folder on another disk.';
  return `Rinkside could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};

/**
 * Runs the whole product until it is stopped.
 * @returns the exit code: 0 after an ordered stop, 1 when it could not start (the reason is printed)
 */
export const start = async (
  variables: NodeJS.ProcessEnv,
  { dev = false }: StartOptions = {},
): Promise<0 | 1> => {
  const signal = createStopSignal();
  const stopped = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  try {
    const startedAt = Date.now();
    const source = readSecretFiles(variables);
    const env = readEnv(source);
    if (source.REDIS_PASSWORD) Object.assign(source, { REDIS_URL: env.REDIS_URL, REDIS_PASSWORD: '' });
    if (source.DATABASE_PASSWORD)
      Object.assign(source, { DATABASE_URL: env.DATABASE_URL, DATABASE_PASSWORD: '' });
    if (env.RINKSIDE_INSTALL) await installMissing(source);
    await checkExternalServices(env, source);
    const mode = source.REDIS_URL || findProgram('redis', source) ? 'redis' : 'single';
    const port = env.PORT || (await freePort());
    if (dev) await requirePort(port);
    const origin = source.PUBLIC_ORIGIN || `http://localhost:${port}`;
    const product = await startProduct({
      home: env.RINKSIDE_HOME,
      mode,
      demo: env.RINKSIDE_DEMO,
      signal,
      // In development the web dev server takes the public port and proxies to the gateway.
      port: dev ? await freePort() : port,
      env: {
        ...source,
        PUBLIC_ORIGIN: origin,
        RINKSIDE_DEMO_GAME: source.RINKSIDE_DEMO_GAME || (env.RINKSIDE_DEMO ? '1' : '0'),
      },
      progress: (line) => print(`  ${line}`),
    });
    try {
      if (dev) await watchSources(product, port, source, print);
      print(
        banner(product, {
          env: source,
          home: env.RINKSIDE_HOME,
          mode,
          seconds: (Date.now() - startedAt) / 1000,
        }),
      );
      if (!signal.aborted) await stopped;
    } finally {
      print('Stopping');
      await product.stop();
    }
    print('Stopped.');
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    process.stderr.write(`\n${messageFor(error)}\n`);
    return 1;
  }
};
