import type { Env } from '@rinkside/platform/env';
import { usesEmbeddedProvider } from '@rinkside/platform/identity-provider';
import * as z from 'zod';

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

const undoState = z.object({
  open_until: z.coerce.date().nullable(),
  undone_at: z.coerce.date().nullable(),
});
export type UndoState = z.infer<typeof undoState>;

/** Asks the embedded identity provider until when a change of an account's email can be undone, and when one was. */
export const readUndoState = async (env: Env, subject: string): Promise<UndoState> => {
  const response = await fetch(`${env.IDENTITY_URL}/accounts/${encodeURIComponent(subject)}/undo`, {
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`identity provider responded with ${response.status}`);
  return undoState.parse(await response.json());
};
