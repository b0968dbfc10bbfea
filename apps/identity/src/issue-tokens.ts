import type Provider from 'oidc-provider';
import type { TokenEndpointGrantContext } from 'oidc-provider';
import { claimsOf, type Account } from './accounts.js';
import { resourceServerInfo } from './resource-server.js';

export const defaultScope = 'openid profile email offline_access';

export interface IssueTokensOptions {
  account: Account;
  scope?: string | undefined;
  /** The audience of the access token. */
  audience: string;
  /** The grant type. */
  gty: string;
}

/** Starts a session: replies with an access, a refresh and an id token. */
export const issueTokens = async (
  provider: Provider,
  ctx: TokenEndpointGrantContext,
  { account, scope = defaultScope, audience, gty }: IssueTokensOptions,
): Promise<void> => {
  const { client } = ctx.oidc;
  const accountId = account.subject;
  ctx.oidc.entity('Account', { accountId, claims: () => claimsOf(account) });

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
