import type { Metrics } from '@rinkside/platform/metrics';
import { Gauge, Histogram } from 'prom-client';
import type { Server } from 'socket.io';

/**
 * Registers the metrics of live updates.
 * @returns a function that records the latency of a delivered event, given its time in ms since 1970.
 */
export const registerLiveMetrics = (server: Server, metrics: Metrics) => {
  const sockets = new Gauge({ name: 'rinkside_sockets', help: 'Open sockets.', registers: [] });
  metrics.onScrape([sockets], async () => sockets.set(server.of('/').sockets.size));
  const latencySeconds = new Histogram({
    name: 'rinkside_live_seconds',
    help: 'Time from a domain event to its delivery to the sockets of this gateway.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics.registry],
  });
  return (occurredAt: number) => latencySeconds.observe(Math.max(0, Date.now() - occurredAt) / 1000);
};
