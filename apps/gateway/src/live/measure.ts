import type { Metrics } from '@rinkside/platform/metrics';
import { Gauge, Histogram } from 'prom-client';
import type { Server } from 'socket.io';

/** Counts sockets when somebody looks; the answer takes note of when a fact that was just handed to them happened. */
export const measureLive = (server: Server, metrics: Metrics) => {
  const sockets = new Gauge({ name: 'rinkside_sockets', help: 'Open sockets.', registers: [] });
  metrics.onScrape([sockets], async () => sockets.set(server.of('/').sockets.size));
  const seconds = new Histogram({
    name: 'rinkside_live_seconds',
    help: 'Time from a fact to its hand-over to the sockets of this gateway.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics.registry],
  });
  return (happened: number) => seconds.observe(Math.max(0, Date.now() - happened) / 1000);
};
