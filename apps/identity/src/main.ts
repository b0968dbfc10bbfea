import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Shutdown } from '@rinkside/platform/shutdown';
import { IdentitySetupError } from './database.js';
import { startIdentity } from './identity.js';

const start = async (env: Env) => {
  const log = createLog('identity', env.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  shutdown.onSignals();
  // Started by another process that is gone: nobody could stop us any more.
  process.on('disconnect', () => void shutdown.run().then(() => process.exit(0)));
  const { port, close } = await startIdentity(env, log);
  shutdown.add('identity', close);
  log.info({ port, issuer: env.OIDC_ISSUER }, 'identity provider is listening');
  process.send?.({ ready: true, port });
};

try {
  await start(loadEnv());
} catch (error) {
  const known = error instanceof EnvError || error instanceof IdentitySetupError;
  createLog('identity', 'info').fatal(
    known || !(error instanceof Error) ? {} : { err: error },
    String(error),
  );
  process.exit(1);
}
