import type { Page, WebSocketRoute } from '@playwright/test';
import { feedRoutes, type FeedItem, type FeedPage } from '@rinkside/contracts/feed';
import { newId } from '@rinkside/platform/id';
import type { TestUser } from '@rinkside/testkit/test-user';

/** Replaces the organization feed of a page with a long one, and sends live likes over its socket. */
export class FeedSimulator {
  readonly #sockets = new Set<WebSocketRoute>();
  #likeCount = 0;

  private constructor(readonly items: readonly FeedItem[]) {}

  /** Builds a feed of the given size from copies of the organization's items. */
  static async create(person: TestUser, club: string, size: number): Promise<FeedSimulator> {
    const { items } = await person.call(feedRoutes.organization, { params: { id: club } });
    const copies = Array.from({ length: size }, (_none, at): FeedItem => {
      const item = items[at % items.length];
      if (!item) throw new Error('the organization has no items');
      return {
        ...item,
        id: newId(),
        userLiked: false,
        feed_at: new Date(Date.now() - at * 60_000).toISOString(),
      };
    });
    return new FeedSimulator(copies);
  }

  async attachTo(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      socket.connectToServer();
      this.#sockets.add(socket);
      socket.onClose(() => void this.#sockets.delete(socket));
    });
    const feedPage: FeedPage = { items: [...this.items], hasMore: false, nextCursor: null };
    await page.route('**/api/organizations/*/feed*', (route) => route.fulfill({ json: feedPage }));
  }

  /** Sends a like of another item to all sockets. */
  like(actor_id: string): void {
    this.#likeCount += 1;
    const item = this.items[(this.#likeCount * 7919) % this.items.length];
    if (!item) return;
    const event = {
      target_type: item.content_type,
      target_id: item.id,
      likesCount: item.likesCount + this.#likeCount,
      version: item.version + this.#likeCount,
      actor_id,
      liked: true,
    };
    for (const socket of this.#sockets) socket.send(`42${JSON.stringify(['like.changed', event])}`);
  }
}
