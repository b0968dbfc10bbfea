import { refusals } from '@rinkside/contracts/error';
import type { Limit } from '@rinkside/contracts/route';
import { Refusal, tooMany } from '@rinkside/platform/refusal';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ProductRequest } from '../http/call.js';
import { openOf, routeOf, type AddressLimit } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { Access } from './access.js';

/** Signed out, only the address is known, and a whole rink shares one. */
export const perAddress: AddressLimit = { name: 'address', limit: { max: 1200, seconds: 300 } };

/** Says no unless the route's contract says yes. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly access: Access,
    private readonly gateway: Resources,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets are let in at their handshake and asked again at every watch.
    if (context.getType() === 'ws') return true;
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<ProductRequest>();
    const open = openOf(handler);
    if (open?.counted) await this.#count(open.counted.name, open.counted.limit, request.ip);
    if (open) return true;
    const route = routeOf(handler);
    if (!route) return false;

    const token = bearerToken(request.headers.authorization);
    if (!token) {
      await this.#count(perAddress.name, perAddress.limit, request.ip);
      if (route.access !== 'public') throw new Refusal(401, refusals.noToken);
      return true;
    }
    const verified = await this.access.verify(token);
    // Side by side: a call is counted by its subject, which names an account once and for all.
    const [{ account, id: session }] = await Promise.all([
      this.access.sessionOf(verified),
      this.#count(`${route.method} ${route.path}`, route.limit, verified.subject),
    ]);
    if (route.access === 'onboarded' && !account.onboarded) throw new Refusal(403, refusals.noProfile);
    if (route.access === 'moderator' && !account.moderator) throw new Refusal(403, refusals.notModerator);
    if (route.access === 'operator' && !account.operator) throw new Refusal(403, refusals.notOperator);
    request.viewer = { ...account, session };
    return true;
  }

  async #count(name: string, limit: Limit, who: string) {
    const wait = await this.gateway.limits.take(name, limit, who);
    if (wait > 0) throw tooMany(wait);
  }
}

const bearerToken = (header: string | undefined): string | undefined => {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};
