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
  /** Expiry of the token, seconds since 1970. */
  expiresAtSeconds: number;
  /** Identifies the sign-in the token was issued for. */
  session: string;
  /** Start of the session, ms since 1970. */
  startedAtMs: number;
}

export interface Verified extends Claims {
  token: string;
}

/** An authenticated account. */
export interface Session {
  account: Account;
  /** Expiry of the token, ms since 1970. */
  expires: number;
  /** Identifies the sign-in the token was issued for. */
  id: string;
}

/** Asymmetric algorithms only: `none` and shared secrets are never accepted. */
const algorithms = ['ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'EdDSA'];
/** Allowed clock difference to the provider, s. Not applied to expiry. */
const clockTolerance = 60;

/**
 * Returns the session of a token: from `sid` and `auth_time` if the provider sets them, so that a refreshed token
 * belongs to the original sign-in. Otherwise every token is its own session.
 */
const sessionClaimsOf = ({ sid, auth_time, iat = 0 }: JWTPayload, digest: string) =>
  typeof sid === 'string' && typeof auth_time === 'number'
    ? { session: sid, startedAtMs: auth_time * 1000 }
    : { session: digest, startedAtMs: iat * 1000 };

/** Entries of each cache: verified tokens and accounts. */
const maxCachedEntries = 20_000;

/** Resolves bearer tokens to accounts. Signature checks are cached; the account is loaded for every request. */
@Injectable()
export class Access {
  readonly #verified = new LRUCache<string, Claims>({ max: maxCachedEntries });
  readonly #accounts = new LRUCache<string, Account>({ max: maxCachedEntries });
  readonly #loadAccount = inBatches((subjects: string[]) =>
    accountsOf(this.app.database.sql, this.app.env.OIDC_ISSUER, subjects),
  );

  constructor(private readonly app: Resources) {}

  /**
   * Authenticates a token.
   * @throws 401 for an invalid or expired token (`jwt expired` only for the latter), a deleted account and an ended
   * session; 403 for a suspended account.
   */
  async session(token: string): Promise<Session> {
    return this.sessionOf(await this.verify(token));
  }

  /** Returns the account as last loaded. It may be stale: never return or commit anything based on it alone. */
  lastSeen({ subject }: Verified): Account | undefined {
    return this.#accounts.get(subject);
  }

  /** Loads the account of a verified token; creates the player on first use. @throws as {@link session}. */
  async sessionOf(verified: Verified): Promise<Session> {
    const { token, issuer, subject } = verified;
    const account =
      (await this.#loadAccount(subject)) ?? (await this.#provisionPlayer(token, issuer, subject));
    return this.#toSession(verified, account);
  }

  /** Loads the account within a transaction; undefined if there is none. @throws as {@link session}. */
  async sessionWithin(sql: Sql, verified: Verified): Promise<Session | undefined> {
    const [account] = await accountsOf(sql, verified.issuer, [verified.subject]);
    return account && this.#toSession(verified, account);
  }

  #toSession({ subject, expiresAtSeconds, session, startedAtMs }: Verified, account: Account): Session {
    this.#accounts.set(subject, account);
    if (account.suspended) throw new Refusal(403, refusals.suspended);
    if (startedAtMs <= (account.sessionsEndedAt ?? 0) && session !== account.keptSession)
      throw new Refusal(401, refusals.sessionEnded);
    return { account, expires: expiresAtSeconds * 1000, id: session };
  }

  /** Verifies a token's signature and claims. @throws 401 for an invalid or expired token. */
  async verify(token: string): Promise<Verified> {
    const digest = hash('sha256', token, 'base64url');
    const claims = this.#verified.get(digest) ?? (await this.#verifySignature(token, digest));
    if (claims.expiresAtSeconds <= Date.now() / 1000) throw new Refusal(401, refusals.expiredToken);
    return { ...claims, token };
  }

  async #verifySignature(token: string, digest: string): Promise<Claims> {
    const { env, provider } = this.app;
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
      const claims = {
        issuer: env.OIDC_ISSUER,
        subject: sub,
        expiresAtSeconds: exp,
        ...sessionClaimsOf(payload, digest),
      };
      this.#verified.set(digest, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal(401, refusals.expiredToken);
      if (error instanceof errors.JWKSTimeout) throw error;
      throw new Refusal(401, refusals.badToken);
    }
  }

  /** Creates the player of a new subject; concurrent requests create one. @throws 401 for a deleted account. */
  async #provisionPlayer(token: string, issuer: string, subject: string): Promise<Account> {
    const { commands, provider, database } = this.app;
    // Checked first: the provider may no longer know a deleted subject.
    await assertNotBuried(database.sql, issuer, subject);
    const identity = await provider.identify(token);
    if (identity.subject !== subject) throw new Refusal(401, refusals.badToken);
    const newPlayer = actorOf(newId());
    await commands.run(newPlayer, (ctx) => registerPlayer(ctx, { ...identity, issuer }));
    const account = await this.#loadAccount(subject);
    // The player was just created, so it is only missing if it was deleted since.
    if (!account) throw new Refusal(401, refusals.closed);
    return account;
  }
}
