import { liveLinkEvents } from '@rinkside/contracts/live-link.schema';

/** A page of a live link: it records the server-sent events. */
export class LinkPage {
  text = '';
  closedAt: number | undefined;

  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  private constructor(readonly response: Response) {
    this.#reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  }

  static async open(origin: string, token: string): Promise<LinkPage> {
    const page = new LinkPage(await fetch(`${origin}/api/live-links/${token}/events`));
    void page.#read();
    return page;
  }

  get games() {
    return [...this.text.matchAll(/^event: game\ndata: (.+)$/gm)].map(([, data = '']) =>
      liveLinkEvents.game.parse(JSON.parse(data)),
    );
  }

  close() {
    return this.#reader.cancel();
  }

  async #read() {
    const decoder = new TextDecoder();
    for (;;) {
      const { value, done } = await this.#reader.read();
      if (done) break;
      this.text += decoder.decode(value, { stream: true });
    }
    this.closedAt = Date.now();
  }
}
