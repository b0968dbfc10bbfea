import { createLog } from '@rinkside/platform/log';

/** Runs `work` when `module` is the program itself, not an import; logs what it did, or one sentence and exit code 1. */
export const runStep = async (module: ImportMeta, work: () => Promise<object>): Promise<void> => {
  if (!module.main) return;
  const log = createLog('identity', 'info');
  try {
    log.info(await work(), 'done');
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};
