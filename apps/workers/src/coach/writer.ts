import type { LiveEventName, LiveEvent } from '@rinkside/contracts/live';
import type { Reply, Written } from '@rinkside/domain/coach/coach.work';
import { userRoom } from '@rinkside/domain/feed/feed.rooms';
import type { Resources } from '../resources.js';

/**
 * Gives text out as it is released. What comes while the line is busy goes as one piece, so a slow line gets
 * fewer, larger pieces and the order stays.
 */
export class Writer {
  readonly #rooms: string[];
  #text = '';
  #waiting = '';
  #pieces = 0;
  #label: string | null = null;
  #sending: Promise<void> | undefined;

  constructor(
    private readonly live: Resources['live'],
    private readonly reply: Reply,
  ) {
    this.#rooms = [userRoom(reply.player_id)];
  }

  /** What readers were told so far. */
  get written(): Written {
    return { text: this.#text, pieces: this.#pieces, label: this.#label };
  }

  /** All that was released, told or about to be. */
  get text(): string {
    return this.#text + this.#waiting;
  }

  status(label: string): void {
    this.#label = label;
    const { id: message_id, run } = this.reply;
    // A tick that is lost is only a line less; the text's own failures are seen in `#send`.
    void this.#tell('coach.status', { message_id, run, label }).catch(() => undefined);
  }

  push(text: string): void {
    this.#waiting += text;
    this.#sending ??= this.#send().finally(() => (this.#sending = undefined));
  }

  /** Waits until everything was told, or could not be: the whole answer follows as a fact either way. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#waiting) {
      const text = this.#waiting;
      const index = this.#pieces;
      this.#text += text;
      this.#waiting = '';
      this.#pieces++;
      this.#label = null;
      const { id: message_id, run } = this.reply;
      // oxlint-disable-next-line no-await-in-loop -- pieces go one after the other
      await this.#tell('coach.delta', { message_id, run, index, text }).catch(() => undefined);
    }
  }

  #tell<Name extends LiveEventName>(event: Name, payload: LiveEvent<Name>): Promise<void> {
    return this.live.deliver([{ kind: 'emit', rooms: this.#rooms, except: [], event, payload }]);
  }
}
