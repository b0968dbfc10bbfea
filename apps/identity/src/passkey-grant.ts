import { passkeyGrant, unknownPasskey } from '@rinkside/contracts/identity';
import type { Env } from '@rinkside/platform/env';
import type Provider from 'oidc-provider';
import { errors, type TokenEndpointGrantContext } from 'oidc-provider';
import type { Account } from './accounts.js';
import type { Audit } from './audit.js';
import type { Pool } from './database.js';
import { clientNetwork, sendTooManyAttempts } from './http.js';
import { messages } from './messages.js';
import { checkPasskey } from './passkeys.js';
import { issueTokens } from './issue-tokens.js';
import type { SignInThrottle } from './throttle.js';

export interface PasskeyGrantOptions {
  env: Env;
  audit: Audit;
  pool: Pool;
  throttle: SignInThrottle;
}

interface Params {
  assertion?: string;
  scope?: string;
}

/** Registers the grant that issues tokens for the answer of a browser to `startAuthentication`. */
export const registerPasskeyGrant = (provider: Provider, options: PasskeyGrantOptions) => {
  const { env, audit, throttle } = options;
  const handler = async (ctx: TokenEndpointGrantContext<Params>) => {
    const { assertion, scope } = ctx.oidc.params;
    if (!assertion) throw new errors.InvalidRequest("missing required parameter 'assertion'");
    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: Account) =>
      audit.signIn(ctx, {
        by: 'passkey',
        outcome,
        email: account?.email ?? '',
        ...(account && { account: account.subject }),
      });
    const retryAfterSeconds = await throttle.consumePasskey(clientNetwork(ctx));
    if (retryAfterSeconds) {
      logAttempt('throttled');
      sendTooManyAttempts(ctx, retryAfterSeconds);
      return;
    }
    const check = await checkPasskey(options, assertion);
    if ('refusal' in check) {
      logAttempt('refused');
      throw check.refusal === 'unknown'
        ? new errors.CustomOIDCProviderError(unknownPasskey, messages.removedPasskey)
        : new errors.CustomOIDCProviderError('invalid_grant', messages.badPasskey);
    }
    const { account } = check;
    logAttempt('done', account);
    await issueTokens(provider, ctx, { account, scope, audience: env.OIDC_AUDIENCE, gty: passkeyGrant });
  };
  provider.registerGrantType<Params>(passkeyGrant, handler, ['assertion', 'scope', 'resource'], 'resource');
};
