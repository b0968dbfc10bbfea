import { feedRoutes, type FeedItem } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import {
  liveEvents,
  type ClientMessages,
  type LiveHandlers,
  type Room,
} from '@rinkside/contracts/live.schema';
import { callRoute } from '@rinkside/testkit/api-client';
import { io, type Socket } from 'socket.io-client';
import {
  reduceReply,
  reduceEvent,
  unknownValue,
  type LiveValue,
} from '../../apps/web/src/state/entities/live-value.js';
import {
  reduceCommentAdded,
  reduceCommentRemoved,
  reduceProcessingFailure,
  reduceLike,
  reduceLiveView,
  reduceRemoval,
  reduceView,
  readItem,
  unknownItem,
  type ItemRecord,
} from '../../apps/web/src/state/entities/item.reducer.js';
import type { SeedUser } from './seed-users.js';
import { joinRoom, retryTransient } from './retry.js';

/** The state a client shows, or the API returns. */
export interface VisibleState {
  /** Newest first. Author details are left out: a new avatar reaches clients with the next fetch, not as a live event. */
  feed: FeedEntry[];
  /** Ids of the players the viewer follows. */
  following: string[];
}

interface FeedEntry {
  item: Omit<FeedItem, 'user' | 'comments'>;
  author: string;
  comments: { id: string; content: string; author: string }[];
}
const toFeedEntry = ({ user, comments, ...item }: FeedItem): FeedEntry => ({
  item,
  author: user.id,
  comments: comments.map(({ id, content, user: author }) => ({ id, content, author: author.id })),
});

const fetchPage = (origin: string, { organizationId: id, token }: SeedUser, limit: number, cursor?: string) =>
  callRoute(origin, token, feedRoutes.organization, {
    params: { id },
    query: { limit, ...(cursor && { cursor }) },
  });

/** Fetches the whole organization feed and the viewer's follows. */
const fetchAll = async (origin: string, viewer: SeedUser) => {
  const feed: FeedItem[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await fetchPage(origin, viewer, 100, cursor);
    feed.push(...page.items);
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  const rows = await callRoute(origin, viewer.token, followRoutes.following, { query: { limit: 100 } });
  return { feed, following: rows.map(({ id }) => id).toSorted() };
};

export const fetchVisibleState = async (origin: string, viewer: SeedUser): Promise<VisibleState> => {
  const { feed, following } = await fetchAll(origin, viewer);
  return { feed: feed.map(toFeedEntry), following };
};

/**
 * A client with the web app's entity store. After every reconnect it watches its rooms again, then refetches.
 * Its state comes from received events and fetches only.
 */
export class Observer {
  readonly #socket: Socket<LiveHandlers, ClientMessages>;
  readonly #items = new Map<string, ItemRecord>();
  readonly #follows = new Map<string, LiveValue<boolean>>();
  readonly #rooms: Room[];
  #fetching: Promise<void> = Promise.resolve();
  /** Connections made so far. */
  connections = 0;
  /** Connected, in its rooms, and the first page is refetched. */
  isUpToDate = false;
  error: unknown;

  constructor(
    private readonly origin: string,
    readonly viewer: SeedUser,
  ) {
    this.#rooms = [`organization:${viewer.organizationId}`, `player:${viewer.id}`, 'following'];
    this.#socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 500,
      auth: { token: viewer.token },
    });
    this.#socket.on('connect', () => {
      this.connections++;
      this.isUpToDate = false;
      this.#fetching = this.#refresh().catch((error: unknown) => void (this.error ??= error));
    });
    // Socket.IO does not reconnect by itself after a disconnect by the server.
    this.#socket.on('disconnect', (reason) => {
      this.isUpToDate = false;
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#listen();
  }

  /** Resolves once the first fetch is complete. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => void this.#socket.once('connect', resolve));
    await this.#fetching;
    return this;
  }

  get state(): VisibleState {
    const feed = [...this.#items.values()].flatMap((record) => readItem(record) ?? []);
    const sortKey = ({ feed_at, id }: FeedItem) => `${feed_at} ${id}`;
    return {
      feed: feed.toSorted((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1)).map(toFeedEntry),
      following: [...this.#follows].flatMap(([id, { value }]) => (value ? id : [])).toSorted(),
    };
  }

  close() {
    this.#socket.disconnect();
  }

  #item(id: string, change: (record: ItemRecord) => ItemRecord) {
    this.#items.set(id, change(this.#items.get(id) ?? unknownItem));
  }

  #listen() {
    const { id: viewer } = this.viewer;
    const handlers: Partial<LiveHandlers> = {
      'feed.added': ({ item }) => this.#item(item.id, (record) => reduceLiveView(record, item, viewer)),
      'feed.changed': ({ item }) => this.#item(item.id, (record) => reduceLiveView(record, item, viewer)),
      'feed.removed': ({ id, version }) => this.#item(id, (record) => reduceRemoval(record, version)),
      'like.changed': (event) => this.#item(event.target_id, (record) => reduceLike(record, event, viewer)),
      'follow.changed': (event) => {
        if (event.follower_id !== viewer || event.target_type !== 'user') return;
        const current = this.#follows.get(event.target_id) ?? unknownValue(false);
        this.#follows.set(
          event.target_id,
          reduceEvent(current, event.following, event.version, performance.now()),
        );
      },
      'comment.added': (event) => this.#item(event.target_id, (record) => reduceCommentAdded(record, event)),
      'comment.removed': (event) =>
        this.#item(event.target_id, (record) => reduceCommentRemoved(record, event)),
      'highlight.ready': ({ highlight }) =>
        this.#item(highlight.id, (record) => reduceLiveView(record, highlight, viewer)),
      'highlight.failed': (event) => this.#item(event.id, (record) => reduceProcessingFailure(record, event)),
    };
    for (const name of Object.keys(liveEvents) as (keyof LiveHandlers)[]) {
      const handler = handlers[name];
      if (handler) this.#socket.on(name, handler);
    }
  }

  /** Watches the rooms before it fetches, so that no event in between is missed. */
  async #refresh() {
    const { id } = this.#socket;
    const isStale = () => this.#socket.id !== id;
    for (const room of this.#rooms) {
      const reply = await joinRoom(this.#socket, room, isStale);
      if (!reply) return;
      if (!reply.ok) throw new Error(`watch of ${room} was rejected: ${reply.error}`);
    }
    const firstPage = await retryTransient(() => fetchPage(this.origin, this.viewer, 20), isStale);
    for (const item of firstPage?.items ?? []) this.#item(item.id, (record) => reduceView(record, item));
    this.isUpToDate = !isStale();
    // The whole feed is needed for the comparison with the API; the web app does not fetch that much.
    const requestedAt = performance.now();
    const fetched = await retryTransient(() => fetchAll(this.origin, this.viewer), isStale);
    if (!fetched) return;
    for (const item of fetched.feed) this.#item(item.id, (record) => reduceView(record, item));
    for (const target of new Set([...this.#follows.keys(), ...fetched.following])) {
      const current = this.#follows.get(target) ?? unknownValue(false);
      this.#follows.set(target, reduceReply(current, fetched.following.includes(target), requestedAt));
    }
  }
}
