import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry, type Metric } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Adds metrics whose values are read when somebody looks. */
  onScrape(metrics: Metric[], read: () => Promise<void>): void;
  /** The port `/metrics` is served on. */
  port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` on a port of its own, never on the public one. `port` 0 takes any. */
export const serveMetrics = async (process: string, port: number): Promise<Metrics> => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const reads: (() => Promise<void>)[] = [];
  const scrape = async () => {
    await Promise.all(reads.map((read) => read()));
    return registry.metrics();
  };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
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
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
