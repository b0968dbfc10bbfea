import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry, type Metric } from 'prom-client';
import type { Commands } from './command.js';
import { runHealthChecks, type HealthCheck } from './health.js';
import { listenOn } from './listen.js';

export interface Metrics {
  registry: Registry;
  /** Registers metrics. `read` updates their values on every scrape. */
  onScrape(metrics: Metric[], read: () => Promise<void>): void;
  /** Also serves `/health/{name}`, for processes without a public port: 503 while a check fails. */
  onHealth(name: 'live' | 'ready', checks: HealthCheck[]): void;
  /** The port `/metrics` is served on. */
  port: number;
  close(): Promise<void>;
}

interface MetricsReply {
  status: number;
  type: string;
  text: string;
}

/**
 * Serves `/metrics` on a separate, non-public port.
 * @param port 0 takes any free port
 * @param addresses to listen on; none: all
 */
export const serveMetrics = async (
  process: string,
  port: number,
  addresses: readonly string[],
): Promise<Metrics> => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const collectors: (() => Promise<void>)[] = [];
  const scrape = async (): Promise<MetricsReply> => {
    await Promise.all(collectors.map((collect) => collect()));
    return { status: 200, type: registry.contentType, text: await registry.metrics() };
  };
  const handlers = new Map<string, () => Promise<MetricsReply>>([['/metrics', scrape]]);
  const server = createServer((request, response) => {
    const handle = handlers.get(request.url ?? '');
    if (!handle) {
      response.writeHead(404).end();
      return;
    }
    handle().then(
      ({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const listener = await listenOn(server, port, addresses);
  return {
    registry,
    onScrape: (metrics, read) => {
      for (const metric of metrics) registry.registerMetric(metric);
      collectors.push(read);
    },
    onHealth: (name, checks) =>
      void handlers.set(`/health/${name}`, async () => {
        const health = await runHealthChecks(checks);
        return { status: health.ok ? 200 : 503, type: 'application/json', text: JSON.stringify(health) };
      }),
    port: listener.port,
    close: () =>
      new Promise((resolve) => {
        listener.close();
        server.close(() => resolve());
      }),
  };
};

/** Records the duration of commands by outcome; retries count as one command. */
export const measureCommands = (commands: Commands, { registry }: Metrics): Commands => {
  const seconds = new Histogram({
    name: 'rinkside_command_seconds',
    help: 'Time a command took to its commit.',
    labelNames: ['outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  commands.onFinished((outcome, durationSeconds) => seconds.observe({ outcome }, durationSeconds));
  return commands;
};
