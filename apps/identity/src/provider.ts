import { passkeyGrant } from '@rinkside/contracts/identity';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { errors, Provider, type Configuration } from 'oidc-provider';
import { claimsOf, findAccount } from './accounts.js';
import { createAdapter } from './adapter.js';
import type { Audit } from './audit.js';
import { cookieNames } from './cookies.js';
import type { Pool } from './database.js';
import { sendServerError } from './http.js';
import type { Keys } from './keys.js';
import { registerPasskeyGrant } from './passkey-grant.js';
import { registerPasswordGrant } from './password-grant.js';
import { resourceServerInfo } from './resource-server.js';
import { failurePage } from './sign-in-page.js';
import { idleSessionSeconds, noteSessionUse } from './sessions.js';
import type { SignInThrottle } from './throttle.js';

const daySeconds = 24 * 3600;
/** Maximum lifetime of a session, regardless of refreshes. */
const maxSessionSeconds = 180 * daySeconds;

export interface ProviderOptions {
  env: Env;
  log: Log;
  audit: Audit;
  issuer: string;
  pool: Pool;
  throttle: SignInThrottle;
  keys: Keys;
  /** How long a rotated refresh token may be used again, s. */
  refreshGraceSeconds: number;
}

/** Creates the provider for these keys. It is stateless: after a key rotation a new one is created. */
export const createProvider = (options: ProviderOptions): Provider => {
  const { env, log, audit, issuer, pool, throttle } = options;
  const provider = new Provider(issuer, configuration(options));
  audit.grants(provider);
  registerPasswordGrant(provider, { audit, pool, throttle, audience: env.OIDC_AUDIENCE });
  registerPasskeyGrant(provider, options);
  provider.on('server_error', (ctx, error) => {
    const page: unknown = ctx.body;
    const isJson = ctx.response.is('json');
    sendServerError(ctx, error, log);
    if (!isJson) ctx.body = page;
  });
  provider.use(async (ctx, next) => {
    await next();
    // The API has no scopes. An empty `scope` confuses some clients.
    const body: unknown = ctx.body;
    if (typeof body === 'object' && body !== null && 'scope' in body && body.scope === '') delete body.scope;
  });
  return provider;
};

const configuration = ({ env, issuer, pool, keys, refreshGraceSeconds }: ProviderOptions): Configuration => ({
  adapter: createAdapter(pool, refreshGraceSeconds),
  jwks: { keys: keys.signing },
  cookies: {
    keys: keys.cookies,
    names: cookieNames(env.PUBLIC_ORIGIN),
  },
  clients: [
    {
      client_id: env.OIDC_CLIENT_ID,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token', 'password', passkeyGrant],
      response_types: ['code'],
      redirect_uris: [`${env.PUBLIC_ORIGIN}/callback`],
      id_token_signed_response_alg: 'ES256',
      backchannel_logout_uri: `${env.GATEWAY_URL}/backchannel-logout`,
      backchannel_logout_session_required: true,
    },
  ],
  clientAuthMethods: ['none'],
  clientBasedCORS: (_ctx, origin) => origin === new URL(env.PUBLIC_ORIGIN).origin,
  responseTypes: ['code'],
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  claims: {
    openid: ['sub', 'auth_time'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  conformIdTokenClaims: false,
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  pkce: { required: () => true },
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    jwks: '/.well-known/jwks.json',
  },
  discovery: { userinfo_endpoint: `${issuer}/userinfo` },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    // `logouts.ts` delivers the tokens.
    backchannelLogout: { enabled: true },
    // The built-in endpoint rejects tokens with an audience; `userinfo.ts` replaces it.
    userinfo: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => env.OIDC_AUDIENCE,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== env.OIDC_AUDIENCE) throw new errors.InvalidTarget();
        return resourceServerInfo(resource);
      },
    },
  },
  // The only request goes to `GATEWAY_URL`. The library's own check would refuse an internal address.
  fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
  findAccount: async (_ctx, subject) => {
    const account = await findAccount(pool, subject);
    return account && { accountId: subject, claims: () => claimsOf(account) };
  },
  // The first-party client needs no consent. A new grant per sign-in makes every sign-in its own session.
  loadExistingGrant: async (ctx) => {
    const { account, client, provider, params } = ctx.oidc;
    if (!account || !client) return undefined;
    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    if (typeof params?.['scope'] === 'string') grant.addOIDCScope(params['scope']);
    await grant.save();
    return grant;
  },
  issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  // `sid` and `auth_time` identify the session to the gateway, so that a user can end all other sessions.
  // When `email` or `email_verified` changes, the gateway reads the claims again. `undone_at` withdraws a
  // pending deletion.
  extraTokenClaims: async (ctx) => {
    const { Grant: grant, Account: account } = ctx.oidc.entities;
    if (grant?.jti) await noteSessionUse(pool, grant.jti, ctx.get('user-agent'));
    const owner = account && (await findAccount(pool, account.accountId));
    return {
      sid: grant?.jti,
      auth_time: grant?.iat ?? Math.floor(Date.now() / 1000),
      email: owner?.email,
      email_verified: owner?.email_verified,
      undone_at: owner?.undone_at?.toISOString(),
    };
  },
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  interactions: { url: (_ctx, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}` },
  ttl: {
    AccessToken: env.ACCESS_TOKEN_TTL,
    AuthorizationCode: 60,
    IdToken: 3600,
    RefreshToken: (_ctx, token) =>
      Math.max(1, Math.min(idleSessionSeconds, maxSessionSeconds - token.totalLifetime())),
    Interaction: 30 * 60,
    Session: 60,
    Grant: maxSessionSeconds,
  },
  renderError: (ctx, _out, error) => {
    const page = failurePage(env, error instanceof errors.SessionNotFound ? 'expired' : 'failed');
    ctx.set(page.headers);
    ctx.body = page.html;
  },
});
