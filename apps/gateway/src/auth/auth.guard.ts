import { errorMessages } from '@rinkside/contracts/error';
import type { RateLimit, Route } from '@rinkside/contracts/route';
import type { PlayerAccount } from '@rinkside/domain/player/account.views';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { AppError, rateLimited } from '@rinkside/platform/errors';
import type { Sql } from '@rinkside/platform/sql';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ProductRequest } from '../http/contract/contract-request.js';
import { isCommand, publicOptionsOf, routeOf, type AddressLimit } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { AuthService, type AuthSession, type VerifiedToken } from './auth.service.js';
import { besideRead, withinCommand, type Admission } from '../access/admission.js';
import type { Viewer } from './viewer.js';

/** Limit per IP network for anonymous requests. High, because all visitors of a rink share one address. */
export const perAddressLimit: AddressLimit = { name: 'address', limit: { max: 1200, seconds: 300 } };

/**
 * Denies every request that the route's contract does not allow. Reads and single commands may start with the cached
 * account: it is reloaded concurrently, and nothing is returned or committed unless it is unchanged.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly auth: AuthService,
    private readonly app: AppContext,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets are authenticated at the handshake and authorized on every watch.
    if (context.getType() === 'ws') return true;
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<ProductRequest>();
    const publicOptions = publicOptionsOf(handler);
    if (publicOptions?.rateLimit) await this.#limitAddress(publicOptions.rateLimit, request);
    if (publicOptions) return true;
    const route = routeOf(handler);
    if (!route) return false;

    const token = bearerToken(request.headers.authorization);
    if (!token) {
      await this.#limitAddress(perAddressLimit, request);
      if (route.access !== 'public') throw new AppError(401, errorMessages.missingToken);
      return true;
    }
    const verified = await this.auth.verify(token).catch(async (error: unknown) => {
      // An invalid token counts as an anonymous request.
      if (error instanceof AppError) await this.#limitAddress(perAddressLimit, request);
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
    verified: VerifiedToken,
    loadViewer: () => Promise<Viewer>,
  ): Admission | undefined {
    const account = this.auth.cachedAccount(verified);
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
    return this.#limit(name, limit, networkPrefix(ip));
  }

  async #limit(name: string, limit: RateLimit, key: string) {
    const retryAfterSeconds = await this.app.rateLimiter.consume(name, limit, key);
    if (retryAfterSeconds > 0) throw rateLimited(retryAfterSeconds);
  }
}

/** @throws 403 when the account may not use the route. */
const authorize = (route: Route, { account, id: session }: AuthSession): Viewer => {
  const denial = denialOf(route, account);
  if (denial) throw new AppError(403, denial);
  return { ...account, session };
};

/** Returns the message for an account that may not use the route. */
const denialOf = (
  { access }: Route,
  { onboarded, moderator, operator }: PlayerAccount,
): string | undefined => {
  if (access === 'onboarded' && !onboarded) return errorMessages.profileIncomplete;
  if (access === 'moderator' && !moderator) return errorMessages.notModerator;
  if (access === 'operator' && !operator) return errorMessages.notOperator;
  return undefined;
};

const bearerToken = (header: string | undefined): string | undefined => {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};
