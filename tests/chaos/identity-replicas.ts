import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { freePort } from '@rinkside/dev-runtime/ports';
import { identityProcess } from '@rinkside/dev-runtime/process-specs';
import { audience } from '@rinkside/testkit/issuer';
import { startBalancer } from './balancer.js';

const password = 'freshice-fault';
const clientId = 'rinkside-web';

/** Starts two replicas of the product's identity provider behind a balancer, as in the cluster. */
export const startIdentityReplicas = async (processes: ProcessRegistry, env: NodeJS.ProcessEnv) => {
  await promisify(execFile)(process.execPath, [repoPath('apps/identity/dist/migrate.js')], { env });
  const ports = [await freePort(), await freePort()];
  await Promise.all(
    ports.map((port, at) =>
      processes.start({
        ...identityProcess({ ...env, IDENTITY_URL: `http://127.0.0.1:${port}` }),
        name: `identity-${at + 1}`,
      }),
    ),
  );
  return startBalancer(ports);
};

/** Signs up an account at the public origin. @returns its access token. */
export const signUpForToken = async (origin: string, subject: string): Promise<string> => {
  const email = `${subject}@rink.example`;
  const account = { client_id: clientId, email, password, name: 'Noor Lind' };
  await fetch(`${origin}/oidc/dbconnections/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return passwordGrant(origin, email);
};

/** Requests another access token with the password grant. @throws when the response holds none. */
export const passwordGrant = async (origin: string, email: string): Promise<string> => {
  const response = await fetch(`${origin}/oidc/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: clientId,
      username: email,
      password,
      scope: 'openid profile email offline_access',
      audience,
    }),
  });
  const body: unknown = await response.json();
  if (body && typeof body === 'object' && 'access_token' in body) return String(body.access_token);
  throw new Error(`expected an access token, got ${response.status} ${JSON.stringify(body)}`);
};
