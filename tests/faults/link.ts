import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How a wire behaves. */
interface Weather {
  /** Added to each way, ms. */
  delay: number;
  /** The share of packets that are lost, each sent again 200 ms later, with all that come after waiting for it. */
  loss: number;
  /** Nothing arrives and nobody is told, as when a cable is pulled. */
  held: boolean;
}
const clear: Weather = { delay: 0, loss: 0, held: false };
/** How long TCP waits at least before it sends a lost packet again, ms. */
const resend = 200;

/** A wire to a TCP server whose weather can be changed while it is in use. */
export class Link {
  #weather = clear;
  readonly #open = new Set<Socket>();
  #mended: () => void = () => undefined;
  #holding = Promise.resolve();

  private constructor(
    /** The server's address, by way of this wire. */
    readonly url: string,
    private readonly listener: ReturnType<typeof createServer>,
  ) {}

  static async to(target: string): Promise<Link> {
    const url = new URL(target);
    const server = { host: url.hostname, port: Number(url.port) };
    const listener = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    url.port = String(address && typeof address === 'object' ? address.port : 0);
    const link = new Link(url.href, listener);
    listener.on('connection', (client) => link.#join(client, connect({ ...server, allowHalfOpen: true })));
    return link;
  }

  change(weather: Partial<Weather>) {
    this.#weather = { ...clear, ...weather };
    this.#mended();
    if (this.#weather.held)
      this.#holding = new Promise((resolve) => {
        this.#mended = resolve;
      });
  }

  /** The far ends are gone, and the near ones are not told. */
  forget() {
    for (const socket of this.#open) socket.unpipe().removeAllListeners('data').resume();
  }

  close(): Promise<void> {
    this.change(clear);
    return new Promise((resolve) => {
      this.listener.close(() => resolve());
      for (const socket of this.#open) socket.destroy();
    });
  }

  #join(client: Socket, server: Socket) {
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(from);
      let last = Promise.resolve();
      const inTurn = (act: () => void) => {
        const due = Date.now() + this.#late();
        last = last.then(async () => {
          if (due > Date.now()) await pause(due - Date.now());
          while (this.#weather.held) await this.#holding;
          act();
        });
      };
      from.on('data', (chunk) => inTurn(() => to.writable && to.write(chunk)));
      from.once('end', () => inTurn(() => to.end()));
      from.once('error', () => inTurn(() => to.destroy()));
      from.once('close', () => {
        this.#open.delete(from);
        inTurn(() => to.destroy());
      });
    }
  }

  #late() {
    const { delay, loss } = this.#weather;
    return delay + (Math.random() < loss ? resend : 0);
  }
}
