import { consumePoint } from '@rinkside/platform/consume-point';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Pool } from './database.js';
import type { HashIdentifier } from './identifiers.js';

export interface SignInThrottle {
  /**
   * Counts a sign-in attempt by address and by account.
   * @returns 0 when it is allowed, otherwise the whole seconds to wait.
   */
  consumeSignIn(address: string, email: string): Promise<number>;
  /** Counts a sign-up by address. @returns as {@link SignInThrottle.consumeSignIn}. */
  consumeSignUp(address: string): Promise<number>;
  /** Counts a use of a passkey by address. @returns as {@link SignInThrottle.consumeSignIn}. */
  consumePasskey(address: string): Promise<number>;
  /**
   * Counts a mail that can be requested without signing in, by address and by recipient.
   * @returns as {@link SignInThrottle.consumeSignIn}.
   */
  consumeResetMail(address: string, recipient: string): Promise<number>;
  /** Counts a mail to a new address by address and by the account that asks. @returns as {@link SignInThrottle.consumeSignIn}. */
  consumeChangeMail(address: string, subject: string): Promise<number>;
  /** Counts a mail to the account that asks. @returns as {@link SignInThrottle.consumeSignIn}. */
  consumeVerificationMail(subject: string): Promise<number>;
}

/** Creates rate limiters that share their counts between processes in PostgreSQL. `factor` multiplies every limit. */
export const createSignInThrottle = (
  pool: Pool,
  factor: number,
  hashIdentifier: HashIdentifier,
): SignInThrottle => {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: Math.max(1, Math.round(points * factor)),
      duration,
    });
  const byAddress = limiter('sign-in-address', 10, 60);
  const byAccount = limiter('sign-in-account', 10, 60);
  // High, because a whole team at a rink shares one address.
  const signUps = limiter('sign-up-address', 60, 30 * 60);
  // High, because a passkey cannot be guessed.
  const passkeys = limiter('passkey-address', 60, 60);
  // Each kind has its own count, so that a stranger cannot use up what the owner asks for.
  const resetMailsByAddress = limiter('reset-mail-address', 30, 30 * 60);
  const resetMailsByRecipient = limiter('reset-mail-recipient', 5, 60 * 60);
  const changeMailsByAddress = limiter('change-mail-address', 30, 30 * 60);
  const changeMailsByAccount = limiter('change-mail-account', 5, 60 * 60);
  const verificationMails = limiter('verification-mail-account', 5, 60 * 60);
  return {
    // An exhausted address is rejected before the account is counted, which limits how many accounts it can lock out.
    consumeSignIn: async (address, email) =>
      (await consumePoint(byAddress, hashIdentifier(address))) ||
      consumePoint(byAccount, hashIdentifier(email.trim().toLowerCase())),
    consumeResetMail: async (address, recipient) =>
      (await consumePoint(resetMailsByAddress, hashIdentifier(address))) ||
      consumePoint(resetMailsByRecipient, hashIdentifier(recipient.trim().toLowerCase())),
    consumeChangeMail: async (address, subject) =>
      (await consumePoint(changeMailsByAddress, hashIdentifier(address))) ||
      consumePoint(changeMailsByAccount, subject),
    consumeVerificationMail: (subject) => consumePoint(verificationMails, subject),
    consumePasskey: (address) => consumePoint(passkeys, hashIdentifier(address)),
    consumeSignUp: (address) => consumePoint(signUps, hashIdentifier(address)),
  };
};

/** Deletes expired counts. */
export const deleteExpiredAttempts = (pool: Pool) =>
  pool.query('delete from identity.attempt where expire < $1', [Date.now()]);
