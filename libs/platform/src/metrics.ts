import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** The port `/metrics` is served on. */
  port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` on a port of its own, never on the public one. `port` 0 takes any. */
export const serveMetrics = async (process: string, port: number): Promise<Metrics> => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
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
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
