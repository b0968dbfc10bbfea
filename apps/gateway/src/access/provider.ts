import type { Env } from '@rinkside/platform/env';
import type { Identity } from '@rinkside/domain/player/player.commands';
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
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
});

/** Longest the provider may take to answer, ms. */
const patience = 5000;
/** Keys go on working this long while the provider is away, ms. */
const keysKept = 3600_000;

/**
 * The identity provider, embedded or hosted: only ever its discovery, keys and userinfo.
 * The embedded one is asked at its own address, browsers at the one origin.
 */
export class Provider {
  readonly embedded: boolean;
  #discovered: Promise<Discovery> | undefined;
  #keys: Promise<JWTVerifyGetKey> | undefined;

  constructor(private readonly env: Env) {
    this.embedded = env.OIDC_ISSUER === `${env.PUBLIC_ORIGIN}/oidc`;
  }

  /** Addresses as browsers use them. A failure is not remembered. */
  discover(): Promise<Discovery> {
    this.#discovered ??= this.#fetch(`${this.env.OIDC_ISSUER}/.well-known/openid-configuration`)
      .then((body) => discovery.parse(body))
      .then((discovered) => {
        // Whoever speaks for another issuer is none we were told to trust.
        if (discovered.issuer !== this.env.OIDC_ISSUER)
          throw new Error(`identity provider calls itself ${discovered.issuer}`);
        return discovered;
      })
      .catch((error: unknown) => {
        this.#discovered = undefined;
        throw error;
      });
    return this.#discovered;
  }

  /** Its public keys; an unknown key id asks again once, everybody else waits for that answer. */
  keys(): Promise<JWTVerifyGetKey> {
    this.#keys ??= this.discover()
      .then(({ jwks_uri }) =>
        createRemoteJWKSet(new URL(this.#reach(jwks_uri)), {
          cacheMaxAge: keysKept,
          timeoutDuration: patience,
        }),
      )
      .catch((error: unknown) => {
        this.#keys = undefined;
        throw error;
      });
    return this.#keys;
  }

  /** Who the bearer of this access token is. */
  async identify(token: string): Promise<Identity> {
    const { issuer, userinfo_endpoint } = await this.discover();
    const body = await this.#fetch(userinfo_endpoint, { authorization: `Bearer ${token}` });
    const { sub, email, name, given_name, family_name } = userinfo.parse(body);
    const [first, ...rest] = (name ?? '').split(' ');
    return {
      issuer,
      subject: sub,
      email: email ?? null,
      firstName: given_name ?? (first || null),
      lastName: family_name ?? (rest.join(' ') || null),
    };
  }

  #reach(address: string): string {
    return this.embedded ? address.replace(this.env.PUBLIC_ORIGIN, this.env.IDENTITY_URL) : address;
  }

  async #fetch(address: string, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(this.#reach(address), {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`identity provider answered ${response.status}`);
    return response.json();
  }
}
