import { EnvError, loadEnv } from '@rinkside/platform/env';
import { providerIdOf, usesEmbeddedProvider } from '@rinkside/platform/identity-provider';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import { createLog } from '@rinkside/platform/log';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { waitForDatabase } from '@rinkside/platform/wait-for-database';
import { Shutdown } from '@rinkside/platform/shutdown';
import { openStorage } from '@rinkside/platform/storage/open';
import { openProductDatabase } from '../database.js';
import { confirmDemoAccounts, ensureDemoAccount } from './accounts.js';
import { seed } from './seed.js';

const maxAttempts = 5;

/** A job of a running worker may hold a lock for too long; the next attempt continues where the last one ended. */
const retryUnavailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isUnavailable(error)) throw error;
    }
};

/** Seeds the installation and prints its demo accounts as one line of JSON. Demo players need the embedded identity provider. */
const run = async () => {
  const env = loadEnv();
  const log = createLog('seed', env.LOG_LEVEL, 'stderr');
  const shutdown = new Shutdown(log);
  try {
    const database = await openProductDatabase(env);
    shutdown.add('database', () => database.close());
    await waitForDatabase(database);
    const outboxNotifier = createOutboxNotifier(env, log);
    shutdown.add('outbox notifier', () => outboxNotifier.close());
    const storage = await openStorage(env);
    const accounts = await retryUnavailable(() =>
      seed(
        { database, outboxNotifier, storage },
        {
          demo: env.RINKSIDE_DEMO && usesEmbeddedProvider(env),
          provider: providerIdOf(env),
          issuer: env.OIDC_ISSUER,
          ensureAccount: (person, account) => ensureDemoAccount(env, person, account),
        },
      ),
    );
    if (accounts.length) await confirmDemoAccounts(database, accounts);
    process.stdout.write(`${JSON.stringify({ accounts })}\n`);
  } finally {
    await shutdown.run();
  }
};

try {
  await run();
} catch (error) {
  const message =
    error instanceof EnvError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
