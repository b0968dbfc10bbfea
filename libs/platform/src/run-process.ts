import { EnvError, loadEnv, type Env } from './env.js';
import { createLog, type Log } from './log.js';
import { Shutdown } from './shutdown.js';

/** Returns a sentence if a port of this process cannot be used. */
const explainPortError = ({ PORT, METRICS_PORT }: Env, error: unknown): string | undefined => {
  if (!(error instanceof Error && 'code' in error && 'port' in error)) return undefined;
  const name = error.port === PORT ? 'PORT' : error.port === METRICS_PORT ? 'METRICS_PORT' : undefined;
  if (!name) return undefined;
  if (error.code === 'EADDRINUSE')
    return `${name} ${String(error.port)} is taken; stop what listens there or choose another.`;
  if (error.code === 'EACCES')
    return `${name} ${String(error.port)} may only be used by root; choose one from 1024.`;
  return undefined;
};

/**
 * Runs a server process: parses the environment, starts, and shuts down in order on SIGTERM, SIGINT or when the parent
 * process exits. Configuration errors are printed as one sentence without a stack.
 */
export const runProcess = async (
  name: string,
  start: (env: Env, log: Log) => Promise<{ close(): Promise<void> }>,
): Promise<void> => {
  let env: Env | undefined;
  try {
    env = loadEnv();
    const log = createLog(name, env.LOG_LEVEL);
    const shutdown = new Shutdown(log, 20_000);
    shutdown.onSignals();
    const server = await start(env, log);
    shutdown.add(name, () => server.close());
    process.send?.('ready');
  } catch (error) {
    const portError = env && explainPortError(env, error);
    const reason =
      portError ??
      (error instanceof EnvError ? error.message : error instanceof Error ? error.stack : String(error));
    process.stderr.write(`${name} could not start: ${reason}\n`);
    process.exit(1);
  }
};
