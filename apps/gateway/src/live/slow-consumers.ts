import type { Log } from '@rinkside/platform/log';
import type { Server } from 'socket.io';

/** Engine.IO has no limits of its own for a client's send queue. */
const maxQueuedBytes = 1024 * 1024;
const maxStalledMs = 10_000;
const checkIntervalMs = 1000;

/**
 * Disconnects clients that do not drain their send queue. They reconnect, watch again and refetch.
 * @returns the timer, for shutdown.
 */
export const disconnectSlowConsumers = (server: Server, log: Log): NodeJS.Timeout => {
  const stalledSince = new WeakMap<object, number>();
  const timer = setInterval(() => {
    for (const { conn, id } of server.of('/').sockets.values()) {
      // The transport's `bufferedAmount` stays 0 while Engine.IO's own queue grows.
      const queue: { data?: unknown }[] = Reflect.get(conn, 'writeBuffer');
      if (queue.length === 0) {
        stalledSince.delete(conn);
        continue;
      }
      const since = stalledSince.get(conn) ?? performance.now();
      stalledSince.set(conn, since);
      const queuedBytes = queue.reduce(
        (sum, { data }) => sum + (typeof data === 'string' ? data.length : 0),
        0,
      );
      if (queuedBytes < maxQueuedBytes && performance.now() - since < maxStalledMs) continue;
      log.warn({ socket: id, queued: queuedBytes }, 'disconnected a slow consumer');
      // A graceful close would wait for the queue to drain.
      conn.close(true);
    }
  }, checkIntervalMs);
  return timer.unref();
};
