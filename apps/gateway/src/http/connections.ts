import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import * as z from 'zod';

/** Share of the process's files for connections. Stores, storage and replies need the rest. */
const connectionShare = 0.7;

const processReport = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.literal('unlimited')]) }) }),
});

const maxConnections = (): number => {
  // Otherwise the report looks up host names. The types of Node.js lack the property.
  Object.assign(process.report, { excludeNetwork: true });
  const { soft } = processReport.parse(process.report.getReport()).userLimits.open_files;
  return soft === 'unlimited' ? Infinity : Math.floor(soft * connectionShare);
};

/**
 * How fast a body must arrive while the server waits for it. Half of what bad Wi-Fi in a rink gives, over a time that allows
 * for a gap of 15 s. A smaller body must arrive within that time.
 */
export interface BodyRate {
  windowMs: number;
  bytesPerWindow: number;
}
const bodyRate: BodyRate = { windowMs: 30_000, bytesPerWindow: 30 * 8 * 1024 };

/** How long a refused body may continue: browsers read the reply only when they have sent it, or the connection closes. */
const lingerMs = 3000;

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/**
 * Bounds what connections may hold. When the process runs out of files, the longest unused connection without an
 * authenticated request is closed. Addresses are not counted: a school or a rink shares one.
 */
export class Connections {
  /** The longest unused first. */
  readonly #closable = new Set<Socket>();
  #open = 0;

  constructor(private readonly max = maxConnections()) {}

  /** Call before the server listens. */
  track(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open++;
      this.#closable.add(socket);
      socket.once('close', () => {
        this.#open--;
        this.#closable.delete(socket);
      });
      if (this.#open > this.max) this.#closeUnused();
    });
  }

  /** Keeps the connection of an authenticated request until its reply, and that of an authenticated WebSocket. */
  keep(socket: Socket) {
    this.#closable.delete(socket);
  }

  /** Bounds request bodies. Call after Engine.IO has replaced the listeners of the server. */
  limitBodies(server: Server, rate = bodyRate) {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      if (hasBody(request)) limitBody(request, response, rate);
      response.once('close', () => {
        this.#closable.delete(socket);
        if (!socket.destroyed) this.#closable.add(socket);
      });
    });
  }

  #closeUnused() {
    const [unused] = this.#closable;
    if (!unused) return;
    this.#closable.delete(unused);
    unused.destroy();
  }
}

const limitBody = (request: IncomingMessage, response: ServerResponse, rate: BodyRate) => {
  const { socket } = request;
  let bytesRead = socket.bytesRead;
  const timer = setInterval(() => {
    const isTooSlow = socket.bytesRead - bytesRead < rate.bytesPerWindow;
    bytesRead = socket.bytesRead;
    // Unread bytes wait for the server, not for the client.
    if (!request.complete && request.readableLength === 0 && isTooSlow) request.destroy();
  }, rate.windowMs);
  request.once('close', () => clearInterval(timer));
  response.once('finish', () => {
    clearInterval(timer);
    if (request.complete) return;
    const linger = setTimeout(() => socket.destroy(), lingerMs);
    request.once('close', () => clearTimeout(linger));
  });
};
