import type { Log } from '@rinkside/platform/log';
import type { Context } from 'koa';
import type Provider from 'oidc-provider';
import { clientNetwork } from './http.js';
import { hashIdentifier } from './throttle.js';

/** One sign-in attempt. */
interface SignInAttempt {
  by: 'password' | 'passkey' | 'page' | 'sign-up' | 'reset' | 'settings';
  outcome: 'done' | 'refused' | 'throttled';
  /** The account's subject, once authenticated. */
  account?: string;
  email: string;
}

/** Logs a sign-in attempt. Emails and addresses are hashed, which is enough to recognize repeats. */
export const logSignInAttempt = (log: Log, ctx: Context, { by, outcome, account, email }: SignInAttempt) =>
  log[outcome === 'done' ? 'info' : 'warn'](
    {
      by,
      outcome,
      account,
      named: hashIdentifier(email.trim().toLowerCase()),
      from: hashIdentifier(clientNetwork(ctx)),
    },
    'sign-in',
  );

/** Logs rejected token requests, and sessions revoked after the reuse of a refresh token. */
export const logGrantEvents = (provider: Provider, log: Log) => {
  provider.on('grant.error', (ctx, { error }) => {
    const grant = String(ctx.oidc.params?.['grant_type']);
    log.warn({ grant, error, from: hashIdentifier(clientNetwork(ctx)) }, 'tokens refused');
  });
  provider.on('grant.revoked', (ctx, id) =>
    log.warn({ session: id, from: hashIdentifier(clientNetwork(ctx)) }, 'sign-in revoked'),
  );
};
