import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** Command-line arguments of every baseline. */
export const [databaseUrl = '', redisUrl = '', ...extraArgs] = process.argv.slice(2);

/** Listens on a free port and reports it to the benchmark. The process exits with the benchmark. */
export const serve = (server: Server) =>
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    process.send?.({ port: (server.address() as AddressInfo).port }),
  );

export const reportReady = () => process.send?.({ port: 0 });
process.on('disconnect', () => process.exit(0));
