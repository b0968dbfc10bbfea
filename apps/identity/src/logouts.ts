import type { Log } from '@rinkside/platform/log';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import type { Pool } from './database.js';
import { startPoller, type Poller } from './poller.js';

/** Longer than an attempt may take, s. Another process delivers the logout after it. */
const leaseSeconds = 20;
/** The longest pause between two attempts, s. */
const maxPauseSeconds = 60;

const logoutRow = z.object({ session: z.string(), subject: z.string(), attempts: z.number() });
type Logout = z.infer<typeof logoutRow>;

/** Missing in the types of `oidc-provider`. */
interface LogoutClient {
  /** @throws unless the reply is 200 or 204 */
  backchannelLogout(subject: string, session: string): Promise<void>;
}

const claimLogout = async (pool: Pool): Promise<Logout | undefined> => {
  const { rows } = await pool.query(
    `update identity.logout set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
     where session = (
       select session from identity.logout where next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked)
     returning session, subject, attempts`,
    [leaseSeconds],
  );
  return logoutRow.optional().parse(rows[0]);
};

/** Deletes logouts that no gateway accepted in a day. @returns their number */
export const deleteExpiredLogouts = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query('delete from identity.logout where expires_at < now()');
  return rowCount ?? 0;
};

export interface LogoutSenderOptions {
  log: Log;
  pool: Pool;
  clientId: string;
  pollIntervalMs: number;
  provider: () => Provider;
}

/**
 * Starts reporting ended sessions to the gateways (OpenID Connect Back-Channel Logout 1.0). Retries each
 * session until one gateway has accepted it; that gateway notifies the others.
 */
export const startLogoutSender = ({
  log,
  pool,
  clientId,
  pollIntervalMs,
  provider,
}: LogoutSenderOptions): Poller =>
  startPoller({
    log,
    queue: 'logouts',
    intervalMs: pollIntervalMs,
    runNext: async () => {
      const logout = await claimLogout(pool);
      if (!logout) return false;
      const { session, subject, attempts } = logout;
      try {
        const client = (await provider().Client.find(clientId)) as unknown as LogoutClient;
        await client.backchannelLogout(subject, session);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason, session, attempts }, 'logout not delivered');
        await pool.query(
          'update identity.logout set next_attempt_at = now() + make_interval(secs => $2) where session = $1',
          [session, Math.min(2 ** Math.min(attempts - 1, 10), maxPauseSeconds)],
        );
        return true;
      }
      await pool.query('delete from identity.logout where session = $1', [session]);
      return true;
    },
  });
