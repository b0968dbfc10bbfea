import type { Page, WebSocketRoute } from '@playwright/test';
import { feedRoutes, type FeedItem, type FeedPage } from '@rinkside/contracts/feed';
import { newId } from '@rinkside/platform/id';
import type { Person } from '@rinkside/testkit/person';

/** A long feed in the place of an organization's own, and a socket that tells of its likes. */
export class Crowd {
  readonly #sockets = new Set<WebSocketRoute>();
  #told = 0;

  private constructor(readonly items: readonly FeedItem[]) {}

  /** As many items as wanted, made of those the organization has. */
  static async of(person: Person, club: string, size: number): Promise<Crowd> {
    const { items } = await person.call(feedRoutes.organization, { params: { id: club } });
    const many = Array.from({ length: size }, (_none, at): FeedItem => {
      const item = items[at % items.length];
      if (!item) throw new Error('This organization shared nothing.');
      return {
        ...item,
        id: newId(),
        userLiked: false,
        feed_at: new Date(Date.now() - at * 60_000).toISOString(),
      };
    });
    return new Crowd(many);
  }

  async attend(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      socket.connectToServer();
      this.#sockets.add(socket);
      socket.onClose(() => void this.#sockets.delete(socket));
    });
    const whole: FeedPage = { items: [...this.items], hasMore: false, nextCursor: null };
    await page.route('**/api/organizations/*/feed*', (route) => route.fulfill({ json: whole }));
  }

  /** Somebody likes another item. */
  like(actor_id: string): void {
    this.#told += 1;
    const item = this.items[(this.#told * 7919) % this.items.length];
    if (!item) return;
    const fact = {
      target_type: item.content_type,
      target_id: item.id,
      likesCount: item.likesCount + this.#told,
      version: item.version + this.#told,
      actor_id,
      liked: true,
    };
    for (const socket of this.#sockets) socket.send(`42${JSON.stringify(['like.changed', fact])}`);
  }
}
