import { bodyParser } from '@koa/bodyparser';
import { errorMessages } from '@rinkside/contracts/error';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import type { Log } from '@rinkside/platform/log';
import type { Context, Middleware } from 'koa';
import { errors } from 'oidc-provider';
import { messages } from './messages.js';

/** Parses JSON and form bodies of at most 16 KB. */
export const parseBody = bodyParser({
  jsonLimit: '16kb',
  formLimit: '16kb',
  onError: (error) => {
    const isTooLarge = 'status' in error && error.status === 413;
    throw new errors.InvalidRequest(
      isTooLarge ? messages.bodyTooLarge : messages.badBody,
      isTooLarge ? 413 : 400,
    );
  },
});

/** Replies with 429 in the format of RFC 6749, section 5.2. @returns the body. */
export const sendTooManyAttempts = (ctx: Context, seconds: number) => {
  ctx.status = 429;
  ctx.set('retry-after', String(seconds));
  return (ctx.body = { error: 'too_many_attempts', error_description: messages.tooMany(seconds) });
};

/** Replies to an unexpected error: 503 when the database is unavailable, so that clients retry, otherwise 500. */
export const sendServerError = (ctx: Context, error: unknown, log: Log) => {
  log.error({ err: error, path: ctx.path }, 'request failed');
  if (isUnavailable(error)) {
    ctx.status = 503;
    ctx.set('retry-after', '2');
    ctx.body = { error: 'temporarily_unavailable', error_description: errorMessages.unavailable };
  } else {
    ctx.status = 500;
    ctx.body = { error: 'server_error', error_description: errorMessages.internalError };
  }
};

/** Converts errors, and requests without a route, to JSON replies. */
export const handleErrors =
  (log: Log): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.status !== 404 || ctx.body !== undefined) return;
      ctx.body = { error: 'not_found', error_description: errorMessages.notFound };
      ctx.status = 404;
    } catch (error) {
      if (error instanceof errors.OIDCProviderError) {
        ctx.status = error.status;
        // The rest of the body is not read.
        if (error.status === 413) ctx.set('connection', 'close');
        ctx.body = { error: error.error, error_description: error.error_description };
      } else sendServerError(ctx, error, log);
    }
    ctx.set('cache-control', 'no-store');
  };

/** Returns the IP network of the client, the key of its rate limits. */
export const clientNetwork = (ctx: Context): string => networkPrefix(ctx.ip || 'unknown');

/** Whether the page of another site sent this request. Clients outside a browser send neither header. */
export const isCrossSite = (ctx: Context, origin: string): boolean =>
  !['', origin].includes(ctx.get('origin')) ||
  !['', 'none', 'same-origin'].includes(ctx.get('sec-fetch-site'));
