// Gateway, relay and workers in one process: what a machine without Redis gets.
import { startGateway } from '@rinkside/gateway/gateway';
import { runProcess } from '@rinkside/platform/process';
import { startWorkers } from '@rinkside/workers/workers';

await runProcess('single', async (env, log) => {
  // The gateway's metrics are the process's; the workers' own endpoint takes any port.
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
