import { feedRoutes } from '@rinkside/contracts/feed';
import { liveEvents, type Room } from '@rinkside/contracts/live';
import { callRoute } from '@rinkside/testkit/client';
import { until } from '@rinkside/testkit/until';
import { io, type Socket } from 'socket.io-client';
import type { Somebody } from './population.js';
import { enter, persist } from './sending.js';

/** How many may be on their way to the door at once. */
const atATime = 50;

/** Somebody who only looks on: the room of an organization, watched again and fetched again after every reconnect. */
class Onlooker {
  readonly #socket: Socket;
  /** Posts it knows of, heard or fetched. */
  readonly known = new Set<string>();
  /** What one connection told it twice. */
  readonly twice: string[] = [];
  connections = 0;
  /** Connected, in its room, and it has fetched what is there. */
  watching = false;

  constructor(
    private readonly origin: string,
    private readonly viewer: Somebody,
  ) {
    this.#socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1000,
      auth: { token: viewer.token },
    });
    let heard = new Set<string>();
    this.#socket.on('connect', () => {
      this.connections++;
      heard = new Set();
      void this.#catchUp();
    });
    this.#socket.on('disconnect', (reason) => {
      this.watching = false;
      // A server's goodbye is not answered by the library.
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#socket.onAny((name: string, payload: unknown) => {
      if (!(name in liveEvents)) return;
      const told = `${name} ${JSON.stringify(payload)}`;
      if (heard.has(told)) this.twice.push(told);
      heard.add(told);
    });
    this.#socket.on('feed.added', ({ item }: { item: { id: string } }) => this.known.add(item.id));
  }

  close() {
    this.#socket.disconnect();
  }

  async #catchUp() {
    const { id } = this.#socket;
    const gone = () => this.#socket.id !== id;
    const room: Room = `organization:${this.viewer.organizationId}`;
    if (!(await enter(this.#socket, room, gone))?.ok) return;
    const page = await persist(
      () =>
        callRoute(this.origin, this.viewer.token, feedRoutes.organization, {
          params: { id: this.viewer.organizationId },
          query: { limit: 100 },
        }),
      gone,
    );
    for (const item of page?.items ?? []) this.known.add(item.id);
    this.watching = page !== undefined;
  }
}

/** Sockets by the hundred, and what they missed or heard twice. */
export class Audience {
  readonly #onlookers: Onlooker[] = [];

  static async open(origin: string, people: Somebody[], size: number): Promise<Audience> {
    const audience = new Audience();
    while (audience.#onlookers.length < size) {
      for (let at = 0; at < atATime && audience.#onlookers.length < size; at++) {
        const viewer = people[audience.#onlookers.length % people.length];
        if (viewer) audience.#onlookers.push(new Onlooker(origin, viewer));
      }
      await audience.watching();
    }
    return audience;
  }

  /** Until all are back in their rooms. @returns how long that took, ms. */
  async watching(patience = 60_000): Promise<number> {
    const since = performance.now();
    await until('everybody watches', () => this.#onlookers.every(({ watching }) => watching), patience);
    return performance.now() - since;
  }

  get reconnects() {
    return this.#onlookers.reduce((sum, { connections }) => sum + connections - 1, 0);
  }

  /** What one connection was told more than once. */
  get twice(): string[] {
    return this.#onlookers.flatMap(({ twice }) => twice);
  }

  /** Until all know of these posts, or some never will. */
  async knowing(posts: string[]): Promise<void> {
    await until('everybody knows', () => this.missing(posts) === 0).catch(() => undefined);
  }

  /** How many do not know of one of these posts. */
  missing(posts: Iterable<string>): number {
    const all = [...posts];
    return this.#onlookers.filter(({ known }) => !all.every((id) => known.has(id))).length;
  }

  close() {
    for (const onlooker of this.#onlookers) onlooker.close();
  }
}
