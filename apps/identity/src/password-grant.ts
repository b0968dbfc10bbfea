import type Provider from 'oidc-provider';
import { errors, type TokenEndpointGrantContext } from 'oidc-provider';
import type { Log } from '@rinkside/platform/log';
import { checkPassword, claimsOf } from './accounts.js';
import { logSignInAttempt } from './audit.js';
import type { Pool } from './database.js';
import { clientNetwork, sendTooManyAttempts } from './http.js';
import { messages } from './messages.js';
import type { SignInThrottle } from './throttle.js';

interface Params {
  username?: string;
  password?: string;
  scope?: string;
}

const gty = 'password';
export const defaultScope = 'openid profile email offline_access';

export interface PasswordGrantOptions {
  log: Log;
  pool: Pool;
  throttle: SignInThrottle;
  /** The audience of all access tokens. */
  audience: string;
}

/** Registers `grant_type=password`, which issues an access, a refresh and an id token for an email and a password. */
export const registerPasswordGrant = (
  provider: Provider,
  { log, pool, throttle, audience }: PasswordGrantOptions,
) => {
  const handler = async (ctx: TokenEndpointGrantContext<Params>) => {
    const { client, params } = ctx.oidc;
    const { username, password } = params;
    if (!username || !password)
      throw new errors.InvalidRequest("missing required parameter(s) 'username', 'password'");

    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: string) =>
      logSignInAttempt(log, ctx, {
        by: 'password',
        outcome,
        email: username,
        ...(account && { account }),
      });
    const retryAfterSeconds = await throttle.consumeSignIn(clientNetwork(ctx), username);
    if (retryAfterSeconds) {
      logAttempt('throttled');
      sendTooManyAttempts(ctx, retryAfterSeconds);
      return;
    }
    const account = await checkPassword(pool, username, password);
    if (!account) {
      logAttempt('refused');
      throw new errors.CustomOIDCProviderError('invalid_grant', messages.wrongPassword);
    }
    const accountId = account.subject;
    logAttempt('done', accountId);
    ctx.oidc.entity('Account', { accountId, claims: () => claimsOf(account) });

    const scope = params.scope ?? defaultScope;
    const grant = new provider.Grant({ accountId, clientId: client.clientId });
    grant.addOIDCScope(scope);
    const grantId = await grant.save();
    ctx.oidc.entity('Grant', grant);

    const accessToken = new provider.AccessToken({ accountId, client, grantId, gty });
    accessToken.resourceServer = new provider.ResourceServer(audience, resourceServerInfo(audience));
    ctx.oidc.entity('AccessToken', accessToken);

    const authTime = Math.floor(Date.now() / 1000);
    const refreshToken = new provider.RefreshToken({
      accountId,
      authTime,
      client,
      grantId,
      gty,
      resource: audience,
      rotations: 0,
      scope,
    });
    ctx.oidc.entity('RefreshToken', refreshToken);

    const idToken = new provider.IdToken({ ...claimsOf(account), auth_time: authTime }, { ctx });
    Object.assign(idToken, { scope });

    ctx.body = {
      access_token: await accessToken.save(),
      expires_in: accessToken.expiration,
      id_token: scope.split(' ').includes('openid') ? await idToken.issue({ use: 'idtoken' }) : undefined,
      refresh_token: await refreshToken.save(),
      token_type: accessToken.tokenType,
    };
  };
  provider.registerGrantType<Params>(gty, handler, ['username', 'password', 'scope', 'resource'], 'resource');
};

/** Returns the settings of the API's access tokens: signed JWTs without scopes; the audience is the permission. */
export const resourceServerInfo = (audience: string) => ({
  scope: '',
  audience,
  accessTokenFormat: 'jwt' as const,
  jwt: { sign: { alg: 'ES256' as const } },
});
