import { buffer } from 'node:stream/consumers';
import { errorMessages } from '@rinkside/contracts/error';
import { BoundedQueue } from '@rinkside/platform/bounded-queue';
import { AppError } from '@rinkside/platform/errors';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppContext } from '../app-context.js';
import { cardHash, type SocialCard } from './social-card/card.js';

const cacheBytes = 32 * 1024 * 1024;
/** Larger stored images are left out. */
const maxImageBytes = 20 * 1024 * 1024;

/** Renders social images, with limited concurrency, and caches them by the hash of their content. */
@Injectable()
export class SocialImageService {
  readonly #images = new LRUCache<string, Buffer, { card: SocialCard }>({
    maxSize: cacheBytes,
    sizeCalculation: (image) => image.length,
    // `fetchMethod` renders a card once for concurrent requests.
    fetchMethod: (_hash, _stale, { context }) =>
      this.#queue.run(async () => {
        // The renderer is a large module, loaded on first use.
        const { renderCard: drawCard } = await import('./social-card/render.js');
        return drawCard(context.card, (key) => this.#read(key));
      }),
  });
  readonly #queue = new BoundedQueue({
    concurrency: 2,
    maxQueued: 40,
    message: errorMessages.unavailable,
  });

  constructor(private readonly app: AppContext) {}

  /** Returns the card as a PNG. @throws 503 when the queue is full. */
  async png(card: SocialCard): Promise<Buffer> {
    const image = await this.#images.fetch(cardHash(card), { context: { card } });
    if (!image) throw new AppError('unavailable', errorMessages.unavailable);
    return image;
  }

  async #read(key: string): Promise<Buffer | null> {
    const object = await this.app.storage.get(key);
    if (!object) return null;
    if (object.size <= maxImageBytes) return buffer(object.body);
    object.body.destroy();
    return null;
  }
}
