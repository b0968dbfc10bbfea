import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where a connection is cut, once: before its n-th command. Connections and commands are counted from 1. */
export interface Cut {
  connection: number;
  command: number;
}

/** Returns the positions where commands of the Redis protocol begin. */
const commandStarts = (data: Buffer): number[] =>
  [...data.toString('latin1').matchAll(/(?<=^|\r\n)\*\d+\r\n/g)].map(({ index }) => index);

/** Opens a proxy in front of a Redis that cuts one connection before a command arrives. */
export const openCuttingProxy = async (target: string, cut: Cut) => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let connections = 0;
  let isCut = false;
  const server = createServer((client) => {
    const connection = ++connections;
    let commands = 0;
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
    }
    upstream.on('data', (data) => client.write(data));
    client.on('data', (data) => {
      const starts = commandStarts(data);
      const end = starts[cut.command - 1 - commands];
      commands += starts.length;
      if (isCut || connection !== cut.connection || end === undefined) {
        upstream.write(data);
        return;
      }
      isCut = true;
      upstream.write(data.subarray(0, end), () => client.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxyUrl = new URL(target);
  proxyUrl.port = String((server.address() as AddressInfo).port);
  return {
    url: proxyUrl.href,
    isCut: () => isCut,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
