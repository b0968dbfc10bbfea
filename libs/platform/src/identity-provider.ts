import type { Env } from './env.js';

/** Id of the embedded identity provider. Unlike its issuer URL, it stays the same when the public address changes. */
export const embeddedProviderId = 'embedded';

type IssuerEnv = Pick<Env, 'OIDC_ISSUER' | 'PUBLIC_ORIGIN'>;

export const usesEmbeddedProvider = ({ OIDC_ISSUER, PUBLIC_ORIGIN }: IssuerEnv): boolean =>
  OIDC_ISSUER === `${PUBLIC_ORIGIN}/oidc`;

/** Returns the id that accounts are keyed by, together with the subject: a hosted provider's is its issuer URL. */
export const providerIdOf = (env: IssuerEnv): string =>
  usesEmbeddedProvider(env) ? embeddedProviderId : env.OIDC_ISSUER;
