import type { Log } from '@rinkside/platform/log';
import type { Server } from 'socket.io';

/** A client may have this much waiting for it, bytes, and for this long, ms; by default there is no end to either. */
const most = { queued: 1024 * 1024, stuck: 10_000 };
const look = 1000;

/** Cuts clients that stop reading; they come back, watch again and refetch when they can. */
export const cutSlowReaders = (server: Server, log: Log): NodeJS.Timeout => {
  const stuckSince = new WeakMap<object, number>();
  const timer = setInterval(() => {
    for (const { conn, id } of server.of('/').sockets.values()) {
      // Engine.IO's own queue; the transport's `bufferedAmount` stays 0 while it grows.
      const waiting: { data?: unknown }[] = Reflect.get(conn, 'writeBuffer');
      if (waiting.length === 0) {
        stuckSince.delete(conn);
        continue;
      }
      const since = stuckSince.get(conn) ?? performance.now();
      stuckSince.set(conn, since);
      const queued = waiting.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0);
      if (queued < most.queued && performance.now() - since < most.stuck) continue;
      log.warn({ socket: id, queued }, 'client stopped reading and was cut');
      // A plain close would wait for the very queue that does not drain.
      conn.close(true);
    }
  }, look);
  return timer.unref();
};
