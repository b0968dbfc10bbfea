import type { Log } from '@rinkside/platform/log';
import type { Context } from 'koa';
import type Provider from 'oidc-provider';
import { clientNetwork } from './http.js';
import type { HashIdentifier } from './identifiers.js';

/** One sign-in attempt. */
interface SignInAttempt {
  by: 'password' | 'passkey' | 'page' | 'sign-up' | 'reset' | 'settings';
  outcome: 'done' | 'refused' | 'throttled';
  /** The account's subject, once authenticated. */
  account?: string;
  email: string;
}

export interface Audit {
  /** Logs a sign-in attempt. Emails and addresses are hashed, which is enough to recognize repeats. */
  signIn: (ctx: Context, attempt: SignInAttempt) => void;
  /** Logs rejected token requests, and sessions revoked after the reuse of a refresh token. */
  grants: (provider: Provider) => void;
}

export const createAudit = (log: Log, hashIdentifier: HashIdentifier): Audit => {
  const from = (ctx: Context) => hashIdentifier(clientNetwork(ctx));
  return {
    signIn: (ctx, { by, outcome, account, email }) =>
      log[outcome === 'done' ? 'info' : 'warn'](
        { by, outcome, account, named: hashIdentifier(email.trim().toLowerCase()), from: from(ctx) },
        'sign-in',
      ),
    grants: (provider) => {
      provider.on('grant.error', (ctx, { error }) => {
        const grant = String(ctx.oidc.params?.['grant_type']);
        log.warn({ grant, error, from: from(ctx) }, 'tokens refused');
      });
      provider.on('grant.revoked', (ctx, id) =>
        log.warn({ session: id, from: from(ctx) }, 'sign-in revoked'),
      );
    },
  };
};
