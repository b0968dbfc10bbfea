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
  /** Clients only watch and unwatch. */
  maxHttpBufferSize: 16 * 1024,
  /** A half-open connection is found within 25 s. */
  pingInterval: 15_000,
  pingTimeout: 10_000,
  /** A socket that has not said who it is by then is cut, ms. */
  connectTimeout: 2000,
} satisfies Partial<ServerOptions>;

/** A connection that was closed is cut when its client has not closed it too by then, ms; by default that takes 30 s. */
const closeTimeout = 1000;

/** Puts Socket.IO on the gateway's own port and joins it to the installation's live stream. */
export class LiveServer extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly gateway: Resources,
  ) {
    super(app);
  }

  override createIOServer(port: number): Server {
    const given: Partial<ServerOptions> = { ...options, allowRequest: this.#sameOrigin };
    const server: Server = super.createIOServer(port, given as ServerOptions);
    // Engine.IO makes its WebSocket server anew when the port opens, and tells it nothing of this.
    server.httpServer.once('listening', () =>
      Object.assign(Reflect.get(Reflect.get(server.engine, 'ws'), 'options'), { closeTimeout }),
    );
    const handedOver = measureLive(server, this.gateway.metrics);
    if (this.gateway.env.REDIS_URL) this.#joinStream(server, this.gateway.env.REDIS_URL, handedOver);
    else this.#joinHub(server, handedOver);
    return server;
  }

  /** Browsers name the page's origin; pages of other sites get no socket. */
  readonly #sameOrigin: ServerOptions['allowRequest'] = (request, answer) => {
    const { origin, host } = request.headers;
    const ours = !origin || origin === this.gateway.env.PUBLIC_ORIGIN || URL.parse(origin)?.host === host;
    answer(null, ours);
  };

  #joinStream(server: Server, url: string, handedOver: (happened: number) => void) {
    const { env, log, quiet, shutdown, tracing } = this.gateway;
    const redis = openRedis(url, log);
    shutdown.add('live stream', () => redis.disconnect());
    const create = createAdapter(redis, {
      streamName: liveStream(env),
      channelPrefix: `${redisScope(env.DATABASE_URL)}:socket.io`,
      maxLen: liveStreamLength,
      blockTimeInMs: 1000,
    });
    let readTo: string | undefined;
    const newest = new NewestOnly();
    // Socket.IO calls it with `new`, so it is no arrow.
    server.adapter(function (namespace: Namespace) {
      const adapter = create(namespace);
      const read = adapter.onRawMessage.bind(adapter);
      adapter.onRawMessage = (entry, offset) => {
        if (!readTo) quiet.begin();
        readTo = offset;
        const rooms = toldRooms in entry ? String(entry[toldRooms]).split(' ') : undefined;
        if (rooms) quiet.told(rooms);
        // What nobody here listens to is not even parsed.
        if (!rooms || rooms.some((room) => adapter.rooms.has(room))) {
          const tell = (told: typeof entry) => handOver(tracing, told, (traced) => read(traced, offset));
          const { data = '' } = entry;
          const one = readNewest(entry);
          const own = one?.own ?? '';
          newest.tell(one, rooms ?? [], {
            toAll: () => tell(entry),
            toOwn: () => {
              const theirs = thoseOf(adapter, own, rooms ?? []);
              if (theirs.length > 0) tell({ ...entry, data: onlyTo(data, theirs) });
            },
            toOthers: () => tell({ ...entry, data: notTo(data, own) }),
          });
        }
        if (happenedAt in entry) handedOver(Number(entry[happenedAt]));
      };
      return adapter;
    });
    anchor(redis, liveStream(env), this.gateway);
    reconnectClientsWhenRedisForgot(server, redis, this.gateway, () => readTo);
  }

  #joinHub(server: Server, handedOver: (happened: number) => void) {
    const hub = localHub(this.gateway.env.DATABASE_URL);
    const { quiet } = this.gateway;
    quiet.begin();
    const newest = new NewestOnly();
    const emit = (message: LiveMessage & { kind: 'emit' }, rooms: string[], except: string[]) => {
      const to = server.to(rooms).except(except);
      const span =
        message.trace && rooms.some((room) => server.of('/').adapter.rooms.has(room))
          ? this.gateway.tracing.begin(`live ${message.event}`, 'consumer', message.trace)
          : undefined;
      const how = span ? [span.carried] : [];
      (message.volatile ? to.volatile : to).emit(message.event, message.payload, ...how);
      span?.end();
    };
    const deliver = (messages: LiveMessage[]) => {
      for (const message of messages) {
        if (message.kind === 'emit') {
          const { rooms, except, newest: one } = message;
          const own = one ? [one.own] : [];
          quiet.told(rooms);
          newest.tell(one, rooms, {
            toAll: () => emit(message, rooms, except),
            toOwn: () => {
              const theirs = thoseOf(server.of('/').adapter, one?.own ?? '', rooms);
              if (theirs.length > 0) emit(message, theirs, except);
            },
            toOthers: () => emit(message, rooms, [...except, ...own]),
          });
          if (message.at) handedOver(message.at);
        } else if (message.kind === 'cut') server.in(message.in).disconnectSockets(true);
        else if (message.kind === 'join') server.in(message.in).socketsJoin(message.rooms);
        else for (const room of message.rooms) server.in(message.in).socketsLeave(room);
      }
    };
    hub.on('live', deliver);
    this.gateway.shutdown.add('live hub', () => hub.off('live', deliver));
  }
}

/** Of somebody's sockets those that are in one of these rooms. Each is a room of its own. */
const thoseOf = ({ rooms, sids }: Namespace['adapter'], own: string, told: string[]): string[] =>
  [...(rooms.get(own) ?? [])].filter((id) => told.some((room) => sids.get(id)?.has(room)));

/** Entries without a namespace, which the adapter skips, written while it starts. */
const anchors = { count: 20, every: 100 };

/**
 * Until the adapter has read one entry it asks for "whatever comes from now on" again and again, and what
 * comes between two such questions is lost. These entries give it a place to read on from.
 */
const anchor = (redis: Redis, stream: string, { shutdown, log }: Resources) => {
  let written = 0;
  const timer = setInterval(() => {
    if (++written === anchors.count) clearInterval(timer);
    redis
      .xadd(stream, 'MAXLEN', '~', liveStreamLength, '*', 'anchor', '1')
      .catch((error: unknown) => log.warn({ err: error }, 'live stream not anchored'));
  }, anchors.every);
  shutdown.add('live anchor', () => clearInterval(timer));
};

/** Whether an entry of a stream, by its id, came after another. */
const isAfter = (id: string, other: string) => {
  const [at = 0, part = 0] = id.split('-').map(Number);
  const [otherAt = 0, otherPart = 0] = other.split('-').map(Number);
  return at > otherAt || (at === otherAt && part > otherPart);
};

/**
 * A cut link loses nothing: the stream is read on from where it was. A Redis that was restarted may have forgotten
 * what was on its way, and after a long cut the stream begins later than that: then every client is made to come
 * back, watch again and refetch.
 */
const reconnectClientsWhenRedisForgot = (
  server: Server,
  redis: Redis,
  { env, log, quiet }: Resources,
  readTo: () => string | undefined,
) => {
  let run: string | undefined;
  redis.on('ready', () => {
    const left = readTo();
    void Promise.all([redis.info('server'), redis.xrange(liveStream(env), '-', '+', 'COUNT', 1)]).then(
      ([info, [oldest]]) => {
        const now = /run_id:(\w+)/.exec(info)?.[1];
        const restarted = run && now !== run;
        if (restarted || (left && oldest && isAfter(oldest[0], left))) {
          log.warn('redis forgot what was not read yet: clients are asked to reconnect');
          quiet.begin();
          for (const socket of server.of('/').sockets.values()) socket.conn.close();
        }
        run = now;
      },
      (error: unknown) => log.warn({ err: error }, 'redis did not say who it is'),
    );
  });
};
