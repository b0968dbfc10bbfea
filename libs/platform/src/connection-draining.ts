import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Keep-alive settings of HTTP servers, ms. Clients see `keepAliveTimeout` and close first. Load balancers use their own
 * timeouts of up to a minute, so the server keeps idle connections for `keepAliveTimeoutBuffer` longer.
 */
export const keepAliveOptions = { keepAliveTimeout: 5000, keepAliveTimeoutBuffer: 67_000 };

/** Draining ends after this time without requests: by then load balancers have noticed. */
const idleMs = 600;
/** Clients that keep a connection longer than the advertised keep-alive timeout are not waited for. */
const maxDrainMs = keepAliveOptions.keepAliveTimeout + 1000;
const checkIntervalMs = 50;

/**
 * Drains HTTP connections on shutdown: the server keeps answering, with `Connection: close`, until requests stop.
 * Closing connections at once would reset requests that are already on their way. SIGINT skips draining.
 */
export class ConnectionDrainer {
  readonly #openSockets = new Set<Duplex>();
  #lastRequestAt = 0;
  #isDraining = false;
  #skipDraining = false;

  constructor() {
    process.once('SIGINT', () => this.hurry());
  }

  /** Tracks the server's connections, except upgraded WebSockets: those are closed separately. */
  trackConnections(server: Server): void {
    server.on('connection', (socket) => {
      this.#openSockets.add(socket);
      socket.once('close', () => this.#openSockets.delete(socket));
    });
    server.on('upgrade', (_request, socket) => this.#openSockets.delete(socket));
  }

  /** While true, responses must close their connection. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Notes a request; call it for every request except health checks. */
  noteRequest() {
    this.#lastRequestAt = performance.now();
  }

  /** Ends draining at once. */
  hurry() {
    this.#skipDraining = true;
  }

  /** Resolves when no connection is open and no request came for 600 ms, after 6 s, or on SIGINT. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const startedAt = performance.now();
    this.#lastRequestAt = startedAt;
    const elapsedSince = (time: number) => performance.now() - time;
    while (!this.#skipDraining && elapsedSince(startedAt) < maxDrainMs) {
      if (this.#openSockets.size === 0 && elapsedSince(this.#lastRequestAt) >= idleMs) return;
      await pause(checkIntervalMs);
    }
  }
}
