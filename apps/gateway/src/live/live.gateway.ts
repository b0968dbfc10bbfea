import { refusals } from '@rinkside/contracts/error';
import { unwatchBody, watchBody, type Room, type WatchReply } from '@rinkside/contracts/live';
import type { Limit } from '@rinkside/contracts/route';
import type { Account } from '@rinkside/domain/player/account.views';
import { followersRoom, followingRoom, mayWatch, userRoom } from '@rinkside/domain/feed/feed.rooms';
import { followedSources } from '@rinkside/domain/follow/follow.views';
import { notFound, Refusal } from '@rinkside/platform/refusal';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import * as z from 'zod';
import { Access } from '../access/access.js';
import { Resources } from '../resources.js';
import { cutSlowReaders } from './slow-readers.js';

interface SocketData {
  account: Account;
  /** When its token ends, ms since 1970. */
  expires: number;
  watched: Set<string>;
}
type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

const handshake = z.object({ token: z.string().min(1).max(10_000) });
/** Rooms one socket may watch, and messages it may send in a second. */
const most = { rooms: 200, messages: 50 };
/** Sockets one account may open: many tabs on bad Wi-Fi, not a flood. */
const handshakes: Limit = { max: 120, seconds: 60 };
const longestTimer = 2 ** 31 - 1;

/** Lets sockets in by their token and into rooms by policy; all it sends comes from the relay. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<Server>, OnGatewayConnection<LiveSocket> {
  constructor(
    private readonly access: Access,
    private readonly gateway: Resources,
  ) {}

  afterInit(server: Server) {
    server.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => {
          const why = error instanceof Refusal ? error.message : refusals.unavailable;
          this.gateway.log.info({ why }, 'socket refused');
          next(new Error(why));
        },
      );
    });
    const slow = cutSlowReaders(server, this.gateway.log);
    this.gateway.shutdown.add('slow readers', () => clearInterval(slow));
  }

  async handleConnection(socket: LiveSocket) {
    const { account, expires } = socket.data;
    await socket.join(userRoom(account.id));
    // Closing the transport, not the session: the client comes back by itself with a fresh token.
    const expiry = setTimeout(() => socket.conn.close(), Math.min(expires - Date.now(), longestTimer));
    socket.on('disconnect', () => clearTimeout(expiry));
    limitMessages(socket, () => this.gateway.log.warn({ account: account.id }, 'flood of messages cut'));
  }

  @SubscribeMessage('watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @MessageBody() body: unknown): Promise<WatchReply> {
    const { success, data } = watchBody.safeParse(body);
    if (!success) return refuse(refusals.notFound);
    const { account: own, watched } = socket.data;
    if (data.room === 'own') return { ok: true, quiet: this.gateway.quiet.of([userRoom(own.id)]) };
    if (watched.size >= most.rooms) return refuse(refusals.tooMany);
    const added = !watched.has(data.room);
    watched.add(data.room);
    try {
      // The account is read again: rights may have changed since the handshake.
      const { account } = await this.access.session(handshake.parse(socket.handshake.auth).token);
      if (data.room === 'following') {
        if (!account.onboarded) throw new Refusal(403, refusals.noProfile);
        await this.#watchFollowing(socket, account.id);
      } else {
        if (!(await mayWatch(this.gateway.database.sql, account, data.room))) throw notFound();
        await socket.join(data.room);
      }
      // Messages of one socket overtake each other: it may have left while that was looked up.
      if (!watched.has(data.room)) {
        await leave(socket, account.id, data.room);
        return refuse(refusals.unavailable);
      }
      if (!data.quiet) return { ok: true };
      return { ok: true, quiet: this.gateway.quiet.of(roomsOf(socket, account.id, data.room)) };
    } catch (error) {
      if (added) watched.delete(data.room);
      if (error instanceof Refusal) return refuse(error.message);
      this.gateway.log.warn({ err: error }, 'watch failed');
      return refuse(refusals.unavailable);
    }
  }

  @SubscribeMessage('unwatch')
  async unwatch(@ConnectedSocket() socket: LiveSocket, @MessageBody() body: unknown): Promise<WatchReply> {
    const { success, data } = unwatchBody.safeParse(body);
    if (!success) return refuse(refusals.notFound);
    const { account, watched } = socket.data;
    watched.delete(data.room);
    await leave(socket, account.id, data.room);
    return { ok: true };
  }

  async #admit(socket: LiveSocket) {
    const { success, data } = handshake.safeParse(socket.handshake.auth);
    if (!success) throw new Refusal(401, refusals.noToken);
    const { account, expires } = await this.access.session(data.token);
    if ((await this.gateway.limits.take('socket', handshakes, account.id)) > 0)
      throw new Refusal(429, refusals.tooMany);
    socket.data = { account, expires, watched: new Set() };
  }

  /** In the own `following` room first: a follow made meanwhile reaches it there. */
  async #watchFollowing(socket: LiveSocket, playerId: string) {
    await socket.join(followingRoom(playerId));
    const followed = await this.#followed(playerId);
    await socket.join(followed);
    // One ended between that answer and the join was told before the socket was there to leave.
    const now = new Set(await this.#followed(playerId));
    for (const name of followed) if (!now.has(name)) await socket.leave(name);
  }

  async #followed(playerId: string): Promise<string[]> {
    const sources = await followedSources(this.gateway.database.sql, playerId);
    return sources.map(({ target_id }) => followersRoom(target_id));
  }
}

const refuse = (error: string): WatchReply => ({ ok: false, error });

const followingRooms = (socket: LiveSocket, playerId: string): string[] =>
  [...socket.rooms].filter((name) => name === followingRoom(playerId) || name.startsWith(followersRoom('')));

/** The rooms that a room is made of. */
const roomsOf = (socket: LiveSocket, playerId: string, room: Room): string[] =>
  room === 'following' ? followingRooms(socket, playerId) : [room];

const leave = async (socket: LiveSocket, playerId: string, room: Room) => {
  for (const name of roomsOf(socket, playerId, room)) await socket.leave(name);
};

/** Whoever sends more than a person can click is cut. */
const limitMessages = (socket: LiveSocket, told: () => void) => {
  let sent = 0;
  let since = performance.now();
  socket.use((_message, next) => {
    if (performance.now() - since > 1000) {
      sent = 0;
      since = performance.now();
    }
    if (++sent <= most.messages) return next();
    told();
    socket.disconnect(true);
  });
};
