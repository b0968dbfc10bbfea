import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { freePort } from '@rinkside/dev-runtime/ports';

/** Opens a TCP proxy that can cut, freeze and restore its connections. */
export const openTcpProxy = async (target: number) => {
  const sockets = new Set<Socket>();
  let isConnected = true;
  let isFrozen = false;
  const frozen = new WeakSet<Socket>();
  const server = createServer((client) => {
    if (!isConnected) return client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          // A dead link does not carry the end of a connection either.
          if (frozen.has(client)) return;
          client.destroy();
          upstream.destroy();
        });
    }
    // Nothing arrives, and no end either: a dead radio link.
    if (!isFrozen) return client.pipe(upstream).pipe(client);
    frozen.add(client);
    return client.pause();
  });
  const freezeOpen = () => {
    for (const socket of sockets) {
      frozen.add(socket);
      socket.unpipe().pause();
    }
  };
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const destroyAll = () => {
    isConnected = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    /** Destroys all connections and refuses new ones. */
    disconnect: destroyAll,
    /** Nothing passes through open connections any more; they stay open. */
    freezeOpen,
    /** Nothing passes any more, also through new connections. */
    freeze: () => {
      isFrozen = true;
      freezeOpen();
    },
    /** Accepts and forwards new connections. Frozen ones stay frozen. */
    reconnect: () => {
      isConnected = true;
      isFrozen = false;
    },
    close: () => {
      destroyAll();
      server.close();
    },
  };
};
