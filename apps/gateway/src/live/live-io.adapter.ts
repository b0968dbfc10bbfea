import {
  occurredAtField,
  liveStreamName,
  maxLiveStreamLength,
  parseAudience,
  parseCoalesced,
  roomsField,
  type LiveMessage,
} from '@rinkside/platform/live-publisher';
import { setCloseTimeout } from '@rinkside/platform/internals/engine-io';
import { excludeRoom, restrictToRooms } from '@rinkside/platform/internals/stream-adapter';
import { inProcessBus } from '@rinkside/platform/in-process-bus';
import { openRedis, redisKeyPrefix, type Redis } from '@rinkside/platform/redis';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { INestApplicationContext } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Namespace, Server, ServerOptions } from 'socket.io';
import type { AppContext } from '../app-context.js';
import { registerLiveMetrics } from './live.metrics.js';
import { AudienceFilter } from './audience-filter.js';
import { UpdateCoalescer } from './update-coalescer.js';
import { deliverTraced } from './live.tracing.js';
import { appendAnchor, isAnchor, reconnectClientsAfterDataLoss } from './stream-loss.js';

const options = {
  path: '/socket.io',
  serveClient: false,
  /** Clients only send `watch` and `unwatch`. */
  maxHttpBufferSize: 16 * 1024,
  /** Detects half-open connections within 25 s. */
  pingInterval: 15_000,
  pingTimeout: 10_000,
  /** Closes connections that have not authenticated by then, ms. */
  connectTimeout: 2000,
} satisfies Partial<ServerOptions>;

/** How long to wait for the client's close frame before the TCP connection is destroyed, ms. The default is 30 s. */
const closeTimeoutMs = 1000;

/** Attaches Socket.IO to the gateway's HTTP server and to the live stream of this installation. */
export class LiveIoAdapter extends IoAdapter {
  constructor(
    nest: INestApplicationContext,
    private readonly app: AppContext,
  ) {
    super(nest);
  }

  override createIOServer(port: number): Server {
    const serverOptions: Partial<ServerOptions> = { ...options, allowRequest: this.#sameOrigin };
    const server: Server = super.createIOServer(port, serverOptions as ServerOptions);
    server.httpServer.once('listening', () => setCloseTimeout(server.engine, closeTimeoutMs));
    const observeLatency = registerLiveMetrics(server, this.app.metrics);
    if (this.app.env.REDIS_URL) this.#attachRedisStream(server, this.app.env.REDIS_URL, observeLatency);
    else this.#attachInProcessBus(server, observeLatency);
    return server;
  }

  /** Rejects connections from pages of other origins. Clients that are not browsers send no `Origin`. */
  readonly #sameOrigin: ServerOptions['allowRequest'] = (request, callback) => {
    const { origin, host } = request.headers;
    const isAllowed = !origin || origin === this.app.env.PUBLIC_ORIGIN || URL.parse(origin)?.host === host;
    callback(null, isAllowed);
  };

  #attachRedisStream(server: Server, url: string, observeLatency: (occurredAt: number) => void) {
    const { env, liveLinkPages, log, roomActivity, shutdown, tracing } = this.app;
    const redis = openRedis(url, log);
    shutdown.add('live stream', () => redis.disconnect());
    const create = createAdapter(redis, {
      streamName: liveStreamName(env),
      channelPrefix: `${redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX)}:socket.io`,
      maxLen: maxLiveStreamLength,
      blockTimeInMs: 1000,
    });
    let lastOffset: string | undefined;
    const coalescer = new UpdateCoalescer();
    const audienceFilter = new AudienceFilter(this.app);
    // Not an arrow function: Socket.IO calls it with `new`.
    server.adapter(function (namespace: Namespace) {
      const adapter = create(namespace);
      const broadcast = adapter.onRawMessage.bind(adapter);
      adapter.onRawMessage = (entry, offset) => {
        if (!lastOffset) roomActivity.reset();
        lastOffset = offset;
        if (isAnchor(entry)) return;
        const rooms = roomsField in entry ? String(entry[roomsField]).split(' ') : undefined;
        if (rooms) {
          roomActivity.touch(rooms);
          liveLinkPages.touch(rooms);
        }
        // Entries for rooms without sockets on this gateway are not parsed.
        if (!rooms || rooms.some((room) => adapter.rooms.has(room))) {
          const { data = '' } = entry;
          const audience = parseAudience(entry);
          const send = (message: typeof entry) =>
            deliverTraced(tracing, message, (traced) => broadcast(traced, offset));
          const deliver = (message: typeof entry) => {
            if (!audience) return send(message);
            audienceFilter.push(namespace, audience, rooms ?? [], (sockets) =>
              send({ ...message, data: restrictToRooms(data, sockets) }),
            );
          };
          const coalesced = parseCoalesced(entry);
          const actorRooms = coalesced?.actorRoom ? [coalesced.actorRoom] : [];
          coalescer.push(coalesced, rooms ?? [], {
            toRoom: () => deliver(entry),
            toActor: () => {
              const actorSockets = socketsIn(adapter, actorRooms, rooms ?? []);
              if (actorSockets.length > 0) deliver({ ...entry, data: restrictToRooms(data, actorSockets) });
            },
            toRest: () => deliver({ ...entry, data: actorRooms.reduce(excludeRoom, data) }),
          });
        }
        if (occurredAtField in entry) observeLatency(Number(entry[occurredAtField]));
      };
      return adapter;
    });
    primeStream(redis, liveStreamName(env), this.app, () => lastOffset !== undefined);
    reconnectClientsAfterDataLoss(server, redis, this.app, () => lastOffset);
  }

  #attachInProcessBus(server: Server, observeLatency: (occurredAt: number) => void) {
    const bus = inProcessBus(this.app.env.DATABASE_URL);
    const { liveLinkPages, roomActivity } = this.app;
    roomActivity.reset();
    const coalescer = new UpdateCoalescer();
    const audienceFilter = new AudienceFilter(this.app);
    const emit = (message: LiveMessage & { kind: 'emit' }, rooms: string[], except: string[]) => {
      const operator = server.to(rooms).except(except);
      const span =
        message.trace && !message.volatile && rooms.some((room) => server.of('/').adapter.rooms.has(room))
          ? this.app.tracing.startSpan(`live ${message.event}`, 'consumer', message.trace)
          : undefined;
      const traceArgs = span ? [span.traceparent] : [];
      (message.volatile ? operator.volatile : operator).emit(message.event, message.payload, ...traceArgs);
      span?.end();
    };
    const deliver = (messages: LiveMessage[]) => {
      for (const message of messages) {
        if (message.kind === 'emit') {
          const { rooms, except, coalesced, audience } = message;
          const namespace = server.of('/');
          const actorRooms = coalesced?.actorRoom ? [coalesced.actorRoom] : [];
          roomActivity.touch(rooms);
          liveLinkPages.touch(rooms);
          const send = (excluded: string[]) => {
            if (!audience) return emit(message, rooms, excluded);
            audienceFilter.push(namespace, audience, rooms, (sockets) => emit(message, sockets, excluded));
          };
          coalescer.push(coalesced, rooms, {
            toRoom: () => send(except),
            toActor: () => {
              const actorSockets = socketsIn(namespace.adapter, actorRooms, rooms);
              if (actorSockets.length > 0) emit(message, actorSockets, except);
            },
            toRest: () => send([...except, ...actorRooms]),
          });
          if (message.occurredAt) observeLatency(message.occurredAt);
        } else if (message.kind === 'cut') server.in(message.in).disconnectSockets(true);
        else if (message.kind === 'join') server.in(message.in).socketsJoin(message.rooms);
        else for (const room of message.rooms) server.in(message.in).socketsLeave(room);
      }
    };
    bus.on('live', deliver);
    this.app.shutdown.add('in-process bus', () => bus.off('live', deliver));
  }
}

/** Returns the ids of the sockets in one of the user rooms that are in one of the target rooms. A socket id is also a room. */
const socketsIn = (
  { rooms, sids }: Namespace['adapter'],
  userRooms: string[],
  targetRooms: string[],
): string[] =>
  userRooms
    .flatMap((name) => [...(rooms.get(name) ?? [])])
    .filter((id) => targetRooms.some((room) => sids.get(id)?.has(room)));

const primingIntervalMs = 100;

/**
 * Until the adapter has read its first entry, every read starts at the current end of the stream, so entries between
 * two reads are lost. Anchors give it an offset to continue from.
 */
const primeStream = (redis: Redis, stream: string, { shutdown, log }: AppContext, hasRead: () => boolean) => {
  const prime = async () => {
    if (hasRead()) clearInterval(timer);
    else if (redis.status === 'ready') await appendAnchor(redis, stream);
  };
  const timer = setInterval(() => {
    prime().catch((error: unknown) => log.warn({ err: error }, 'priming the live stream failed'));
  }, primingIntervalMs);
  shutdown.add('live stream priming', () => clearInterval(timer));
};
