import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@rinkside/dev-runtime/ports';

export interface Balancer {
  /** The address clients connect to. */
  origin: string;
  close(): Promise<void>;
}

/** Interval of the readiness checks. */
const healthCheckIntervalMs = 100;

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a TCP round-robin balancer over the ready servers; a refused connection goes to the next server. */
export const startBalancer = async (ports: number[]): Promise<Balancer> => {
  let next = 0;
  const unready = new Set<number>();
  const timer = setInterval(() => {
    for (const port of ports)
      void isReady(port).then((ready) => (ready ? unready.delete(port) : unready.add(port)));
  }, healthCheckIntervalMs);
  const sockets = new Set<Socket>();

  const forward = (client: Socket, attempts = 0) => {
    if (attempts === ports.length || client.destroyed) return client.destroy();
    const ready = ports.filter((port) => !unready.has(port));
    const candidates = attempts === 0 && ready.length > 0 ? ready : ports;
    const server = connect(candidates[next++ % candidates.length] ?? 0, '127.0.0.1');
    sockets.add(server);
    server.once('close', () => sockets.delete(server));
    const tryNext = () => forward(client, attempts + 1);
    server.once('error', tryNext);
    server.once('connect', () => {
      server.off('error', tryNext);
      // FIN is forwarded as FIN; only an error destroys the other side.
      server.on('error', () => client.destroy());
      client.on('error', () => server.destroy());
      server.pipe(client).pipe(server);
    });
    return undefined;
  };
  const listener = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    forward(client);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
