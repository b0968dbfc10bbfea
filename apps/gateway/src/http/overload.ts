import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { errorMessages, type ErrorView } from '@rinkside/contracts/error';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkStream } from '@rinkside/contracts/live-link';
import { routes } from '@rinkside/contracts/routes.schema';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Counter, Gauge } from 'prom-client';
import type { AppContext } from '../app-context.js';
import { bearerToken } from '../auth/auth.guard.js';
import { AuthService } from '../auth/auth.service.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { hasBody } from './connections.js';
import { resourceHeadersOf } from './security-headers.js';

/**
 * Classes of requests in the order in which they are refused, with the share of the limit that each may use.
 */
const shares = { signedOut: 0.7, signedIn: 1, liveGame: 1.25 } as const;
type Class = keyof typeof shares;

interface Named {
  method: string;
  path: string;
}

/** Matches 'POST /api/live-games/7/events' for the routes of the list. */
const routePattern = (list: readonly Named[]): RegExp => {
  const paths = list.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '[^/]+')}`);
  return new RegExp(`^(?:${paths.join('|')})$`);
};

/** Writes of a running game: a play that is not logged now is forgotten. */
const liveGameWrites = routePattern([liveGameRoutes.append, liveGameRoutes.takeOver, liveGameRoutes.finish]);
/** Files take minutes on bad Wi-Fi and pages of live links stay open: they say nothing about load and have own limits. */
const longRequests = routePattern([
  ...routes.filter(({ file }) => file),
  { method: 'GET', path: liveLinkStream.path },
]);
const limitedPath = /^\/(?:api|player|highlight)\//;

/** Spreads the retries of many clients, seconds. */
const retryAfterSeconds = () => String(1 + Math.floor(Math.random() * 3));

/** A request in progress. Waiting for its body is no work: a slow sender would take the place of others. */
class Slot {
  #heldSince: number | undefined;
  #heldMs = 0;

  constructor(
    private readonly limit: ConcurrencyLimit,
    readonly kind: Class,
  ) {}

  /** @returns whether the request may go on */
  hold(): boolean {
    if (this.#heldSince !== undefined) return true;
    if (!this.limit.enter(shares[this.kind])) return false;
    this.#heldSince = performance.now();
    return true;
  }

  pause(): void {
    if (this.#end()) this.limit.leave();
  }

  release(): void {
    if (this.#end()) this.limit.leave(this.#heldMs);
  }

  #end(): boolean {
    if (this.#heldSince === undefined) return false;
    this.#heldMs += performance.now() - this.#heldSince;
    this.#heldSince = undefined;
    return true;
  }
}

const view: ErrorView = { statusCode: 503, message: errorMessages.unavailable };
const body = JSON.stringify(view);

/**
 * Refuses requests above what this gateway answers in time. Only a token that was verified before counts as signed in,
 * because verifying others costs what a refusal saves. Health checks, static files, media and sockets are not limited.
 */
export class Overload {
  readonly #auth: AuthService;
  readonly #limit = new ConcurrencyLimit();
  readonly #slots = new WeakMap<IncomingMessage, Slot>();
  readonly #refused: Counter<'class'>;
  readonly #headers: OutgoingHttpHeaders;

  constructor(
    private readonly app: NestFastifyApplication,
    { env, metrics }: AppContext,
  ) {
    this.#auth = app.get(AuthService);
    this.#headers = {
      ...resourceHeadersOf(env),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    };
    this.#refused = new Counter({
      name: 'rinkside_requests_refused_total',
      help: 'Requests refused because too many were in progress, by class.',
      labelNames: ['class'],
      registers: [metrics.registry],
    });
    const gauge = new Gauge({
      name: 'rinkside_request_limit',
      help: 'How many requests may be in progress at once.',
      registers: [],
    });
    metrics.onScrape([gauge], async () => gauge.set(this.#limit.limit));
  }

  /** Stops counting a request while it waits for its body, or for the reader of its reply. Call before the routes exist. */
  register() {
    this.app
      .getHttpAdapter()
      .getInstance()
      .addHook('preParsing', ({ raw }, _reply, _payload, done) => {
        if (hasBody(raw)) this.#slots.get(raw)?.pause();
        done();
      })
      .addHook('preValidation', ({ raw }, reply, done) => {
        const slot = this.#slots.get(raw);
        if (!slot || slot.hold()) return done();
        this.#refused.inc({ class: slot.kind });
        void reply.status(503).header('retry-after', retryAfterSeconds()).send(view);
        return undefined;
      })
      .addHook('onSend', ({ raw }, _reply, _payload, done) => {
        this.#slots.get(raw)?.release();
        done();
      });
  }

  /**
   * Refuses before Fastify sees a request, because a refusal there costs several times as much. Call when all listeners of
   * the server are registered.
   */
  attach() {
    const server: Server = this.app.getHttpServer();
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.#admits(request, response))
        for (const listener of listeners) listener.call(server, request, response);
    });
  }

  #admits(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (!limitedPath.test(url)) return true;
    const name = `${method} ${url.split('?', 1)[0]}`;
    if (longRequests.test(name)) return true;
    const slot = new Slot(this.#limit, this.#classOf(name, headers.authorization));
    if (!slot.hold()) {
      this.#refused.inc({ class: slot.kind });
      response.writeHead(503, { ...this.#headers, 'retry-after': retryAfterSeconds() }).end(body);
      return false;
    }
    this.#slots.set(request, slot);
    // A request may end without a reply.
    response.once('close', () => slot.release());
    return true;
  }

  #classOf(name: string, authorization: string | undefined): Class {
    const token = bearerToken(authorization);
    if (!token || !this.#auth.isVerified(token)) return 'signedOut';
    return liveGameWrites.test(name) ? 'liveGame' : 'signedIn';
  }
}
