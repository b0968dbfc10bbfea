import { openStorage } from '@rinkside/platform/storage/open';
import type { Env } from '@rinkside/platform/env';
import { RuntimeError } from './errors.js';

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

const checkIdentity = async (issuer: string) => {
  const hint = 'correct it, or leave it out to use the embedded identity provider';
  let actualIssuer: unknown;
  try {
    const discoveryUrl = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    actualIssuer = ((await response.json()) as { issuer?: unknown }).issuer;
  } catch (error) {
    throw new RuntimeError(
      `OIDC_ISSUER ${issuer} does not lead to an OpenID provider (${reasonOf(error)}); ${hint}.`,
    );
  }
  if (actualIssuer !== issuer)
    throw new RuntimeError(
      `OIDC_ISSUER is ${issuer} but that provider calls itself ${String(actualIssuer)}; ${hint}.`,
    );
};

const checkStorage = async (env: Env) => {
  const storage = await openStorage(env);
  try {
    await storage.check();
  } catch (error) {
    throw new RuntimeError(
      `S3_ENDPOINT ${env.S3_ENDPOINT} does not lead to an object storage that answers (${reasonOf(error)}); correct it, or leave it out to use the disk.`,
    );
  }
};

/**
 * Checks that the configured external object storage and identity provider are reachable.
 * @param source the operator's variables, without defaults
 * @throws RuntimeError or EnvError naming the variable to correct
 */
export const checkExternalServices = async (env: Env, source: NodeJS.ProcessEnv) => {
  if (env.S3_ENDPOINT) await checkStorage(env);
  if (source.OIDC_ISSUER) await checkIdentity(source.OIDC_ISSUER);
};
