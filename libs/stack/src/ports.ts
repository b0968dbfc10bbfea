import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StackFailure } from './failure.js';

// From 32768 on the system hands ports to outgoing connections, so a listener there dies now and then.
// Up to 10080 are some that browsers and fetch refuse to speak to ("bad port").
const lowest = 10_081;
const beyond = 32_768;
const given = new Set<number>();

const listens = async (port: number, host: string) => {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return true;
  } catch (error) {
    // A machine without IPv6 has nothing that could be taken there.
    return error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT';
  } finally {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }
};

/** Whether a server could listen on this TCP port now, on every local address. */
export const portIsFree = async (port: number) =>
  (await listens(port, '127.0.0.1')) && (await listens(port, '0.0.0.0')) && (await listens(port, '::'));

/**
 * A TCP port nobody listens on, never the same twice in one process.
 * @throws StackFailure when a hundred tries find none.
 */
export const freePort = async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, beyond);
    if (given.has(port)) continue;
    given.add(port);
    if (await portIsFree(port)) return port;
  }
  throw new StackFailure(`No free port was found between ${lowest} and ${beyond}; close some servers.`);
};

/** @throws StackFailure unless a server could listen on this port, the one the product is reached at. */
export const requirePort = async (port: number) => {
  if (await portIsFree(port)) return;
  throw new StackFailure(
    `Port ${port} is taken or not allowed; set PORT to another one, such as PORT=${port + 1}.`,
  );
};
