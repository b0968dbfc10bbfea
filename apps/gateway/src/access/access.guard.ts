import { refusals } from '@rinkside/contracts/error';
import type { Limit, Route } from '@rinkside/contracts/route';
import type { Account } from '@rinkside/domain/player/account.views';
import { networkOf } from '@rinkside/platform/address';
import { Refusal, tooMany } from '@rinkside/platform/refusal';
import type { Sql } from '@rinkside/platform/sql';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ProductRequest } from '../http/call.js';
import { isCommand, openOf, routeOf, type AddressLimit } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { Access, type Session, type Verified } from './access.js';
import { besideRead, withinCommand, type Admission } from './admission.js';
import type { Viewer } from './viewer.js';

/** Limit per IP network for anonymous requests. High, because all visitors of a rink share one address. */
export const perAddress: AddressLimit = { name: 'address', limit: { max: 1200, seconds: 300 } };

/**
 * Denies every request that the route's contract does not allow. Reads and single commands may start with the cached
 * account: it is reloaded concurrently, and nothing is returned or committed unless it is unchanged.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly auth: Access,
    private readonly app: Resources,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets are authenticated at the handshake and authorized on every watch.
    if (context.getType() === 'ws') return true;
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<ProductRequest>();
    const publicOptions = openOf(handler);
    if (publicOptions?.rateLimit) await this.#limitAddress(publicOptions.rateLimit, request);
    if (publicOptions) return true;
    const route = routeOf(handler);
    if (!route) return false;

    const token = bearerToken(request.headers.authorization);
    if (!token) {
      await this.#limitAddress(perAddress, request);
      if (route.access !== 'public') throw new Refusal(401, refusals.noToken);
      return true;
    }
    const verified = await this.auth.verify(token).catch(async (error: unknown) => {
      // An invalid token counts as an anonymous request.
      if (error instanceof Refusal) await this.#limitAddress(perAddress, request);
      throw error;
    });
    // The subject identifies the account before it is loaded.
    await this.#limit(route.limit.name ?? `${route.method} ${route.path}`, route.limit, verified.subject);
    const loadViewer = async () => authorize(route, await this.auth.sessionOf(verified));
    request.admission = this.#startAdmission(route, handler, verified, loadViewer);
    request.viewer = request.admission?.seen ?? (await loadViewer());
    return true;
  }

  /** Returns undefined when the account must be loaded before the request starts. */
  #startAdmission(
    route: Route,
    handler: object,
    verified: Verified,
    loadViewer: () => Promise<Viewer>,
  ): Admission | undefined {
    const account = this.auth.lastSeen(verified);
    if (!account || denialOf(route, account)) return undefined;
    const seen = { ...account, session: verified.session };
    if (route.method === 'GET') return besideRead(seen, loadViewer());
    if (!isCommand(handler)) return undefined;
    const within = async (sql: Sql) => {
      const session = await this.auth.sessionWithin(sql, verified);
      return session && authorize(route, session);
    };
    return withinCommand(seen, within, loadViewer);
  }

  #limitAddress({ name, limit }: AddressLimit, { ip }: ProductRequest) {
    return this.#limit(name, limit, networkOf(ip));
  }

  async #limit(name: string, limit: Limit, key: string) {
    const retryAfterSeconds = await this.app.limits.take(name, limit, key);
    if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
  }
}

/** @throws 403 when the account may not use the route. */
const authorize = (route: Route, { account, id: session }: Session): Viewer => {
  const denial = denialOf(route, account);
  if (denial) throw new Refusal(403, denial);
  return { ...account, session };
};

/** Returns the message for an account that may not use the route. */
const denialOf = ({ access }: Route, { onboarded, moderator, operator }: Account): string | undefined => {
  if (access === 'onboarded' && !onboarded) return refusals.noProfile;
  if (access === 'moderator' && !moderator) return refusals.notModerator;
  if (access === 'operator' && !operator) return refusals.notOperator;
  return undefined;
};

const bearerToken = (header: string | undefined): string | undefined => {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};
