import { errorMessages } from '@rinkside/contracts/error';
import {
  unwatchBody,
  watchBody,
  type Room,
  type SocketRefusal,
  type WatchReply,
} from '@rinkside/contracts/live.schema';
import type { RateLimit } from '@rinkside/contracts/route';
import type { PlayerAccount } from '@rinkside/domain/account/account.views';
import {
  followersRoom,
  followingRoom,
  canWatch,
  sessionRoom,
  userRoom,
  type WatchRequest,
} from '@rinkside/domain/feed/feed.rooms';
import { followedSources } from '@rinkside/domain/follow/follow.views';
import { actingChildIds } from '@rinkside/domain/family/child.views';
import { createBatcher } from '@rinkside/platform/coalescing-batcher';
import { consumePoint } from '@rinkside/platform/consume-point';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { notFound, AppError, rateLimited } from '@rinkside/platform/errors';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import proxyAddress from '@fastify/proxy-addr';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import * as z from 'zod';
import { AuthService, type AuthSession } from '../auth/auth.service.js';
import { AppContext } from '../app-context.js';
import { disconnectSlowConsumers } from './slow-consumers.js';
import { SocketCounter } from './socket-counter.js';

interface SocketData {
  credentials: Credentials;
  account: PlayerAccount;
  session: string;
  /** The profile that the client shows: the account's own, or that of a child. */
  profile: PlayerAccount;
  /** Expiry of its token, ms since 1970. */
  expiresAtMs: number;
  watchedRooms: Set<string>;
}
export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

const handshake = z.object({
  token: z.string().min(1).max(10_000),
  /** As the header `X-Acting-Profile`. */
  profile_id: z.string().optional(),
});
type Credentials = z.infer<typeof handshake>;
interface LiveSession extends AuthSession {
  profile: PlayerAccount;
}
const maxRoomsPerSocket = 200;
const messageLimiter = new RateLimiterMemory({ points: 50, duration: 1 });
/** Connections per account and minute at this gateway. Allows for many tabs that reconnect on bad Wi-Fi. */
const maxHandshakesPerMinute = 120;
/**
 * Handshakes with invalid tokens per network. Above it the server refuses them with a retry time; handshakes
 * with valid tokens from that network still connect.
 */
const rejectedHandshakeLimit: RateLimit = { max: 120, seconds: 60 };
const invalidTokenErrors = new Set<string>([errorMessages.missingToken, errorMessages.invalidToken]);
/** Watched rooms per account and second, over all of its sockets at this gateway. */
const maxWatchesPerSecond = 60;
/** Open sockets per account: the tabs and devices of a family. */
const maxSocketsPerAccount = 20;
/** When a socket above that limit tries again. */
const tooManySocketsRetrySeconds = 60;
/** The maximum delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1;

/** Authenticates sockets and authorizes rooms. All live updates come from the outbox relay. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<Server>, OnGatewayConnection<LiveSocket> {
  readonly #maxSockets: number;
  readonly #sockets: SocketCounter;
  readonly #trustProxy: ReturnType<typeof proxyAddress.compile>;
  // In memory: a count in Redis costs a tenth of a connection's CPU time.
  readonly #handshakeLimiter: RateLimiterMemory;
  readonly #watchLimiter: RateLimiterMemory;
  /** Thousands of sockets watch their rooms again when a gateway ends. */
  readonly #canWatch = createBatcher((requests: WatchRequest[]) => canWatch(this.app.database.sql, requests));

  readonly #childIds = createBatcher((guardianIds: string[]) =>
    actingChildIds(this.app.database.sql, guardianIds),
  );

  constructor(
    private readonly auth: AuthService,
    private readonly app: AppContext,
  ) {
    this.#maxSockets = Math.ceil(maxSocketsPerAccount * Math.max(1, app.env.RATE_LIMIT_FACTOR));
    this.#sockets = new SocketCounter(app, this.#maxSockets);
    const limiter = (max: number, duration: number) =>
      new RateLimiterMemory({ points: Math.ceil(max * app.env.RATE_LIMIT_FACTOR), duration });
    this.#handshakeLimiter = limiter(maxHandshakesPerMinute, 60);
    this.#watchLimiter = limiter(maxWatchesPerSecond, 1);
    this.#trustProxy = proxyAddress.compile(app.env.TRUSTED_PROXIES);
  }

  afterInit(server: Server) {
    server.use((socket, next) => {
      this.#authenticate(socket).then(
        () => next(),
        (error: unknown) => {
          const reason = error instanceof AppError ? error.message : errorMessages.unavailable;
          this.app.log.info({ why: reason }, 'socket refused');
          next(Object.assign(new Error(reason), { data: refusalOf(error) }));
        },
      );
    });
    const timer = disconnectSlowConsumers(server, this.app.log);
    this.app.shutdown.add('slow consumers', () => clearInterval(timer));
  }

  async handleConnection(socket: LiveSocket) {
    const { account, session, expiresAtMs } = socket.data;
    this.app.connections.keep(socket.request.socket);
    // Closes only the transport, so that the client reconnects with a new token.
    const expiry = setTimeout(() => socket.conn.close(), Math.min(expiresAtMs - Date.now(), maxTimerMs));
    socket.on('disconnect', () => clearTimeout(expiry));
    limitMessages(socket, () =>
      this.app.log.warn({ account: account.id }, 'socket disconnected: too many messages'),
    );
    await socket.join([userRoom(account.id), sessionRoom(session)]);
    if (account.isGuardian) await socket.join((await this.#childIds(account.id)).map(userRoom));
  }

  @SubscribeMessage('watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @MessageBody() body: unknown): Promise<WatchReply> {
    const { success, data } = watchBody.safeParse(body);
    if (!success) return failure(errorMessages.notFound);
    const { account: socketAccount, profile: socketProfile, watchedRooms } = socket.data;
    if (data.room === 'own') {
      if (!(await this.#isWatchAllowed(socketAccount.id))) return failure(errorMessages.rateLimited);
      return { ok: true, quiet: this.app.roomActivity.idleMs([userRoom(socketProfile.id)]) };
    }
    if (watchedRooms.size >= maxRoomsPerSocket) return failure(errorMessages.rateLimited);
    const isNew = !watchedRooms.has(data.room);
    // Before anything is awaited: messages of one socket run concurrently, and an `unwatch` may follow at once.
    watchedRooms.add(data.room);
    try {
      if (!(await this.#isWatchAllowed(socketAccount.id)))
        throw new AppError('rateLimited', errorMessages.rateLimited);
      // Loads the account again: its rights may have changed since the handshake.
      const { profile: account } = await this.#authorize(socket.data.credentials);
      if (data.room === 'following') {
        if (!account.onboarded) throw new AppError('forbidden', errorMessages.profileIncomplete);
        await this.#watchFollowing(socket, account.id);
      } else {
        if (!(await this.#canWatch({ actor: account, room: data.room }))) throw notFound();
        await socket.join(data.room);
      }
      // An `unwatch` arrived during the lookup.
      if (!watchedRooms.has(data.room)) {
        await leave(socket, account.id, data.room);
        return failure(errorMessages.unavailable);
      }
      if (!data.quiet) return { ok: true };
      return { ok: true, quiet: this.app.roomActivity.idleMs(roomsOf(socket, account.id, data.room)) };
    } catch (error) {
      if (isNew) watchedRooms.delete(data.room);
      if (error instanceof AppError) return failure(error.message);
      this.app.log.warn({ err: error }, 'watch failed');
      return failure(errorMessages.unavailable);
    }
  }

  @SubscribeMessage('unwatch')
  async unwatch(@ConnectedSocket() socket: LiveSocket, @MessageBody() body: unknown): Promise<WatchReply> {
    const { success, data } = unwatchBody.safeParse(body);
    if (!success) return failure(errorMessages.notFound);
    const { profile, watchedRooms } = socket.data;
    watchedRooms.delete(data.room);
    await leave(socket, profile.id, data.room);
    return { ok: true };
  }

  async #isWatchAllowed(accountId: string): Promise<boolean> {
    return (await consumePoint(this.#watchLimiter, accountId)) === 0;
  }

  async #authenticate(socket: LiveSocket) {
    const { credentials, account, id: session, profile, expiresAtMs } = await this.#session(socket);
    const waitSeconds = await consumePoint(this.#handshakeLimiter, account.id);
    if (waitSeconds > 0) throw rateLimited(waitSeconds);
    // Not `disconnect`, which a socket that closes during the handshake does not emit.
    socket.conn.once('close', () => this.#sockets.remove(account.id, socket.id));
    const open = await this.#sockets.add(account.id, socket.id);
    if (socket.conn.readyState !== 'open') this.#sockets.remove(account.id, socket.id);
    if (open > this.#maxSockets) {
      this.#sockets.remove(account.id, socket.id);
      throw rateLimited(tooManySocketsRetrySeconds, errorMessages.tooManySockets);
    }
    socket.data = { credentials, account, session, profile, expiresAtMs, watchedRooms: new Set() };
  }

  /** @throws as {@link AuthService.session} and {@link AuthService.actAs}. */
  async #authorize({ token, profile_id }: Credentials): Promise<LiveSession> {
    const session = await this.auth.session(token);
    const profile =
      profile_id === undefined ? session.account : await this.auth.actAs(session.account, profile_id);
    return { ...session, profile };
  }

  async #session(socket: LiveSocket): Promise<LiveSession & { credentials: Credentials }> {
    try {
      const { data: credentials } = handshake.safeParse(socket.handshake.auth);
      if (!credentials) throw new AppError('unauthenticated', errorMessages.missingToken);
      return { credentials, ...(await this.#authorize(credentials)) };
    } catch (error) {
      // An expired token is replaced by the client; it only waits if the error says so.
      if (!(error instanceof AppError) || !invalidTokenErrors.has(error.message)) throw error;
      const network = networkPrefix(proxyAddress(socket.request, this.#trustProxy));
      const waitSeconds = await this.app.rateLimiter.consume(
        'rejected-socket',
        rejectedHandshakeLimit,
        network,
      );
      throw waitSeconds > 0 ? rateLimited(waitSeconds) : error;
    }
  }

  /** Joins the player's own `following` room first, so that a concurrent follow reaches the socket there. */
  async #watchFollowing(socket: LiveSocket, playerId: string) {
    await socket.join(followingRoom(playerId));
    const rooms = await this.#followedRooms(playerId);
    await socket.join(rooms);
    // Reads again: an unfollow between the first read and the join would have missed this socket.
    const currentRooms = new Set(await this.#followedRooms(playerId));
    for (const room of rooms) if (!currentRooms.has(room)) await socket.leave(room);
  }

  async #followedRooms(playerId: string): Promise<string[]> {
    const sources = await followedSources(this.app.database.sql, playerId);
    return sources.map(({ target_id }) => followersRoom(target_id));
  }
}

const refusalOf = (error: unknown): SocketRefusal =>
  error instanceof AppError
    ? { code: error.kind, retryAfterSeconds: error.retryAfter }
    : { code: 'unavailable' };

const failure = (error: string): WatchReply => ({ ok: false, error });

const followingRooms = (socket: LiveSocket, playerId: string): string[] =>
  [...socket.rooms].filter((name) => name === followingRoom(playerId) || name.startsWith(followersRoom('')));

/** Resolves a watched room to Socket.IO rooms. */
const roomsOf = (socket: LiveSocket, playerId: string, room: Room): string[] =>
  room === 'following' ? followingRooms(socket, playerId) : [room];

const leave = async (socket: LiveSocket, playerId: string, room: Room) => {
  for (const name of roomsOf(socket, playerId, room)) await socket.leave(name);
};

/** Disconnects a socket that sends more messages per second than a user can cause. */
const limitMessages = (socket: LiveSocket, onExceeded: () => void) =>
  socket.use((_message, next) => {
    messageLimiter.consume(socket.id).then(
      () => next(),
      () => {
        if (socket.connected) onExceeded();
        socket.disconnect(true);
      },
    );
  });
