import { EnvError, loadEnv, type Env } from './env.js';
import { createLog, type Log } from './log.js';
import { Shutdown } from './shutdown.js';

/**
 * The whole life of a server process: parse the environment, start, stop in order on SIGTERM, SIGINT or
 * when the parent that started it is gone. What is wrong with the environment is said in one sentence.
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
    const running = await start(env, log);
    shutdown.add(name, () => running.close());
    process.send?.('ready');
  } catch (error) {
    const why =
      error instanceof EnvError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${name} could not start: ${why}\n`);
    process.exit(1);
  }
};
