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

/** Signed out, only the address is known, and a whole rink shares one. */
export const perAddress: AddressLimit = { name: 'address', limit: { max: 1200, seconds: 300 } };

/**
 * Says no unless the route's contract says yes. A read, or what only runs a command, may begin with the account as it
 * was last seen: it is read anew meanwhile, and nothing is answered or committed unless that holds (`contract.ts`).
 */
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
    if (open?.counted) await this.#countAddress(open.counted, request);
    if (open) return true;
    const route = routeOf(handler);
    if (!route) return false;

    const token = bearerToken(request.headers.authorization);
    if (!token) {
      await this.#countAddress(perAddress, request);
      if (route.access !== 'public') throw new Refusal(401, refusals.noToken);
      return true;
    }
    const verified = await this.access.verify(token).catch(async (error: unknown) => {
      // A token that names nobody is as good as none.
      if (error instanceof Refusal) await this.#countAddress(perAddress, request);
      throw error;
    });
    // By its subject, which names an account once and for all.
    await this.#count(route.limit.name ?? `${route.method} ${route.path}`, route.limit, verified.subject);
    const now = async () => admit(route, await this.access.sessionOf(verified));
    request.admission = this.#begin(route, handler, verified, now);
    request.viewer = request.admission?.seen ?? (await now());
    return true;
  }

  /** Undefined where it must be known first who asks. */
  #begin(
    route: Route,
    handler: object,
    verified: Verified,
    now: () => Promise<Viewer>,
  ): Admission | undefined {
    const account = this.access.lastSeen(verified);
    if (!account || refusalOf(route, account)) return undefined;
    const seen = { ...account, session: verified.session };
    if (route.method === 'GET') return besideRead(seen, now());
    if (!isCommand(handler)) return undefined;
    const within = async (sql: Sql) => {
      const session = await this.access.sessionWithin(sql, verified);
      return session && admit(route, session);
    };
    return withinCommand(seen, within, now);
  }

  #countAddress({ name, limit }: AddressLimit, { ip }: ProductRequest) {
    return this.#count(name, limit, networkOf(ip));
  }

  async #count(name: string, limit: Limit, who: string) {
    const wait = await this.gateway.limits.take(name, limit, who);
    if (wait > 0) throw tooMany(wait);
  }
}

/** @throws 403 for an account that is kept from the route. */
const admit = (route: Route, { account, id: session }: Session): Viewer => {
  const refusal = refusalOf(route, account);
  if (refusal) throw new Refusal(403, refusal);
  return { ...account, session };
};

/** What keeps an account from a route, whoever's it is. */
const refusalOf = ({ access }: Route, { onboarded, moderator, operator }: Account): string | undefined => {
  if (access === 'onboarded' && !onboarded) return refusals.noProfile;
  if (access === 'moderator' && !moderator) return refusals.notModerator;
  if (access === 'operator' && !operator) return refusals.notOperator;
  return undefined;
};

const bearerToken = (header: string | undefined): string | undefined => {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};
