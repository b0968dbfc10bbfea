import { buffer } from 'node:stream/consumers';
import { refusals } from '@rinkside/contracts/error';
import { Refusal } from '@rinkside/platform/refusal';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Resources } from '../resources.js';
import { cardHash, type Card } from './card/card.js';

/** Bytes of the images kept. */
const kept = 32 * 1024 * 1024;
/** Drawings at work at once, and those that may wait for their turn. */
const atOnce = 2;
const waitingMost = 40;
/** A stored picture larger than this is left out, bytes. */
const largestPicture = 20 * 1024 * 1024;

/** Social images: drawn once per content, a few at a time, and kept by the hash of what they show. */
@Injectable()
export class Drawings {
  readonly #images = new LRUCache<string, Buffer, { card: Card }>({
    maxSize: kept,
    sizeCalculation: (image) => image.length,
    // Asked for twice at the same time, a card is drawn once.
    fetchMethod: (_hash, _stale, { context }) =>
      this.#inTurn(async () => {
        // What draws is large, and loaded for the first card.
        const { drawCard } = await import('./card/draw.js');
        return drawCard(context.card, (key) => this.#read(key));
      }),
  });
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(private readonly gateway: Resources) {}

  /** The card as a PNG. @throws 503 while too many others wait. */
  async png(card: Card): Promise<Buffer> {
    const image = await this.#images.fetch(cardHash(card), { context: { card } });
    if (!image) throw new Refusal(503, refusals.unavailable);
    return image;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= waitingMost) throw new Refusal(503, refusals.unavailable);
    if (this.#working >= atOnce) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#working++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working--;
    }
  }

  async #read(key: string): Promise<Buffer | null> {
    const object = await this.gateway.storage.get(key);
    if (!object) return null;
    if (object.size <= largestPicture) return buffer(object.body);
    object.body.destroy();
    return null;
  }
}
