import { runProcess } from '@rinkside/platform/process';
import { startIdentity } from './identity.js';

await runProcess('identity', async (env, log) => {
  const running = await startIdentity(env, log);
  log.info({ port: running.port, issuer: env.OIDC_ISSUER }, 'identity provider is listening');
  return running;
});
