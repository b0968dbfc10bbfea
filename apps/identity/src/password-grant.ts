import type Provider from 'oidc-provider';
import { errors, type TokenEndpointGrantContext } from 'oidc-provider';
import { checkPassword } from './accounts.js';
import type { Audit } from './audit.js';
import type { Pool } from './database.js';
import { clientNetwork, sendTooManyAttempts } from './http.js';
import { issueTokens } from './issue-tokens.js';
import { messages } from './messages.js';
import type { SignInThrottle } from './throttle.js';

interface Params {
  username?: string;
  password?: string;
  scope?: string;
}

const gty = 'password';

export interface PasswordGrantOptions {
  audit: Audit;
  pool: Pool;
  throttle: SignInThrottle;
  /** The audience of all access tokens. */
  audience: string;
}

/** Registers `grant_type=password`, which issues an access, a refresh and an id token for an email and a password. */
export const registerPasswordGrant = (
  provider: Provider,
  { audit, pool, throttle, audience }: PasswordGrantOptions,
) => {
  const handler = async (ctx: TokenEndpointGrantContext<Params>) => {
    const { params } = ctx.oidc;
    const { username, password } = params;
    if (!username || !password)
      throw new errors.InvalidRequest("missing required parameter(s) 'username', 'password'");

    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: string) =>
      audit.signIn(ctx, {
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
    logAttempt('done', account.subject);
    await issueTokens(provider, ctx, { account, scope: params.scope, audience, gty });
  };
  provider.registerGrantType<Params>(gty, handler, ['username', 'password', 'scope', 'resource'], 'resource');
};
