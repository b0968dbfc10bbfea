import { EnvError, loadEnv, programOnPath } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openNudge } from '@rinkside/platform/nudge';
import { Shutdown } from '@rinkside/platform/shutdown';
import { openStorage } from '@rinkside/platform/storage/open';
import { openProductDatabase } from '../database.js';
import { openAccount } from './accounts.js';
import { seed } from './seed.js';

/** A step: fills the installation and prints its demo accounts, one line of JSON. Demo people need the embedded provider. */
const run = async () => {
  const env = loadEnv();
  const log = createLog('seed', env.LOG_LEVEL, 'stderr');
  const shutdown = new Shutdown(log);
  try {
    const database = await openProductDatabase(env);
    shutdown.add('database', () => database.close());
    const nudge = openNudge(env, log);
    shutdown.add('nudge', () => nudge.close());
    const storage = await openStorage(env);
    const accounts = await seed(
      { database, nudge, storage },
      {
        demo: env.RINKSIDE_DEMO && env.OIDC_ISSUER === `${env.PUBLIC_ORIGIN}/oidc`,
        issuer: env.OIDC_ISSUER,
        ffmpeg: env.FFMPEG_PATH ?? programOnPath('ffmpeg'),
        openAccount: (person, account) => openAccount(env, person, account),
      },
    );
    process.stdout.write(`${JSON.stringify({ accounts })}\n`);
  } finally {
    await shutdown.run();
  }
};

try {
  await run();
} catch (error) {
  const why =
    error instanceof EnvError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
