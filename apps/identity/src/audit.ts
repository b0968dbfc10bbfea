import type { IncomingMessage } from 'node:http';
import type { Log } from '@rinkside/platform/log';
import type Provider from 'oidc-provider';
import { clientAddress } from './http.js';
import { hashed } from './throttle.js';

/** One try to come in, and how it ended. */
interface Try {
  by: 'password' | 'page' | 'sign-up';
  outcome: 'done' | 'refused' | 'throttled';
  /** Whose account, once that is proven. */
  account?: string;
  email: string;
}

/** A line for every try. Emails and addresses as hashes: enough to see that it is the same one again. */
export const logTry = (log: Log, req: IncomingMessage, { by, outcome, account, email }: Try) =>
  log[outcome === 'done' ? 'info' : 'warn'](
    { by, outcome, account, named: hashed(email.trim().toLowerCase()), from: hashed(clientAddress(req)) },
    'sign-in',
  );

/** A line for tokens that were refused, and for a family that ends because a used one came back. */
export const logGrants = (provider: Provider, log: Log) => {
  provider.on('grant.error', (ctx, { error }) => {
    const grant = String(ctx.oidc.params?.['grant_type']);
    log.warn({ grant, error, from: hashed(clientAddress(ctx.req)) }, 'tokens refused');
  });
  provider.on('grant.revoked', (ctx, id) =>
    log.warn({ session: id, from: hashed(clientAddress(ctx.req)) }, 'sign-in revoked'),
  );
};
