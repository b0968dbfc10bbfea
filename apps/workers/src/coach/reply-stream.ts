import type { LiveEventName, LiveEvent } from '@rinkside/contracts/live.schema';
import type { ClaimedReply, PartialReply } from '@rinkside/domain/coach/reply-lease.repository';
import { userRoom } from '@rinkside/domain/feed/feed.rooms';
import type { Resources } from '../resources.js';

/**
 * Streams a reply's text to the player's sockets. Text that arrives during a send is sent as one piece afterwards, so
 * the order is kept and a slow connection gets fewer, larger pieces.
 */
export class ReplyStream {
  readonly #rooms: string[];
  #text = '';
  #pending = '';
  #pieces = 0;
  #label: string | null = null;
  #sending: Promise<void> | undefined;

  constructor(
    private readonly live: Resources['live'],
    private readonly reply: ClaimedReply,
  ) {
    this.#rooms = [userRoom(reply.player_id)];
  }

  /** What has been sent so far. */
  get progress(): PartialReply {
    return { text: this.#text, pieces: this.#pieces, label: this.#label };
  }

  /** The whole text, sent or pending. */
  get text(): string {
    return this.#text + this.#pending;
  }

  setStatus(label: string): void {
    this.#label = label;
    const { id: message_id, run } = this.reply;
    // Ephemeral event: losing one is harmless.
    void this.#emit('coach.status', { message_id, run, label }).catch(() => undefined);
  }

  push(text: string): void {
    this.#pending += text;
    this.#sending ??= this.#send().finally(() => (this.#sending = undefined));
  }

  /** Waits until all text was sent or failed to send. The complete reply follows as a domain event either way. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#pending) {
      const text = this.#pending;
      const index = this.#pieces;
      this.#text += text;
      this.#pending = '';
      this.#pieces++;
      this.#label = null;
      const { id: message_id, run } = this.reply;
      // oxlint-disable-next-line no-await-in-loop -- pieces are sent in order
      await this.#emit('coach.delta', { message_id, run, index, text }).catch(() => undefined);
    }
  }

  #emit<Name extends LiveEventName>(event: Name, payload: LiveEvent<Name>): Promise<void> {
    const named = { ...payload, profile_id: this.reply.player_id };
    return this.live.publish([{ kind: 'emit', rooms: this.#rooms, except: [], event, payload: named }]);
  }
}
