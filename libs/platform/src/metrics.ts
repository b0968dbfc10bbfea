import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry, type Metric } from 'prom-client';
import type { Commands } from './command.js';
import { readiness, type Check } from './health.js';

export interface Metrics {
  registry: Registry;
  /** Adds metrics whose values are read when somebody looks. */
  onScrape(metrics: Metric[], read: () => Promise<void>): void;
  /** Answers `/health/{name}` too, for a process without a public port: 503 while a check fails. */
  onHealth(name: 'live' | 'ready', checks: Check[]): void;
  /** The port `/metrics` is served on. */
  port: number;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Serves `/metrics` on a port of its own, never on the public one. `port` 0 takes any. */
export const serveMetrics = async (process: string, port: number): Promise<Metrics> => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const reads: (() => Promise<void>)[] = [];
  const scrape = async (): Promise<Answer> => {
    await Promise.all(reads.map((read) => read()));
    return { status: 200, type: registry.contentType, text: await registry.metrics() };
  };
  const answers = new Map<string, () => Promise<Answer>>([['/metrics', scrape]]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      ({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  return {
    registry,
    onScrape: (metrics, read) => {
      for (const metric of metrics) registry.registerMetric(metric);
      reads.push(read);
    },
    onHealth: (name, checks) =>
      void answers.set(`/health/${name}`, async () => {
        const answer = await readiness(checks);
        return { status: answer.ok ? 200 : 503, type: 'application/json', text: JSON.stringify(answer) };
      }),
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Commands by how they ended, from their first statement to their commit; tried again counts as one. */
export const measureCommands = (commands: Commands, { registry }: Metrics): Commands => {
  const seconds = new Histogram({
    name: 'rinkside_command_seconds',
    help: 'Time a command took to its commit.',
    labelNames: ['outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  commands.onEnd((outcome, took) => seconds.observe({ outcome }, took));
  return commands;
};
