import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from './database.js';

export interface Throttle {
  /**
   * Counts one try to sign in, by the address it comes from and by the account it names.
   * @returns 0 when it may go on, else the whole seconds to wait.
   */
  signIn(address: string, email: string): Promise<number>;
  /** The same for one sign-up from this address. */
  signUp(address: string): Promise<number>;
}

/** Counts in PostgreSQL: one count for all processes. `factor` multiplies every limit (decisions E13, E21). */
export const createThrottle = (pool: Pool, factor: number): Throttle => {
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
  // A team signs up where it meets, and a whole rink shares one address.
  const signUps = limiter('sign-up-address', 60, 30 * 60);
  return {
    // An exhausted address stops before the account is counted: it cannot lock out more people than it may try.
    signIn: async (address, email) =>
      (await take(byAddress, address)) || take(byAccount, email.trim().toLowerCase()),
    signUp: (address) => take(signUps, address),
  };
};

/** Forgets counts whose time is over. */
export const forgetAttempts = (pool: Pool) =>
  pool.query('delete from identity.attempt where expire < $1', [Date.now()]);

/** Emails and addresses of people do not lie about in a table of counts, nor in logs. */
export const hashed = (who: string): string => createHash('sha256').update(who).digest('base64url');

const take = async (limiter: RateLimiterPostgres, who: string): Promise<number> => {
  try {
    await limiter.consume(hashed(who));
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
};
