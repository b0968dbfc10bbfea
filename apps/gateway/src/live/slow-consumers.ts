import { sendQueueOf } from '@rinkside/platform/internals/engine-io';
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
      const { packets, bytes } = sendQueueOf(conn);
      if (packets === 0) {
        stalledSince.delete(conn);
        continue;
      }
      const since = stalledSince.get(conn) ?? performance.now();
      stalledSince.set(conn, since);
      if (bytes < maxQueuedBytes && performance.now() - since < maxStalledMs) continue;
      log.warn({ socket: id, queued: bytes }, 'disconnected a slow consumer');
      // A graceful close would wait for the queue to drain.
      conn.close(true);
    }
  }, checkIntervalMs);
  return timer.unref();
};
