import { hash } from 'node:crypto';
import { errorMessages } from '@rinkside/contracts/error';
import { actorOf } from '@rinkside/domain/actor';
import {
  readAccounts,
  readActingProfiles,
  type AccountRequest,
  type ActingRequest,
  type PlayerAccount,
  type SessionAccount,
} from '@rinkside/domain/account/account.views';
import { withdrawDeletion } from '@rinkside/domain/account/deletion/pending-deletion.commands';
import { registerPlayer } from '@rinkside/domain/player/player.commands';
import { assertNotDeleted } from '@rinkside/domain/account/tombstone';
import { createBatcher } from '@rinkside/platform/coalescing-batcher';
import { isUuid, newId } from '@rinkside/platform/id';
import { providerIdOf } from '@rinkside/platform/identity-provider';
import { AppError, notFound } from '@rinkside/platform/errors';
import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppContext } from '../app-context.js';

interface Claims {
  issuer: string;
  subject: string;
  /** Expiry of the token, seconds since 1970. */
  expiresAtSeconds: number;
  /** Identifies the sign-in the token was issued for. */
  session: string;
  /** Start of the session, ms since 1970. */
  startedAtMs: number;
  /** The account's email, if the provider puts it into access tokens. */
  email: string | undefined;
  emailVerified: boolean;
  /** When the owner undid a change of the email, and with it a deletion, ms since 1970. */
  undoneAtMs: number | undefined;
}

export interface VerifiedToken extends Claims {
  token: string;
}

/** An authenticated account. */
export interface AuthSession {
  account: PlayerAccount;
  /** Expiry of the token, ms since 1970. */
  expiresAtMs: number;
  /** Identifies the sign-in the token was issued for. */
  id: string;
}

/** Asymmetric algorithms only: `none` and shared secrets are never accepted. */
export const algorithms = ['ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'EdDSA'];
/** Allowed clock difference to the provider, s. Not applied to expiry. */
export const clockTolerance = 60;

/**
 * Returns the session of a token: from `sid` and `auth_time` if the provider sets them, so that a refreshed token
 * belongs to the original sign-in. Otherwise every token is its own session.
 */
const sessionClaimsOf = ({ sid, auth_time, iat = 0 }: JWTPayload, digest: string) =>
  typeof sid === 'string' && typeof auth_time === 'number'
    ? { session: sid, startedAtMs: auth_time * 1000 }
    : { session: digest, startedAtMs: iat * 1000 };

const timeOf = (text: unknown): number | undefined =>
  typeof text === 'string' ? Date.parse(text) : undefined;

const maxCachedTokens = 20_000;

/** Resolves bearer tokens to accounts. Signature checks are cached; the account is loaded for every request. */
@Injectable()
export class AuthService {
  readonly #verified = new LRUCache<string, Claims>({ max: maxCachedTokens });
  readonly #loadAccount = createBatcher((requests: AccountRequest[]) =>
    readAccounts(this.app.database.sql, providerIdOf(this.app.env), requests),
  );

  readonly #loadProfile = createBatcher((requests: ActingRequest[]) =>
    readActingProfiles(this.app.database.sql, requests),
  );

  constructor(private readonly app: AppContext) {}

  /**
   * Authenticates a token.
   * @throws 401 for an invalid or expired token (`jwt expired` only for the latter), a deleted account and an ended
   * session; 403 for a suspended account.
   */
  async session(token: string): Promise<AuthSession> {
    return this.sessionOf(await this.verify(token));
  }

  /** Loads the account of a verified token; creates the player on first use. @throws as {@link session}. */
  async sessionOf(verified: VerifiedToken): Promise<AuthSession> {
    const { expiresAtSeconds, session, startedAtMs } = verified;
    const account = await this.#openAccount(verified);
    if (account.suspended) throw new AppError('forbidden', errorMessages.suspended);
    const isRevoked = startedAtMs <= (account.sessionsEndedAt ?? 0) && session !== account.keptSession;
    if (isRevoked || account.hasEnded) throw new AppError('unauthenticated', errorMessages.sessionRevoked);
    return { account, expiresAtMs: expiresAtSeconds * 1000, id: session };
  }

  /** Loads the account of a token. A deletion that its owner took back since ends here. @throws 401 while one is pending */
  async #openAccount(verified: VerifiedToken): Promise<SessionAccount> {
    const account = (await this.#loadAccount(verified)) ?? (await this.#provisionPlayer(verified));
    const { deletionRequestedAt, id } = account;
    if (deletionRequestedAt === null) return account;
    if ((verified.undoneAtMs ?? 0) <= deletionRequestedAt)
      throw new AppError('unauthenticated', errorMessages.accountDeleted);
    await this.app.commands.run(actorOf(id), withdrawDeletion);
    return (await this.#loadAccount(verified)) ?? account;
  }

  /**
   * Returns the profile that an account acts as: its own, or that of a child it is a guardian of.
   * @throws 404 for a profile the account may not act as, 403 for a suspended one.
   */
  async actAs(account: PlayerAccount, profileId: string): Promise<PlayerAccount> {
    if (profileId === account.id) return account;
    if (!isUuid(profileId)) throw notFound();
    const profile = await this.#loadProfile({ accountId: account.id, profileId });
    if (!profile) throw notFound();
    if (profile.suspended) throw new AppError('forbidden', errorMessages.suspended);
    return profile;
  }

  /** Whether this process verified the token before and it has not expired. Cheap: no signature check, no statement. */
  isVerified(token: string): boolean {
    const claims = this.#verified.get(hash('sha256', token, 'base64url'));
    return claims !== undefined && claims.expiresAtSeconds > Date.now() / 1000;
  }

  /** Verifies a token's signature and claims. @throws 401 for an invalid or expired token. */
  async verify(token: string): Promise<VerifiedToken> {
    const digest = hash('sha256', token, 'base64url');
    const known = this.#verified.get(digest);
    const claims = known ?? (await this.#verifySignature(token, digest));
    if (claims.expiresAtSeconds <= Date.now() / 1000)
      throw new AppError('unauthenticated', errorMessages.expiredToken);
    if (!known) await this.#updateEmail({ ...claims, token });
    return { ...claims, token };
  }

  /** Reads the email again if it was verified or changed since. Runs once per token; a failure leaves it to the next token. */
  async #updateEmail(verified: VerifiedToken): Promise<void> {
    const { email, emailVerified } = verified;
    if (!emailVerified) return;
    const account = await this.#loadAccount(verified);
    if (!account || (account.emailVerified && (email ?? account.email) === account.email)) return;
    try {
      await this.#provisionPlayer(verified);
    } catch (error) {
      this.app.log.warn({ err: error }, 'the email of an account was not updated');
    }
  }

  async #verifySignature(token: string, digest: string): Promise<Claims> {
    const { env, oidcProvider } = this.app;
    const keys = await oidcProvider.keys();
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
        email: typeof payload['email'] === 'string' ? payload['email'] : undefined,
        emailVerified: payload['email_verified'] === true || env.OIDC_EMAILS_ARE_VERIFIED,
        undoneAtMs: timeOf(payload['undone_at']),
        ...sessionClaimsOf(payload, digest),
      };
      this.#verified.set(digest, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new AppError('unauthenticated', errorMessages.expiredToken);
      if (error instanceof errors.JWKSTimeout) throw error;
      throw new AppError('unauthenticated', errorMessages.invalidToken);
    }
  }

  /** Creates the player of a new subject, or updates the email; concurrent requests create one. @throws 401 for a deleted account. */
  async #provisionPlayer(verified: VerifiedToken): Promise<SessionAccount> {
    const { token, issuer, subject } = verified;
    const { commands, oidcProvider, database, env } = this.app;
    const provider = providerIdOf(env);
    // Checked first: the provider may no longer know a deleted subject.
    await assertNotDeleted(database.sql, { provider, issuer, subject });
    const identity = await oidcProvider.identify(token);
    if (identity.subject !== subject) throw new AppError('unauthenticated', errorMessages.invalidToken);
    const newPlayer = actorOf(newId());
    await commands.run(newPlayer, (ctx) => registerPlayer(ctx, { ...identity, provider, issuer }));
    const account = await this.#loadAccount(verified);
    // The player was just created, so it is only missing if it was deleted since.
    if (!account) throw new AppError('unauthenticated', errorMessages.accountDeleted);
    return account;
  }
}
