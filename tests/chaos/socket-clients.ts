import { feedRoutes } from '@rinkside/contracts/feed';
import { liveEvents, type Room } from '@rinkside/contracts/live.schema';
import { callRoute } from '@rinkside/testkit/api-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { io, type Socket } from 'socket.io-client';
import type { SeedUser } from './seed-users.js';
import { joinRoom, retryTransient } from './retry.js';

/** Connections opened concurrently. */
const batchSize = 50;

/** A read-only client of one organization room: after every reconnect it watches the room again and refetches the feed. */
class SocketClient {
  readonly #socket: Socket;
  /** Ids of the posts it received or fetched. */
  readonly postIds = new Set<string>();
  /** Events received twice on one connection. */
  readonly duplicates: string[] = [];
  connections = 0;
  /** Connected, in its room, and the feed is fetched. */
  watching = false;

  constructor(
    private readonly origin: string,
    private readonly viewer: SeedUser,
  ) {
    this.#socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1000,
      auth: { token: viewer.token },
    });
    let received = new Set<string>();
    this.#socket.on('connect', () => {
      this.connections++;
      received = new Set();
      void this.#catchUp();
    });
    this.#socket.on('disconnect', (reason) => {
      this.watching = false;
      // Socket.IO does not reconnect by itself after a disconnect by the server.
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#socket.onAny((name: string, payload: unknown) => {
      if (!(name in liveEvents)) return;
      const event = `${name} ${JSON.stringify(payload)}`;
      if (received.has(event)) this.duplicates.push(event);
      received.add(event);
    });
    this.#socket.on('feed.added', ({ item }: { item: { id: string } }) => this.postIds.add(item.id));
  }

  close() {
    this.#socket.disconnect();
  }

  async #catchUp() {
    const { id } = this.#socket;
    const isStale = () => this.#socket.id !== id;
    const room: Room = `organization:${this.viewer.organizationId}`;
    if (!(await joinRoom(this.#socket, room, isStale))?.ok) return;
    const page = await retryTransient(
      () =>
        callRoute(this.origin, this.viewer.token, feedRoutes.organization, {
          params: { id: this.viewer.organizationId },
          query: { limit: 100 },
        }),
      isStale,
    );
    for (const item of page?.items ?? []) this.postIds.add(item.id);
    this.watching = page !== undefined;
  }
}

/** Hundreds of Socket.IO clients, with what they missed or received twice. */
export class SocketClients {
  readonly #clients: SocketClient[] = [];

  static async open(origin: string, people: SeedUser[], size: number): Promise<SocketClients> {
    const audience = new SocketClients();
    while (audience.#clients.length < size) {
      for (let at = 0; at < batchSize && audience.#clients.length < size; at++) {
        const viewer = people[audience.#clients.length % people.length];
        if (viewer) audience.#clients.push(new SocketClient(origin, viewer));
      }
      await audience.waitUntilWatching();
    }
    return audience;
  }

  /** Waits until all clients are in their rooms. @returns the duration, ms. */
  async waitUntilWatching(timeoutMs = 60_000): Promise<number> {
    const since = performance.now();
    await waitFor(
      'all clients are watching',
      () => this.#clients.every(({ watching }) => watching),
      timeoutMs,
    );
    return performance.now() - since;
  }

  get reconnects() {
    return this.#clients.reduce((sum, { connections }) => sum + connections - 1, 0);
  }

  /** Events that one connection received more than once. */
  get duplicateEvents(): string[] {
    return this.#clients.flatMap(({ duplicates }) => duplicates);
  }

  /** Waits until all clients have these posts, or the wait times out. */
  async waitForPosts(posts: string[]): Promise<void> {
    await waitFor('all clients have the posts', () => this.countIncomplete(posts) === 0).catch(
      () => undefined,
    );
  }

  /** Counts the clients that miss at least one of these posts. */
  countIncomplete(posts: Iterable<string>): number {
    const expected = [...posts];
    return this.#clients.filter(({ postIds }) => !expected.every((id) => postIds.has(id))).length;
  }

  close() {
    for (const client of this.#clients) client.close();
  }
}
