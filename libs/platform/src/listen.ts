import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';

const listening = (server: NetServer, options: { port: number; host?: string | undefined }) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** A machine may have no IPv6. */
const isUnknownAddress = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));

/**
 * Makes a listening server accept connections on further addresses at the same port; addresses that the machine does not
 * have are left out. Node binds a server to one address or to all.
 * @returns a function that stops accepting there.
 */
export const listenAlsoOn = async (server: Server, addresses: readonly string[]): Promise<() => void> => {
  const { port } = server.address() as AddressInfo;
  const listeners: NetServer[] = [];
  const close = () => {
    for (const listener of listeners) listener.close();
  };
  for (const host of addresses) {
    // The options that `node:http` sets for its own connections.
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    try {
      await listening(listener, { port, host });
      listeners.push(listener);
    } catch (error) {
      if (isUnknownAddress(error)) continue;
      close();
      throw error;
    }
  }
  return close;
};

/**
 * Starts a server on these addresses, or on all addresses if there are none.
 * @param port 0 takes any free port
 * @returns the port, and a function that stops accepting on all but the first address.
 */
export const listenOn = async (
  server: Server,
  port: number,
  [host, ...others]: readonly string[],
): Promise<{ port: number; close: () => void }> => {
  const actualPort = await listening(server, { port, host });
  return { port: actualPort, close: await listenAlsoOn(server, others) };
};
