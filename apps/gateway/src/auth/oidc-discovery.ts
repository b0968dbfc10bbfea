import { errorMessages } from '@rinkside/contracts/error';
import type { Env } from '@rinkside/platform/env';
import { AppError } from '@rinkside/platform/errors';
import { loadOnce } from '@rinkside/platform/load-once';
import type { Identity } from '@rinkside/domain/player/player.commands';
import { usesEmbeddedProvider } from '@rinkside/platform/identity-provider';
import { passkeyView, type PasskeyView } from '@rinkside/contracts/session.schema';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  revocation_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});
type Discovery = z.infer<typeof discovery>;

const userinfo = z.object({
  sub: z.string(),
  email: z.string().nullish(),
  // Some providers send it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish().catch(null),
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
});

const undoState = z.object({ open_until: z.coerce.date().nullable() });
const passkeyList = z.object({ passkeys: z.array(passkeyView) });

const requestTimeoutMs = 5000;
/** How long cached keys are used while the provider is unavailable. */
const keyCacheMs = 3600_000;

/**
 * A client for the identity provider's discovery, keys, userinfo and passkeys. The embedded provider is reached at its internal
 * address; browsers use the public origin.
 */
export class OidcProviderClient {
  readonly embedded: boolean;
  constructor(private readonly env: Env) {
    this.embedded = usesEmbeddedProvider(env);
  }

  /** Health check. @throws while the provider does not answer: sign-in and token renewal fail then */
  async check(): Promise<void> {
    await this.#fetch(
      this.embedded
        ? `${this.env.IDENTITY_URL}/health/ready`
        : `${this.env.OIDC_ISSUER}/.well-known/openid-configuration`,
    );
  }

  /** Returns the discovery document, with public URLs. Cached, except for failures. */
  readonly discover = loadOnce(async (): Promise<Discovery> => {
    const { OIDC_ISSUER } = this.env;
    const document = discovery.parse(await this.#fetch(`${OIDC_ISSUER}/.well-known/openid-configuration`));
    if (document.issuer !== OIDC_ISSUER)
      throw new Error(`identity provider has the issuer ${document.issuer}, not ${OIDC_ISSUER}`);
    return document;
  });

  /** Returns the provider's public keys. An unknown key id triggers one refetch, shared by all callers. */
  readonly keys = loadOnce(async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri } = await this.discover();
    return createRemoteJWKSet(new URL(this.#internalUrl(jwks_uri)), {
      cacheMaxAge: keyCacheMs,
      timeoutDuration: requestTimeoutMs,
    });
  });

  /** Returns the userinfo of an access token's bearer. */
  async identify(token: string): Promise<Omit<Identity, 'provider'>> {
    const { issuer, userinfo_endpoint } = await this.discover();
    const body = await this.#fetch(userinfo_endpoint, { authorization: `Bearer ${token}` });
    const { sub, email, email_verified, name, given_name, family_name } = userinfo.parse(body);
    const [first, ...rest] = (name ?? '').split(' ');
    return {
      issuer,
      subject: sub,
      email: email ?? null,
      emailVerified: Boolean(email && (email_verified || this.env.OIDC_EMAILS_ARE_VERIFIED)),
      firstName: given_name ?? (first || null),
      lastName: family_name ?? (rest.join(' ') || null),
    };
  }

  /** Returns the passkeys of an access token's bearer; none at a hosted provider. */
  async passkeys(token: string): Promise<PasskeyView[]> {
    if (!this.embedded) return [];
    const body = await this.#fetch(`${this.env.OIDC_ISSUER}/account/passkeys`, {
      authorization: `Bearer ${token}`,
    });
    return passkeyList.parse(body).passkeys;
  }

  /**
   * Returns until when a change of the email of an account can be undone; null if none can. Always null at a hosted
   * provider. @throws unauthenticated if the session of the token has ended
   */
  async undoOpenUntil(token: string, subject: string): Promise<Date | null> {
    if (!this.embedded) return null;
    const body = await this.#fetch(`${this.env.IDENTITY_URL}/accounts/${encodeURIComponent(subject)}/undo`, {
      authorization: `Bearer ${token}`,
    });
    return undoState.parse(body).open_until;
  }

  #internalUrl(address: string): string {
    return this.embedded ? address.replace(this.env.PUBLIC_ORIGIN, this.env.IDENTITY_URL) : address;
  }

  async #fetch(address: string, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(this.#internalUrl(address), {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (response.status === 401) throw new AppError('unauthenticated', errorMessages.invalidToken);
    if (!response.ok) throw new Error(`identity provider responded with ${response.status}`);
    return response.json();
  }
}
