import { hash } from 'node:crypto';
import { refusals } from '@rinkside/contracts/error';
import { actorOf } from '@rinkside/domain/actor';
import { accountsOf, type Account } from '@rinkside/domain/player/account.views';
import { registerPlayer } from '@rinkside/domain/player/player.commands';
import { assertNotBuried } from '@rinkside/domain/player/tombstone';
import { inBatches } from '@rinkside/platform/batch';
import { newId } from '@rinkside/platform/id';
import { Refusal } from '@rinkside/platform/refusal';
import type { Sql } from '@rinkside/platform/sql';
import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { Resources } from '../resources.js';

interface Claims {
  issuer: string;
  subject: string;
  /** Seconds since 1970. */
  expires: number;
  session: string;
  /** When the session began, ms since 1970. */
  began: number;
}

export interface Verified extends Claims {
  token: string;
}

/** An account and until when (ms since 1970) its token speaks for it. */
export interface Session {
  account: Account;
  expires: number;
  /** What names the sign-in the token comes from. */
  id: string;
}

/** Asymmetric only: `none` and keys shared with clients are never accepted. */
const algorithms = ['ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'EdDSA'];
/** Clocks of the provider and ours may differ by this much, s; expiry gets no such grace. */
const clockTolerance = 60;

/**
 * A provider that names the sign-in a token comes from, and its time, is believed: a renewed token is as old as its
 * sign-in. Of others every token is a session of its own.
 */
const signInOf = ({ sid, auth_time, iat = 0 }: JWTPayload, digest: string) =>
  typeof sid === 'string' && typeof auth_time === 'number'
    ? { session: sid, began: auth_time * 1000 }
    : { session: digest, began: iat * 1000 };

/** Tokens whose signature was checked, and accounts that were seen, kept in mind. */
const most = 20_000;

/** Turns a bearer token into an account. Only the signature check is relied on again; the account is read each time. */
@Injectable()
export class Access {
  readonly #verified = new LRUCache<string, Claims>({ max: most });
  readonly #seen = new LRUCache<string, Account>({ max: most });
  readonly #account = inBatches((subjects: string[]) =>
    accountsOf(this.gateway.database.sql, this.gateway.env.OIDC_ISSUER, subjects),
  );

  constructor(private readonly gateway: Resources) {}

  /**
   * @throws 401 for any token that is not valid now, `jwt expired` only for an expired one, and for a deleted
   * account's, nor of a session ended from elsewhere; 403 when suspended.
   */
  async session(token: string): Promise<Session> {
    return this.sessionOf(await this.verify(token));
  }

  /** The account as it was when last read: enough to begin with, not to answer with. */
  lastSeen({ subject }: Verified): Account | undefined {
    return this.#seen.get(subject);
  }

  /** The same for a token whose signature is known to be right. @throws as {@link session}. */
  async sessionOf(verified: Verified): Promise<Session> {
    const { token, issuer, subject } = verified;
    const account = (await this.#account(subject)) ?? (await this.#firstVisit(token, issuer, subject));
    return this.#open(verified, account);
  }

  /** The same within a transaction; undefined where there is no account. @throws as {@link session}. */
  async sessionWithin(sql: Sql, verified: Verified): Promise<Session | undefined> {
    const [account] = await accountsOf(sql, verified.issuer, [verified.subject]);
    return account && this.#open(verified, account);
  }

  /** What was read counts as last seen, whether it lets them in or not. */
  #open({ subject, expires, session, began }: Verified, account: Account): Session {
    this.#seen.set(subject, account);
    if (account.suspended) throw new Refusal(403, refusals.suspended);
    if (began <= (account.sessionsEndedAt ?? 0) && session !== account.keptSession)
      throw new Refusal(401, refusals.sessionEnded);
    return { account, expires: expires * 1000, id: session };
  }

  /** @throws 401 for any token that is not valid now. */
  async verify(token: string): Promise<Verified> {
    const digest = hash('sha256', token, 'base64url');
    const claims = this.#verified.get(digest) ?? (await this.#check(token, digest));
    if (claims.expires <= Date.now() / 1000) throw new Refusal(401, refusals.expiredToken);
    return { ...claims, token };
  }

  async #check(token: string, digest: string): Promise<Claims> {
    const { env, provider } = this.gateway;
    const keys = await provider.keys();
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: env.OIDC_ISSUER,
        audience: env.OIDC_AUDIENCE,
        algorithms,
        clockTolerance,
        requiredClaims: ['sub', 'exp'],
      });
      const { sub = '', exp = 0 } = payload;
      const claims = { issuer: env.OIDC_ISSUER, subject: sub, expires: exp, ...signInOf(payload, digest) };
      this.#verified.set(digest, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal(401, refusals.expiredToken);
      if (error instanceof errors.JWKSTimeout) throw error;
      throw new Refusal(401, refusals.badToken);
    }
  }

  /** The first call with a subject's token makes its player; two at once make one. @throws 401 after a deletion. */
  async #firstVisit(token: string, issuer: string, subject: string): Promise<Account> {
    const { commands, provider, database } = this.gateway;
    // Before the provider is asked: it may have forgotten this subject by now.
    await assertNotBuried(database.sql, issuer, subject);
    const identity = await provider.identify(token);
    if (identity.subject !== subject) throw new Refusal(401, refusals.badToken);
    const newcomer = actorOf(newId());
    await commands.run(newcomer, (ctx) => registerPlayer(ctx, { ...identity, issuer }));
    const account = await this.#account(subject);
    // Registered a moment ago, so gone only if it was deleted since.
    if (!account) throw new Refusal(401, refusals.closed);
    return account;
  }
}
