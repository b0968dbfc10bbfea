import { actingProfileHeader } from '@rinkside/contracts/child';
import { errorMessages } from '@rinkside/contracts/error';
import { accountWriteLimit, type RateLimit, type Route } from '@rinkside/contracts/route';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { traceRoutes } from '@rinkside/contracts/trace';
import { guardianRefusal } from '@rinkside/domain/family/guardian.policy';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { AppError, rateLimited } from '@rinkside/platform/errors';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ProductRequest } from '../http/contract/contract-request.js';
import { publicOptionsOf, routeOf, type AddressLimit } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { AuthService, type AuthSession } from './auth.service.js';

/** Limit per IP network for anonymous requests. High, because all visitors of a rink share one address. */
export const perAddressLimit: AddressLimit = { name: 'address', limit: { max: 1200, seconds: 300 } };

/** Traces are sent by the app, not by a person. Cheers have a limit of their own, and must not keep a scorer from scoring. */
const notWrites = new Set<Route>([traceRoutes.tell, liveGameRoutes.cheer]);

/** Denies every request that the route's contract does not allow. The account is read before the handler runs. */
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
    // Requests with a body are authenticated before it is read.
    if (!request.viewer) await this.authenticate(route, request);
    return true;
  }

  /** Sets the viewer of a request to a contract route: the account, or the profile it acts as. @throws 401, 403, 404 or 429. */
  async authenticate(route: Route, request: ProductRequest): Promise<void> {
    const token = bearerToken(request.headers.authorization);
    if (!token) {
      await this.#limitAddress(perAddressLimit, request);
      if (route.access !== 'public') throw new AppError('unauthenticated', errorMessages.missingToken);
      return;
    }
    const verified = await this.auth.verify(token).catch(async (error: unknown) => {
      // An invalid token counts as an anonymous request.
      if (error instanceof AppError) await this.#limitAddress(perAddressLimit, request);
      throw error;
    });
    // The subject identifies the account before it is loaded.
    const { subject } = verified;
    const isWrite = route.method !== 'GET' && !notWrites.has(route);
    await Promise.all([
      this.#limit(route.limit.name ?? `${route.method} ${route.path}`, route.limit, subject),
      isWrite && this.#limit('writes', accountWriteLimit, subject, errorMessages.tooManyWrites),
    ]);
    const session = await this.auth.sessionOf(verified);
    const accountId = session.account.id;
    const profileId = request.headers[actingProfileHeader];
    if (profileId !== undefined) {
      const profile = await this.auth.actAs(session.account, String(profileId));
      const refusal = guardianRefusal(route, profile.guardianRights);
      if (refusal) throw new AppError('forbidden', refusal);
      session.account = profile;
    }
    request.viewer = { ...authorize(route, session), accountId, token };
    this.app.connections.keep(request.raw.socket);
  }

  #limitAddress({ name, limit }: AddressLimit, { ip }: ProductRequest) {
    return this.#limit(name, limit, networkPrefix(ip));
  }

  async #limit(name: string, limit: RateLimit, key: string, message?: string) {
    const retryAfterSeconds = await this.app.rateLimiter.consume(name, limit, key);
    if (retryAfterSeconds > 0) throw rateLimited(retryAfterSeconds, message);
  }
}

/** @throws 403 when the account may not use the route. */
const authorize = ({ access }: Route, { account, id: session }: AuthSession) => {
  const { onboarded, moderator, operator } = account;
  if (access === 'onboarded' && !onboarded) throw new AppError('forbidden', errorMessages.profileIncomplete);
  if (access === 'moderator' && !moderator) throw new AppError('forbidden', errorMessages.notModerator);
  if (access === 'operator' && !operator) throw new AppError('forbidden', errorMessages.notOperator);
  return { ...account, session };
};

export const bearerToken = (header: string | undefined): string | undefined => {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};
