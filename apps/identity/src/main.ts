import { runProcess } from '@rinkside/platform/run-process';
import { startIdentity } from './identity.js';

await runProcess('identity', async (env, log) => {
  const server = await startIdentity(env, log);
  log.info({ port: server.port, issuer: env.OIDC_ISSUER }, 'identity provider is listening');
  return server;
});
