// Gateway, relay and workers in one process, for installations without Redis.
import { startGateway } from '@rinkside/gateway/gateway';
import { runProcess } from '@rinkside/platform/run-process';
import { startWorkers } from '@rinkside/workers/workers';

await runProcess('single', async (env, log) => {
  // METRICS_PORT serves the gateway's metrics; the workers' endpoint takes any free port.
  const workers = await startWorkers({ ...env, METRICS_PORT: 0 }, log);
  try {
    const gateway = await startGateway(env, log);
    return {
      close: async () => {
        await gateway.close();
        await workers.close();
      },
    };
  } catch (error) {
    await workers.close();
    throw error;
  }
});
