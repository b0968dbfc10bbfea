import { createAccount } from '@rinkside/identity/accounts';
import { startIdentity } from '@rinkside/identity/identity';
import { migrateIdentity } from '@rinkside/identity/migrate';
import { freePort } from '@rinkside/dev-runtime/ports';
import { createLog } from '@rinkside/platform/log';
import { TestApp, type TestAppOptions } from '@rinkside/testkit/test-app';
import { TestUser } from '@rinkside/testkit/test-user';

const password = 'five-hole';
const log = createLog('test', 'silent');

/** Opens the product with the embedded identity provider. */
export const openWithEmbeddedProvider = async (options: TestAppOptions) => {
  const identity = `http://127.0.0.1:${await freePort()}`;
  const origin = 'http://rink.test';
  const app = await TestApp.open({
    ...options,
    env: { ...options.env, PUBLIC_ORIGIN: origin, OIDC_ISSUER: `${origin}/oidc`, IDENTITY_URL: identity },
  });
  await migrateIdentity(app.env.DATABASE_URL);
  const start = () => startIdentity(app.env, log);
  let running = await start();

  const emailOf = (name: string) => `${name}@rink.example`;
  const requestToken = async (name: string) => {
    const reply = await fetch(`${identity}/oidc/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: app.env.OIDC_CLIENT_ID,
        username: emailOf(name),
        password,
        audience: app.env.OIDC_AUDIENCE,
      }),
    });
    return { status: reply.status, body: (await reply.json()) as { access_token?: string } };
  };

  const signIn = async (name: string, subject: string) =>
    new TestUser(app, subject, (await requestToken(name)).body.access_token ?? '');

  return {
    app,
    /** Internal address of the provider. */
    url: identity,
    emailOf,
    requestToken,
    signIn,
    /** Creates an account and signs in. */
    signUp: async (name: string): Promise<TestUser> => {
      const account = { email: emailOf(name), password, given_name: name, family_name: 'Marlow' };
      return signIn(name, (await createAccount(app.env.DATABASE_URL, account)).subject);
    },
    /** Asks for a proof. @param fields replaces the right password */
    prove: async ({ token }: TestUser, fields: { profile?: string; password?: string } = {}) => {
      const reply = await fetch(`${identity}/oidc/account/deletion-proof`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ password, ...fields }),
      });
      return (await reply.json()) as { proof?: string; error?: string };
    },
    stopProvider: () => running.close(),
    restartProvider: async () => {
      running = await start();
    },
    close: async () => {
      await running.close();
      await app.close();
    },
  };
};
