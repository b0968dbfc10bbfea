import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long an idle connection is kept, ms. Clients are told `keepAliveTimeout` and end their connections before;
 * balancers go by clocks of their own, up to a minute, so it is kept for so much longer than was said.
 */
export const keptIdle = { keepAliveTimeout: 5000, keepAliveTimeoutBuffer: 67_000 };

/**
 * How a server that stops takes its leave, ms: nobody may have asked anything for `quiet`, so that balancers have
 * heard of it, and no connection may be left on which a request could be on its way. Who keeps one for longer than
 * was said is not waited for.
 */
const leave = { quiet: 600, longest: keptIdle.keepAliveTimeout + 1000, look: 50 };

/**
 * Goes on answering, each answer ending its connection, until nobody asks any more: connections that are closed
 * at once are reset under requests that are on their way. Ctrl-C ends it: then everything goes, and nobody stays
 * to be asked instead.
 */
export class Farewell {
  readonly #open = new Set<Duplex>();
  #asked = 0;
  #leaving = false;
  #hurried = false;

  constructor() {
    process.once('SIGINT', () => this.hurry());
  }

  /** Counts the server's connections; live sockets are closed later, and told so. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('upgrade', (_request, socket) => this.#open.delete(socket));
  }

  /** Answers shall end their connections. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** A request came that a balancer would have sent elsewhere, had it known. */
  asked() {
    this.#asked = performance.now();
  }

  /** Ends the wait at once, also one that is under way. */
  hurry() {
    this.#hurried = true;
  }

  async take(): Promise<void> {
    this.#leaving = true;
    const began = performance.now();
    this.#asked = began;
    const since = (moment: number) => performance.now() - moment;
    while (!this.#hurried && since(began) < leave.longest) {
      if (this.#open.size === 0 && since(this.#asked) >= leave.quiet) return;
      await pause(leave.look);
    }
  }
}
