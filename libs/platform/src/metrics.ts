import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Commands } from './command.js';
import { runHealthChecks, type HealthCheck } from './health.js';
import { listenOn } from './listen.js';

export interface Metrics {
  registry: Registry;
  /**
   * Registers gauges. `read` updates their values on every scrape. While it fails or takes longer than a second, they are
   * absent, and the others are still served.
   */
  onScrape(gauges: Gauge[], read: () => Promise<void>): void;
  /** Registers what this process depends on; each scrape reports whether it answers. */
  onDependency(name: string, check: () => Promise<unknown>): void;
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

/** Prometheus waits 10 s for all of them. */
const readTimeoutMs = 1000;

const removeValues = (gauges: Gauge[]) => {
  for (const gauge of gauges) {
    gauge.reset();
    // A gauge without labels is reset to 0.
    gauge.remove({});
  }
};

/** Returns a function that updates the gauges or, if `read` fails or is too slow, removes their values. It never fails. */
const createReader = (gauges: Gauge[], read: () => Promise<void>) => {
  let running: Promise<void> | undefined;
  return async () => {
    // A read that hangs is not started again.
    running ??= read().finally(() => (running = undefined));
    const timeout = AbortSignal.timeout(readTimeoutMs);
    const timedOut = new Promise<never>((_, reject) =>
      timeout.addEventListener('abort', () => reject(new Error('too slow'))),
    );
    try {
      await Promise.race([running, timedOut]);
    } catch {
      removeValues(gauges);
    }
  };
};

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
  const dependencyUp = new Gauge({
    name: 'rinkside_dependency_up',
    help: 'Whether a store or service that this process uses answers within a second.',
    labelNames: ['dependency'],
    registers: [registry],
  });
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
    onScrape: (gauges, read) => {
      for (const gauge of gauges) registry.registerMetric(gauge);
      collectors.push(createReader(gauges, read));
    },
    onDependency: (name, check) => {
      const up = (isUp: boolean) => dependencyUp.set({ dependency: name }, isUp ? 1 : 0);
      let running: Promise<void> | undefined;
      collectors.push(async () => {
        running ??= Promise.resolve(check())
          .then(
            () => up(true),
            () => up(false),
          )
          .finally(() => (running = undefined));
        await Promise.race([running, pause(readTimeoutMs, 'slow').then(() => running && up(false))]);
      });
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

/** Measures the disk of a folder, which may not exist yet. */
export const measureDisk = (metrics: Metrics, folder: string) => {
  const freeRatio = new Gauge({
    name: 'rinkside_disk_free_ratio',
    help: 'Free share of the file system of the data folder.',
    registers: [],
  });
  metrics.onScrape([freeRatio], async () => {
    const { bavail, blocks } = await statfs(existsSync(folder) ? folder : '.');
    freeRatio.set(bavail / blocks);
  });
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
