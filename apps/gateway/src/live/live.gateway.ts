import { errorMessages } from '@rinkside/contracts/error';
import { unwatchBody, watchBody, type Room, type WatchReply } from '@rinkside/contracts/live.schema';
import type { RateLimit } from '@rinkside/contracts/route';
import type { PlayerAccount } from '@rinkside/domain/player/account.views';
import { followersRoom, followingRoom, canWatch, userRoom } from '@rinkside/domain/feed/feed.rooms';
import { followedSources } from '@rinkside/domain/follow/follow.views';
import { notFound, AppError } from '@rinkside/platform/errors';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import * as z from 'zod';
import { AuthService } from '../auth/auth.service.js';
import { AppContext } from '../app-context.js';
import { disconnectSlowConsumers } from './slow-consumers.js';

interface SocketData {
  account: PlayerAccount;
  /** Expiry of its token, ms since 1970. */
  expiresAtMs: number;
  watchedRooms: Set<string>;
}
type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

const handshake = z.object({ token: z.string().min(1).max(10_000) });
const maxRoomsPerSocket = 200;
const messageLimiter = new RateLimiterMemory({ points: 50, duration: 1 });
/** Connections per account. Allows for many tabs that reconnect on bad Wi-Fi. */
const handshakeLimit: RateLimit = { max: 120, seconds: 60 };
/** The maximum delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1;

/** Authenticates sockets and authorizes rooms. All live updates come from the outbox relay. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<Server>, OnGatewayConnection<LiveSocket> {
  constructor(
    private readonly auth: AuthService,
    private readonly app: AppContext,
  ) {}

  afterInit(server: Server) {
    server.use((socket, next) => {
      this.#authenticate(socket).then(
        () => next(),
        (error: unknown) => {
          const reason = error instanceof AppError ? error.message : errorMessages.unavailable;
          this.app.log.info({ why: reason }, 'socket refused');
          next(new Error(reason));
        },
      );
    });
    const timer = disconnectSlowConsumers(server, this.app.log);
    this.app.shutdown.add('slow consumers', () => clearInterval(timer));
  }

  async handleConnection(socket: LiveSocket) {
    const { account, expiresAtMs } = socket.data;
    await socket.join(userRoom(account.id));
    // Closes only the transport, so that the client reconnects with a new token.
    const expiry = setTimeout(() => socket.conn.close(), Math.min(expiresAtMs - Date.now(), maxTimerMs));
    socket.on('disconnect', () => clearTimeout(expiry));
    limitMessages(socket, () =>
      this.app.log.warn({ account: account.id }, 'socket disconnected: too many messages'),
    );
  }

  @SubscribeMessage('watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @MessageBody() body: unknown): Promise<WatchReply> {
    const { success, data } = watchBody.safeParse(body);
    if (!success) return failure(errorMessages.notFound);
    const { account: socketAccount, watchedRooms } = socket.data;
    if (data.room === 'own')
      return { ok: true, quiet: this.app.roomActivity.idleMs([userRoom(socketAccount.id)]) };
    if (watchedRooms.size >= maxRoomsPerSocket) return failure(errorMessages.rateLimited);
    const isNew = !watchedRooms.has(data.room);
    watchedRooms.add(data.room);
    try {
      // Loads the account again: its rights may have changed since the handshake.
      const { account } = await this.auth.session(handshake.parse(socket.handshake.auth).token);
      if (data.room === 'following') {
        if (!account.onboarded) throw new AppError('forbidden', errorMessages.profileIncomplete);
        await this.#watchFollowing(socket, account.id);
      } else {
        if (!(await canWatch(this.app.database.sql, account, data.room))) throw notFound();
        await socket.join(data.room);
      }
      // Messages of one socket run concurrently: an `unwatch` may have arrived during the lookup.
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
    const { account, watchedRooms } = socket.data;
    watchedRooms.delete(data.room);
    await leave(socket, account.id, data.room);
    return { ok: true };
  }

  async #authenticate(socket: LiveSocket) {
    const { success, data } = handshake.safeParse(socket.handshake.auth);
    if (!success) throw new AppError('unauthenticated', errorMessages.missingToken);
    const session = await this.auth.session(data.token);
    const { account } = session;
    if ((await this.app.rateLimiter.consume('socket', handshakeLimit, account.id)) > 0)
      throw new AppError('rateLimited', errorMessages.rateLimited);
    socket.data = { account, expiresAtMs: session.expiresAtMs, watchedRooms: new Set() };
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
