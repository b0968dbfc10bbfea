import type { HealthCheck } from '@rinkside/platform/health';
import { assertRelayWorks } from '@rinkside/platform/outbox/relay-health';
import type { Resources } from './resources.js';

const assertNoneStalled = async (stalled: Promise<string[]>) => {
  const names = await stalled;
  if (names.length > 0) throw new Error(`queues are stalled: ${names.join(', ')}`);
};

/** Registers the health checks of a worker process. Liveness fails only for what a restart fixes, never during an outage. */
export const registerHealth = (resources: Resources, relay?: Parameters<typeof assertRelayWorks>[2]) => {
  const { database, env, log, metrics, queues, storage } = resources;
  const checks: HealthCheck[] = [
    { name: 'queues', required: true, check: () => assertNoneStalled(queues.stuckQueues().catch(() => [])) },
  ];
  if (relay) checks.push({ name: 'relay', required: true, check: () => assertRelayWorks(env, log, relay) });
  metrics.onHealth('live', checks);
  metrics.onHealth('ready', [
    { name: 'database', required: true, check: () => database.pool.query('select 1') },
    { name: 'storage', check: () => storage.check() },
    ...(env.REDIS_URL ? [{ name: 'redis', check: () => queues.check() }] : []),
    { name: 'queues', check: () => assertNoneStalled(queues.stuckQueues()) },
  ]);
};
