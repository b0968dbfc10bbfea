// Gateway, relay and workers in one process: what a machine without Redis gets.
import { startGateway } from '@rinkside/gateway/gateway';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Shutdown } from '@rinkside/platform/shutdown';
import { startWorkers } from '@rinkside/workers/workers';

let log = createLog('single', 'info');
try {
  const env = loadEnv();
  log = createLog('single', env.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  shutdown.onSignals();
  // The gateway's metrics are the process's; the workers' own endpoint takes any port.
  const workers = await startWorkers({ ...env, METRICS_PORT: 0 }, log);
  shutdown.add('workers', () => workers.close());
  const gateway = await startGateway(env, log);
  shutdown.add('gateway', () => gateway.close());
} catch (error) {
  log.fatal({ err: error }, 'could not start');
  process.exit(1);
}
