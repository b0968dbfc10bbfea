import { openStorage } from '@rinkside/platform/storage/open';
import type { Env } from '@rinkside/platform/env';
import { StackFailure } from './failure.js';

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

const checkIdentity = async (issuer: string) => {
  const hint = 'correct it, or leave it out to use the embedded identity provider';
  let found: unknown;
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    found = ((await answer.json()) as { issuer?: unknown }).issuer;
  } catch (error) {
    throw new StackFailure(
      `OIDC_ISSUER ${issuer} does not lead to an OpenID provider (${reasonOf(error)}); ${hint}.`,
    );
  }
  if (found !== issuer)
    throw new StackFailure(
      `OIDC_ISSUER is ${issuer} but that provider calls itself ${String(found)}; ${hint}.`,
    );
};

/**
 * Asks the object storage and the identity provider of somebody else, where they are given, whether they serve.
 * @throws StackFailure or EnvError naming the variable to correct.
 */
export const checkGiven = async (env: Env, given: NodeJS.ProcessEnv) => {
  if (env.S3_ENDPOINT) await openStorage(env);
  if (given.OIDC_ISSUER) await checkIdentity(given.OIDC_ISSUER);
};
