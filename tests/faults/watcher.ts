import { feedRoutes, type FeedItem } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { liveEvents, type ClientMessages, type LiveHandlers, type Room } from '@rinkside/contracts/live';
import { callRoute } from '@rinkside/testkit/client';
import { io, type Socket } from 'socket.io-client';
import { foldAnswer, foldHeard, unheard, type Heard } from '../../apps/web/src/state/fold.heard.js';
import {
  foldCommentAdded,
  foldCommentRemoved,
  foldFailure,
  foldLike,
  foldLiveView,
  foldRemoval,
  foldView,
  readItem,
  unknownItem,
  type ItemRecord,
} from '../../apps/web/src/state/fold.item.js';
import type { Somebody } from './population.js';
import { enter, persist } from './sending.js';

/** What a screen shows, and equally what the API answers. */
export interface Shown {
  /** Newest first. No live event tells of an author's new picture: that comes with the next fetch, and is left out. */
  feed: Entry[];
  /** Ids of the people its viewer follows. */
  following: string[];
}

interface Entry {
  item: Omit<FeedItem, 'user' | 'comments'>;
  author: string;
  comments: { id: string; content: string; author: string }[];
}
const entry = ({ user, comments, ...item }: FeedItem): Entry => ({
  item,
  author: user.id,
  comments: comments.map(({ id, content, user: by }) => ({ id, content, author: by.id })),
});

const fetchPage = (origin: string, { organizationId: id, token }: Somebody, limit: number, cursor?: string) =>
  callRoute(origin, token, feedRoutes.organization, {
    params: { id },
    query: { limit, ...(cursor && { cursor }) },
  });

/** Everything the API has for this viewer now: the whole feed of the organization, and whom they follow. */
const fetchAll = async (origin: string, viewer: Somebody) => {
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

export const readShown = async (origin: string, viewer: Somebody): Promise<Shown> => {
  const { feed, following } = await fetchAll(origin, viewer);
  return { feed: feed.map(entry), following };
};

/**
 * An open screen with the web app's own fold: it watches its rooms again after every reconnect, then
 * refetches, and knows nothing but what it heard and fetched.
 */
export class Watcher {
  readonly #socket: Socket<LiveHandlers, ClientMessages>;
  readonly #items = new Map<string, ItemRecord>();
  readonly #follows = new Map<string, Heard<boolean>>();
  readonly #rooms: Room[];
  #fetching: Promise<void> = Promise.resolve();
  /** Connections made so far. */
  connections = 0;
  /** Connected, in its rooms, and it shows the first page as it is now. */
  fresh = false;
  broken: unknown;

  constructor(
    private readonly origin: string,
    readonly viewer: Somebody,
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
      this.fresh = false;
      this.#fetching = this.#refresh().catch((error: unknown) => void (this.broken ??= error));
    });
    // A server's goodbye is not answered by the library.
    this.#socket.on('disconnect', (reason) => {
      this.fresh = false;
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#listen();
  }

  /** Resolves once it shows something. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => void this.#socket.once('connect', resolve));
    await this.#fetching;
    return this;
  }

  get shown(): Shown {
    const feed = [...this.#items.values()].flatMap((record) => readItem(record) ?? []);
    const place = ({ feed_at, id }: FeedItem) => `${feed_at} ${id}`;
    return {
      feed: feed.toSorted((a, b) => (place(a) < place(b) ? 1 : -1)).map(entry),
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
      'feed.added': ({ item }) => this.#item(item.id, (record) => foldLiveView(record, item, viewer)),
      'feed.changed': ({ item }) => this.#item(item.id, (record) => foldLiveView(record, item, viewer)),
      'feed.removed': ({ id, version }) => this.#item(id, (record) => foldRemoval(record, version)),
      'like.changed': (fact) => this.#item(fact.target_id, (record) => foldLike(record, fact, viewer)),
      'follow.changed': (fact) => {
        if (fact.follower_id !== viewer || fact.target_type !== 'user') return;
        const known = this.#follows.get(fact.target_id) ?? unheard(false);
        this.#follows.set(fact.target_id, foldHeard(known, fact.following, fact.version, performance.now()));
      },
      'comment.added': (fact) => this.#item(fact.target_id, (record) => foldCommentAdded(record, fact)),
      'comment.removed': (fact) => this.#item(fact.target_id, (record) => foldCommentRemoved(record, fact)),
      'highlight.ready': ({ highlight }) =>
        this.#item(highlight.id, (record) => foldLiveView(record, highlight, viewer)),
      'highlight.failed': (fact) => this.#item(fact.id, (record) => foldFailure(record, fact)),
    };
    for (const name of Object.keys(liveEvents) as (keyof LiveHandlers)[]) {
      const handler = handlers[name];
      if (handler) this.#socket.on(name, handler);
    }
  }

  /** Rooms first, then the fetch: what happens in between is heard. */
  async #refresh() {
    const { id } = this.#socket;
    const gone = () => this.#socket.id !== id;
    for (const room of this.#rooms) {
      const answer = await enter(this.#socket, room, gone);
      if (!answer) return;
      if (!answer.ok) throw new Error(`not let into ${room}: ${answer.error}`);
    }
    const top = await persist(() => fetchPage(this.origin, this.viewer, 20), gone);
    for (const item of top?.items ?? []) this.#item(item.id, (record) => foldView(record, item));
    this.fresh = !gone();
    // A test holds all of it against the API; nobody's screen fetches that much.
    const askedAt = performance.now();
    const shown = await persist(() => fetchAll(this.origin, this.viewer), gone);
    if (!shown) return;
    for (const item of shown.feed) this.#item(item.id, (record) => foldView(record, item));
    for (const target of new Set([...this.#follows.keys(), ...shown.following])) {
      const known = this.#follows.get(target) ?? unheard(false);
      this.#follows.set(target, foldAnswer(known, shown.following.includes(target), askedAt));
    }
  }
}
