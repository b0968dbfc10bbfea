import type { Env } from '@rinkside/platform/env';

/** How long the identity provider may take to answer, ms. */
const patience = 5000;

/** Has the embedded provider forget something of an account; with a hosted one that is its operator's to do. */
export const forgetAtProvider = async (env: Env, issuer: string, what: string): Promise<void> => {
  if (issuer !== `${env.PUBLIC_ORIGIN}/oidc`) return;
  const response = await fetch(`${env.IDENTITY_URL}/accounts/${what}`, {
    method: 'DELETE',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`identity provider answered ${response.status}`);
};
