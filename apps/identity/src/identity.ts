import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Histogram } from 'prom-client';
import { explainDatabaseError } from '@rinkside/platform/database-connection';
import type { Env } from '@rinkside/platform/env';
import { ConnectionDrainer, keepAliveOptions } from '@rinkside/platform/connection-draining';
import { serveMetrics, type Metrics } from '@rinkside/platform/metrics';
import type { Log } from '@rinkside/platform/log';
import { waitForDatabase } from '@rinkside/platform/wait-for-database';
import { deleteExpiredPayloads } from './adapter.js';
import { IdentitySetupError, openPool, assertMigrated } from './database.js';
import { loadKeys } from './keys.js';
import { deleteExpiredLinks } from './links.js';
import { deleteExpiredMails } from './mail.js';
import { deleteExpiredLogouts, startLogoutSender } from './logouts.js';
import { startMailSender } from './mail-sender.js';
import { deleteExpiredChallenges } from './passkeys.js';
import { createProvider } from './provider.js';
import { createApp, mountPath } from './server.js';
import { createAudit } from './audit.js';
import { identifierHash } from './identifiers.js';
import { createSignInThrottle, deleteExpiredAttempts } from './throttle.js';

export interface IdentityTiming {
  /** How long a rotated refresh token may be used again, s. */
  refreshGraceSeconds: number;
  /** Interval of deleting expired rows and reloading keys, ms. */
  maintenanceIntervalMs: number;
  /** How often the queues of mails and of logouts are read, ms. */
  pollIntervalMs: number;
}

const defaultTiming: IdentityTiming = {
  refreshGraceSeconds: 60,
  maintenanceIntervalMs: 60_000,
  pollIntervalMs: 1000,
};

/**
 * Starts the embedded identity provider on the port of `IDENTITY_URL` (0: any free one).
 * `close({ drain: false })` does not wait for idle keep-alive connections, as on Ctrl-C.
 * @throws IdentitySetupError when its tables are missing or the environment names another provider.
 */
export const startIdentity = async (
  env: Env,
  log: Log,
  timing: IdentityTiming = defaultTiming,
): Promise<{ port: number; close: (options?: { drain?: boolean }) => Promise<void> }> => {
  const issuer = env.PUBLIC_ORIGIN + mountPath;
  checkSetup(env, issuer);
  const pool = openPool(env.DATABASE_URL, env.DATABASE_POOL, log);
  try {
    await waitForDatabase({ pool, url: env.DATABASE_URL }, 'select 1');
    await assertMigrated(pool);
    const hashIdentifier = identifierHash(await loadKeys(pool));
    const throttle = createSignInThrottle(pool, env.RATE_LIMIT_FACTOR, hashIdentifier);
    const audit = createAudit(log, hashIdentifier);

    const { pollIntervalMs } = timing;
    const mailSender = startMailSender({ env, log, issuer, pool, pollIntervalMs });
    const logoutSender = startLogoutSender({
      log,
      pool,
      clientId: env.OIDC_CLIENT_ID,
      pollIntervalMs,
      provider: () => current.provider,
    });

    const connectionDrainer = new ConnectionDrainer();
    const common = { env, log, audit, issuer, pool, throttle, mailSender, logoutSender };

    const build = async () => {
      const keys = await loadKeys(pool);
      const { refreshGraceSeconds } = timing;
      const provider = createProvider({ ...common, keys, refreshGraceSeconds });
      const app = createApp({ ...common, connectionDrainer, provider, keys });
      return { provider, handle: app.callback(), serializedKeys: JSON.stringify(keys) };
    };
    // A key rotation replaces it.
    let current = await build();

    const server = createServer(
      { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 16 * 1024, ...keepAliveOptions },
      (req, res) => void current.handle(req, res),
    );
    connectionDrainer.trackConnections(server);
    const metrics = await serveMetrics('identity', env.METRICS_PORT, env.BIND_ADDRESS);
    metrics.onDependency('database', () => pool.query('select 1'));
    measureRequests(server, metrics);
    const port = await listen(server, new URL(env.IDENTITY_URL));

    let maintenance: Promise<void> | undefined;
    const runMaintenance = async () => {
      try {
        await deleteExpiredPayloads(pool);
        await deleteExpiredAttempts(pool);
        await deleteExpiredLinks(pool);
        await deleteExpiredChallenges(pool);
        const unsent = await deleteExpiredMails(pool);
        if (unsent) log.error({ mails: unsent }, 'mails expired before the mail server accepted them');
        const undelivered = await deleteExpiredLogouts(pool);
        if (undelivered) log.error({ logouts: undelivered }, 'no gateway accepted the end of these sessions');
        if (JSON.stringify(await loadKeys(pool)) !== current.serializedKeys) current = await build();
      } catch (error) {
        log.warn({ err: error }, 'maintenance failed; retrying in the next run');
      } finally {
        maintenance = undefined;
      }
    };
    const timer = setInterval(() => {
      maintenance ??= runMaintenance();
    }, timing.maintenanceIntervalMs);
    timer.unref();

    const close = async ({ drain = true } = {}) => {
      clearInterval(timer);
      if (!drain) connectionDrainer.hurry();
      await connectionDrainer.drain();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      await maintenance;
      await mailSender.close();
      await logoutSender.close();
      await metrics.close();
      await pool.end();
    };
    return { port, close };
  } catch (error) {
    await pool.end();
    throw explainDatabaseError(env.DATABASE_URL, error);
  }
};

/** Measures requests by path. Paths that are not listed here, with ids or of unknown routes, are one. */
const measureRequests = (server: Server, { registry }: Metrics) => {
  const paths = new Set([
    `${mountPath}/authorize`,
    `${mountPath}/oauth/token`,
    `${mountPath}/oauth/revoke`,
    `${mountPath}/dbconnections/signup`,
    `${mountPath}/userinfo`,
    `${mountPath}/jwks`,
  ]);
  const seconds = new Histogram({
    name: 'rinkside_identity_seconds',
    help: 'Request duration of the identity provider until the end of the response.',
    labelNames: ['path', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  server.on('request', (request, response) => {
    const startedAt = performance.now();
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith('/health/')) return;
    response.on('close', () =>
      seconds.observe(
        { path: paths.has(path) ? path : 'other', status: response.statusCode },
        (performance.now() - startedAt) / 1000,
      ),
    );
  });
};

const checkSetup = (env: Env, issuer: string) => {
  if (env.OIDC_ISSUER !== issuer)
    throw new IdentitySetupError(
      `OIDC_ISSUER names another provider; the embedded one is ${issuer}. Leave it out, or do not start this one.`,
    );
  if (!URL.canParse(env.OIDC_AUDIENCE) || env.OIDC_AUDIENCE.includes('#'))
    throw new IdentitySetupError('OIDC_AUDIENCE must be a URL without a fragment for the embedded provider.');
};

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Listens on loopback only if the host is a loopback address, otherwise on all interfaces (for other containers). */
const listen = (server: Server, { hostname, port, protocol }: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    const host = loopback.test(hostname) ? hostname.replace(/[[\]]/g, '') : undefined;
    const portNumber = port ? Number(port) : protocol === 'https:' ? 443 : 80;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new IdentitySetupError(
              `Port ${portNumber} of IDENTITY_URL is taken; stop what listens there or choose another.`,
            )
          : error,
      ),
    );
    server.listen({ port: portNumber, host }, () => resolve((server.address() as AddressInfo).port));
  });
