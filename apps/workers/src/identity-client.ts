import type { Env } from '@rinkside/platform/env';
import { usesEmbeddedProvider } from '@rinkside/platform/identity-provider';

const requestTimeoutMs = 5000;

/**
 * Deletes an account, or part of it, at the embedded identity provider. Does nothing for a hosted provider: its
 * operator deletes accounts there.
 * @param path Path and query below `/accounts/`.
 * @param proof An access token of the account, or the proof of a guardian, which a deletion needs.
 * @throws when the provider does not respond with 2xx.
 */
export const deleteAtProvider = async (
  env: Env,
  path: string,
  proof: string | null = null,
): Promise<void> => {
  if (!usesEmbeddedProvider(env)) return;
  const response = await fetch(`${env.IDENTITY_URL}/accounts/${path}`, {
    method: 'DELETE',
    ...(proof !== null && { headers: { authorization: `Bearer ${proof}` } }),
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`identity provider responded with ${response.status}`);
};
