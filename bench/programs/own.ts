import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** What every floor program is given on its command line. */
export const [databaseUrl = '', redisUrl = '', ...more] = process.argv.slice(2);

/** Listens where nobody else does and tells the bench; a floor ends with the bench that started it. */
export const serve = (server: Server) =>
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    process.send?.({ port: (server.address() as AddressInfo).port }),
  );

export const ready = () => process.send?.({ port: 0 });
process.on('disconnect', () => process.exit(0));
