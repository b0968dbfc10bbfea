import { createServer, connect, type Socket } from 'node:net';

/** Random port below the ephemeral range. */
const randomPort = () => 20_000 + Math.floor(Math.random() * 9000);

/** Opens a TCP proxy that can cut and restore its connections. */
export const openTcpProxy = async (target: number) => {
  const sockets = new Set<Socket>();
  let isConnected = true;
  const server = createServer((client) => {
    if (!isConnected) return client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          client.destroy();
          upstream.destroy();
          sockets.delete(socket);
        });
    }
    return client.pipe(upstream).pipe(client);
  });
  const listen = () =>
    new Promise<number>((resolve, reject) => {
      const port = randomPort();
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve(port));
    });
  const port = await listen().catch(listen);
  const destroyAll = () => {
    isConnected = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    /** Destroys all connections and refuses new ones. */
    disconnect: destroyAll,
    reconnect: () => {
      isConnected = true;
    },
    close: () => {
      destroyAll();
      server.close();
    },
  };
};
