import { liveStreamName, maxLiveStreamLength } from '@rinkside/platform/live-publisher';
import type { Redis } from '@rinkside/platform/redis';
import type { Server } from 'socket.io';
import type { AppContext } from '../app-context.js';

const checkIntervalMs = 1000;

/** Compares two entry ids of a Redis stream. */
const isAfter = (id: string, other: string) => {
  const [time = 0, sequence = 0] = id.split('-').map(Number);
  const [otherTime = 0, otherSequence = 0] = other.split('-').map(Number);
  return time > otherTime || (time === otherTime && sequence > otherSequence);
};

const anchorField = 'anchor';
/** Whether an entry only marks a place in the stream. */
export const isAnchor = (entry: object): boolean => anchorField in entry;

/**
 * Appends an entry that has no receivers. The adapter skips entries without a namespace, so it has one.
 * @returns its id
 */
export const appendAnchor = async (redis: Redis, stream: string) => {
  const place = ['MAXLEN', '~', maxLiveStreamLength, '*'] as const;
  const id = await redis.xadd(stream, ...place, 'nsp', '/', anchorField, '1');
  if (!id) throw new Error('Redis appended no entry');
  return id;
};

/**
 * Makes all clients reconnect, watch again and refetch when the stream lost entries that this gateway may not have read.
 * The adapter does not report loss, which shows in two ways:
 * - An entry that existed at the last check is gone: Redis was flushed, or the stream was trimmed past it.
 * - Redis was restarted: it may have lost what it wrote last, even when older entries are back.
 */
export const reconnectClientsAfterDataLoss = (
  server: Server,
  redis: Redis,
  { env, liveLinkPages, log, roomActivity, shutdown }: AppContext,
  getLastOffset: () => string | undefined,
) => {
  const stream = liveStreamName(env);
  let runId: string | undefined;
  /** An entry that this gateway has read or written. */
  let anchor: string | undefined;
  let checking: Promise<void> | undefined;

  const wasRestarted = async () => {
    const previous = runId;
    runId = /run_id:(\w+)/.exec(await redis.info('server'))?.[1];
    return previous !== undefined && previous !== runId;
  };
  const isAnchorLost = async (id: string) => (await redis.xrange(stream, id, id)).length === 0;
  const reconnectClients = () => {
    log.warn('redis lost unread live updates; reconnecting all clients');
    roomActivity.reset();
    liveLinkPages.closeAll();
    for (const socket of server.of('/').sockets.values()) socket.conn.close();
  };
  const check = async (connected: boolean) => {
    const lastOffset = getLastOffset();
    const restarted = connected && (await wasRestarted());
    if (restarted || !anchor || (await isAnchorLost(anchor))) {
      const isFirst = !anchor;
      // Appended first: what is lost from here on is seen by the next check, and what was lost before is refetched.
      anchor = await appendAnchor(redis, stream);
      if (!isFirst) reconnectClients();
    } else if (lastOffset && isAfter(lastOffset, anchor)) anchor = lastOffset;
  };
  const startCheck = (connected: boolean) => {
    // After a lost connection the check waits for the one before, which may still wait for its reply.
    if (checking && !connected) return;
    const previous = checking;
    const current = Promise.resolve(previous)
      .then(() => check(connected))
      .catch((error: unknown) => log.warn({ err: error }, 'checking the live stream failed'))
      .finally(() => {
        if (checking === current) checking = undefined;
      });
    checking = current;
  };
  redis.on('ready', () => startCheck(true));
  const timer = setInterval(() => {
    if (redis.status === 'ready') startCheck(false);
  }, checkIntervalMs);
  shutdown.add('live stream check', () => clearInterval(timer));
};
