import { EnvError, loadEnv, type Env } from './env.js';
import { createLog, type Log } from './log.js';
import { Shutdown } from './shutdown.js';

/**
 * Runs a server process: parses the environment, starts, and shuts down in order on SIGTERM, SIGINT or when the parent
 * process exits. Configuration errors are printed as one sentence without a stack.
 */
export const runProcess = async (
  name: string,
  start: (env: Env, log: Log) => Promise<{ close(): Promise<void> }>,
): Promise<void> => {
  try {
    const env = loadEnv();
    const log = createLog(name, env.LOG_LEVEL);
    const shutdown = new Shutdown(log, 20_000);
    shutdown.onSignals();
    const server = await start(env, log);
    shutdown.add(name, () => server.close());
    process.send?.('ready');
  } catch (error) {
    const reason =
      error instanceof EnvError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${name} could not start: ${reason}\n`);
    process.exit(1);
  }
};
