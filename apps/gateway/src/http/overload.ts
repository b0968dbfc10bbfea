import { errorMessages, type ErrorView } from '@rinkside/contracts/error';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { routes } from '@rinkside/contracts/routes.schema';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { AppContext } from '../app-context.js';
import { bearerToken } from '../auth/auth.guard.js';
import { AuthService } from '../auth/auth.service.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { hasBody } from './connections.js';
import type { ProductRequest } from './contract/contract-request.js';

/** Whose requests are refused first, with the share of the limit that each may use. */
const shares = { signedOut: 0.7, signedIn: 1, liveGame: 1.25 } as const;
type Class = keyof typeof shares;

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Writes of a running game: a play that is not logged now is forgotten. */
const liveGameWrites = new Set(
  [liveGameRoutes.append, liveGameRoutes.takeOver, liveGameRoutes.finish].map(nameOf),
);
/** Files take minutes on bad Wi-Fi and pages of live links stay open: they say nothing about load and have own limits. */
const longRequests = new Set([
  ...routes.filter(({ file }) => file).map(nameOf),
  `GET ${liveLinkRoutes.open.path}/events`,
]);

const isLimited = (url: string, name: string): boolean =>
  /^\/(?:api|oidc|player|highlight)\//.test(url) && !longRequests.has(name);

/** Spreads the retries of many clients, seconds. */
const retryAfterSeconds = () => 1 + Math.floor(Math.random() * 3);

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

/**
 * Refuses requests above what this gateway answers in time, before anything else is done for them. Only a token that was
 * verified before counts as signed in: verifying others costs what the refusal saves. Health checks, static files, media
 * and sockets are not limited.
 */
export const registerOverload = (app: NestFastifyApplication, { metrics }: AppContext) => {
  const auth = app.get(AuthService);
  const limit = new ConcurrencyLimit();
  const slots = new WeakMap<FastifyRequest, Slot>();
  const refused = new Counter({
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
  metrics.onScrape([gauge], async () => gauge.set(limit.limit));

  const classOf = (name: string, authorization: string | undefined): Class => {
    const token = bearerToken(authorization);
    if (!token || !auth.isVerified(token)) return 'signedOut';
    return liveGameWrites.has(name) ? 'liveGame' : 'signedIn';
  };
  const refuse = (request: ProductRequest, reply: FastifyReply, kind: Class) => {
    refused.inc({ class: kind });
    request.isRefused = true;
    const view: ErrorView = { statusCode: 503, message: errorMessages.unavailable };
    void reply.status(503).header('retry-after', retryAfterSeconds()).send(view);
  };

  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request: ProductRequest, reply, done) => {
      const name = nameOf({ method: request.method, path: request.routeOptions.url ?? '' });
      if (!isLimited(request.url, name)) return done();
      const slot = new Slot(limit, classOf(name, request.headers.authorization));
      if (!slot.hold()) return refuse(request, reply, slot.kind);
      slots.set(request, slot);
      // A request may end without a reply.
      reply.raw.once('close', () => slot.release());
      return done();
    })
    .addHook('preParsing', (request, _reply, _payload, done) => {
      if (hasBody(request.raw)) slots.get(request)?.pause();
      done();
    })
    .addHook('preValidation', (request, reply, done) => {
      const slot = slots.get(request);
      if (slot?.hold() === false) return refuse(request, reply, slot.kind);
      return done();
    })
    // From here on the reply waits for its reader only.
    .addHook('onSend', (request, _reply, _payload, done) => {
      slots.get(request)?.release();
      done();
    });
};
