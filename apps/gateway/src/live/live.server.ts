import {
  happenedAt,
  liveStream,
  liveStreamLength,
  notTo,
  onlyTo,
  readNewest,
  toldRooms,
  type LiveMessage,
} from '@rinkside/platform/sockets';
import { localHub } from '@rinkside/platform/local';
import { openRedis, redisScope } from '@rinkside/platform/redis';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { INestApplicationContext } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import type { Namespace, Server, ServerOptions } from 'socket.io';
import type { Resources } from '../resources.js';
import { measureLive } from './measure.js';
import { NewestOnly } from './newest.js';
import { handOver } from './trace.js';

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
const closeTimeout = 1000;

/** Attaches Socket.IO to the gateway's HTTP server and to the live stream of this installation. */
export class LiveServer extends IoAdapter {
  constructor(
    nest: INestApplicationContext,
    private readonly app: Resources,
  ) {
    super(nest);
  }

  override createIOServer(port: number): Server {
    const serverOptions: Partial<ServerOptions> = { ...options, allowRequest: this.#sameOrigin };
    const server: Server = super.createIOServer(port, serverOptions as ServerOptions);
    // Engine.IO creates its WebSocket server when the port opens and has no option for this.
    server.httpServer.once('listening', () =>
      Object.assign(Reflect.get(Reflect.get(server.engine, 'ws'), 'options'), { closeTimeout }),
    );
    const observeLatency = measureLive(server, this.app.metrics);
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
    const { env, log, quiet, shutdown, tracing } = this.app;
    const redis = openRedis(url, log);
    shutdown.add('live stream', () => redis.disconnect());
    const create = createAdapter(redis, {
      streamName: liveStream(env),
      channelPrefix: `${redisScope(env.DATABASE_URL)}:socket.io`,
      maxLen: liveStreamLength,
      blockTimeInMs: 1000,
    });
    let lastOffset: string | undefined;
    const coalescer = new NewestOnly();
    // Not an arrow function: Socket.IO calls it with `new`.
    server.adapter(function (namespace: Namespace) {
      const adapter = create(namespace);
      const broadcast = adapter.onRawMessage.bind(adapter);
      adapter.onRawMessage = (entry, offset) => {
        if (!lastOffset) quiet.begin();
        lastOffset = offset;
        const rooms = toldRooms in entry ? String(entry[toldRooms]).split(' ') : undefined;
        if (rooms) quiet.told(rooms);
        // Entries for rooms without sockets on this gateway are not parsed.
        if (!rooms || rooms.some((room) => adapter.rooms.has(room))) {
          const deliver = (message: typeof entry) =>
            handOver(tracing, message, (traced) => broadcast(traced, offset));
          const { data = '' } = entry;
          const coalesced = readNewest(entry);
          const actorRoom = coalesced?.own ?? '';
          coalescer.tell(coalesced, rooms ?? [], {
            toAll: () => deliver(entry),
            toOwn: () => {
              const actorSockets = actorSocketsIn(adapter, actorRoom, rooms ?? []);
              if (actorSockets.length > 0) deliver({ ...entry, data: onlyTo(data, actorSockets) });
            },
            toOthers: () => deliver({ ...entry, data: notTo(data, actorRoom) }),
          });
        }
        if (happenedAt in entry) observeLatency(Number(entry[happenedAt]));
      };
      return adapter;
    });
    primeStream(redis, liveStream(env), this.app);
    reconnectClientsAfterDataLoss(server, redis, this.app, () => lastOffset);
  }

  #attachInProcessBus(server: Server, observeLatency: (occurredAt: number) => void) {
    const bus = localHub(this.app.env.DATABASE_URL);
    const { quiet } = this.app;
    quiet.begin();
    const coalescer = new NewestOnly();
    const emit = (message: LiveMessage & { kind: 'emit' }, rooms: string[], except: string[]) => {
      const operator = server.to(rooms).except(except);
      const span =
        message.trace && rooms.some((room) => server.of('/').adapter.rooms.has(room))
          ? this.app.tracing.begin(`live ${message.event}`, 'consumer', message.trace)
          : undefined;
      const traceArgs = span ? [span.carried] : [];
      (message.volatile ? operator.volatile : operator).emit(message.event, message.payload, ...traceArgs);
      span?.end();
    };
    const deliver = (messages: LiveMessage[]) => {
      for (const message of messages) {
        if (message.kind === 'emit') {
          const { rooms, except, newest: coalesced } = message;
          const actorRooms = coalesced ? [coalesced.own] : [];
          quiet.told(rooms);
          coalescer.tell(coalesced, rooms, {
            toAll: () => emit(message, rooms, except),
            toOwn: () => {
              const actorSockets = actorSocketsIn(server.of('/').adapter, coalesced?.own ?? '', rooms);
              if (actorSockets.length > 0) emit(message, actorSockets, except);
            },
            toOthers: () => emit(message, rooms, [...except, ...actorRooms]),
          });
          if (message.at) observeLatency(message.at);
        } else if (message.kind === 'cut') server.in(message.in).disconnectSockets(true);
        else if (message.kind === 'join') server.in(message.in).socketsJoin(message.rooms);
        else for (const room of message.rooms) server.in(message.in).socketsLeave(room);
      }
    };
    bus.on('live', deliver);
    this.app.shutdown.add('in-process bus', () => bus.off('live', deliver));
  }
}

/** Returns the ids of the actor's sockets that are in one of the target rooms. A socket id is also a room. */
const actorSocketsIn = (
  { rooms, sids }: Namespace['adapter'],
  actorRoom: string,
  targetRooms: string[],
): string[] =>
  [...(rooms.get(actorRoom) ?? [])].filter((id) => targetRooms.some((room) => sids.get(id)?.has(room)));

/** Entries without a namespace, which the adapter ignores, written during startup. */
const primingEntries = { count: 20, intervalMs: 100 };

/**
 * Until the adapter has read its first entry, every read starts at the current end of the stream, so entries between
 * two reads are lost. The priming entries give it an offset to continue from.
 */
const primeStream = (redis: Redis, stream: string, { shutdown, log }: Resources) => {
  let written = 0;
  const timer = setInterval(() => {
    if (++written === primingEntries.count) clearInterval(timer);
    redis
      .xadd(stream, 'MAXLEN', '~', liveStreamLength, '*', 'anchor', '1')
      .catch((error: unknown) => log.warn({ err: error }, 'priming the live stream failed'));
  }, primingEntries.intervalMs);
  shutdown.add('live stream priming', () => clearInterval(timer));
};

/** Compares two entry ids of a Redis stream. */
const isAfter = (id: string, other: string) => {
  const [time = 0, sequence = 0] = id.split('-').map(Number);
  const [otherTime = 0, otherSequence = 0] = other.split('-').map(Number);
  return time > otherTime || (time === otherTime && sequence > otherSequence);
};

/**
 * After a lost connection reading continues at the last offset. If Redis was restarted, or the stream was trimmed past
 * that offset, entries are missing: then all clients are made to reconnect, watch again and refetch.
 */
const reconnectClientsAfterDataLoss = (
  server: Server,
  redis: Redis,
  { env, log, quiet }: Resources,
  getLastOffset: () => string | undefined,
) => {
  let runId: string | undefined;
  redis.on('ready', () => {
    const lastOffset = getLastOffset();
    void Promise.all([redis.info('server'), redis.xrange(liveStream(env), '-', '+', 'COUNT', 1)]).then(
      ([info, [oldest]]) => {
        const currentRunId = /run_id:(\w+)/.exec(info)?.[1];
        const wasRestarted = runId && currentRunId !== runId;
        if (wasRestarted || (lastOffset && oldest && isAfter(oldest[0], lastOffset))) {
          log.warn('redis lost unread live updates; reconnecting all clients');
          quiet.begin();
          for (const socket of server.of('/').sockets.values()) socket.conn.close();
        }
        runId = currentRunId;
      },
      (error: unknown) => log.warn({ err: error }, 'reading the redis run id failed'),
    );
  });
};
