import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { RuntimeError } from './errors.js';

// Browsers and fetch block some ports up to 10080 ("bad port"). From 32768 on the system assigns ports to outgoing connections.
const minPort = 10_081;
/** Exclusive. */
const maxPort = 32_768;
const reserved = new Set<number>();

const canListen = async (port: number, host: string) => {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return true;
  } catch (error) {
    // Without IPv6 nothing can occupy the port there.
    return error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT';
  } finally {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }
};

/** Whether a TCP server can listen on this port on every local address. */
export const portIsFree = async (port: number) =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0')) && (await canListen(port, '::'));

/**
 * Returns a free TCP port, never the same twice in one process.
 * @throws RuntimeError after 100 attempts
 */
export const freePort = async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(minPort, maxPort);
    if (reserved.has(port)) continue;
    reserved.add(port);
    if (await portIsFree(port)) return port;
  }
  throw new RuntimeError(`No free port was found between ${minPort} and ${maxPort}; close some servers.`);
};

/** Checks the product's public port. @throws RuntimeError when no server can listen on it */
export const requirePort = async (port: number) => {
  if (await portIsFree(port)) return;
  throw new RuntimeError(
    `Port ${port} is taken or not allowed; set PORT to another one, such as PORT=${port + 1}.`,
  );
};
