import { createLog, type Log } from '@rinkside/platform/log';

/**
 * Runs `work` if `module` is the main program, not an import, and logs its result. On failure it logs the message and
 * sets exit code 1.
 */
export const runOnce = async (module: ImportMeta, work: (log: Log) => Promise<object>): Promise<void> => {
  if (!module.main) return;
  const log = createLog('identity', 'info');
  try {
    log.info(await work(log), 'done');
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};
