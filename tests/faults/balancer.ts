import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@rinkside/stack/ports';

export interface Balancer {
  /** The one address clients know. */
  origin: string;
  close(): Promise<void>;
}

/** How often each server is asked whether it is ready, ms. */
const look = 100;

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Passes connections in turn to the servers that say they are ready, and to the next one when a server does
 * not take it, as any balancer in front does.
 */
export const startBalancer = async (ports: number[]): Promise<Balancer> => {
  let turn = 0;
  const unready = new Set<number>();
  const timer = setInterval(() => {
    for (const port of ports)
      void isReady(port).then((ready) => (ready ? unready.delete(port) : unready.add(port)));
  }, look);
  const open = new Set<Socket>();

  const pass = (client: Socket, tries = 0) => {
    if (tries === ports.length || client.destroyed) return client.destroy();
    const ready = ports.filter((port) => !unready.has(port));
    const from = tries === 0 && ready.length > 0 ? ready : ports;
    const server = connect(from[turn++ % from.length] ?? 0, '127.0.0.1');
    open.add(server);
    server.once('close', () => open.delete(server));
    const refused = () => pass(client, tries + 1);
    server.once('error', refused);
    server.once('connect', () => {
      server.off('error', refused);
      // An end is passed on as an end; only a broken connection breaks the other.
      server.on('error', () => client.destroy());
      client.on('error', () => server.destroy());
      server.pipe(client).pipe(server);
    });
    return undefined;
  };
  const listener = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    pass(client);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        listener.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
