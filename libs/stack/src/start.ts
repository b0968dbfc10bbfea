import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { banner } from './banner.js';
import { watchSources } from './dev.js';
import { StackFailure } from './failure.js';
import { findFfmpeg } from './ffmpeg.js';
import { checkGiven } from './given.js';
import { findPiece, install, type Piece } from './install.js';
import { freePort, requirePort } from './ports.js';
import { startProduct } from './product.js';

export interface StartOptions {
  /** Recompiles, restarts and hot-reloads on every change. */
  dev?: boolean;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The operator's settings, checked before anything starts; the database may still be the embedded one. */
const readEnv = (source: NodeJS.ProcessEnv): Env =>
  loadEnv({ ...source, DATABASE_URL: source.DATABASE_URL || 'postgres://127.0.0.1/rinkside' });

const installMissing = async (source: NodeJS.ProcessEnv) => {
  const missing: Piece[] = [];
  if (!source.REDIS_URL && !findPiece('redis', source)) missing.push('redis');
  if (['npm', 'nowhere'].includes((await findFfmpeg(source)).from)) missing.push('ffmpeg');
  if (missing.length) install(missing, source);
};

/** Resolves at the first wish to stop: Ctrl-C, SIGTERM, or the end of the process that started this one. */
const wishToStop = () => {
  const controller = new AbortController();
  let asked = 0;
  const ask = () => {
    if (!asked) asked = Date.now();
    // npm and the terminal may both pass on one Ctrl-C; a later one is a second wish, and the watchdog ends the rest.
    else if (Date.now() - asked > 2000) process.exit(1);
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.once('disconnect', ask);
  return controller.signal;
};

const sentenceOf = (error: unknown) => {
  if (error instanceof StackFailure || error instanceof EnvError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return 'The disk is full; make room, or set RINKSIDE_HOME to a folder on another disk.';
  return `Rinkside could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};

/**
 * Runs the whole product until it is asked to stop.
 * @returns the exit code: 0 after an ordered stop, 1 when it could not start; then one sentence says why.
 */
export const start = async (
  source: NodeJS.ProcessEnv,
  { dev = false }: StartOptions = {},
): Promise<0 | 1> => {
  const signal = wishToStop();
  const stopped = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  try {
    const began = Date.now();
    const env = readEnv(source);
    if (env.RINKSIDE_INSTALL) await installMissing(source);
    await checkGiven(env, source);
    const mode = source.REDIS_URL || findPiece('redis', source) ? 'redis' : 'single';
    const port = env.PORT || (await freePort());
    if (dev) await requirePort(port);
    const origin = source.PUBLIC_ORIGIN || `http://localhost:${port}`;
    const product = await startProduct({
      home: env.RINKSIDE_HOME,
      mode,
      demo: env.RINKSIDE_DEMO,
      signal,
      // In development the web's own server takes the public port and passes the rest on.
      port: dev ? await freePort() : port,
      env: { ...source, PUBLIC_ORIGIN: origin },
      progress: (line) => say(`  ${line}`),
    });
    try {
      if (dev) await watchSources(product, port, source, say);
      say(
        banner(product, { env: source, home: env.RINKSIDE_HOME, mode, seconds: (Date.now() - began) / 1000 }),
      );
      if (!signal.aborted) await stopped;
    } finally {
      say('Stopping');
      await product.stop();
    }
    say('Stopped.');
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    process.stderr.write(`\n${sentenceOf(error)}\n`);
    return 1;
  }
};
