import { errorMessages } from '@rinkside/contracts/error';
import { errors } from 'jose';
import type { Middleware } from 'koa';
import {
  accessTokenVerifier,
  bearerToken,
  sendUnauthorized,
  type AccessTokenOptions,
} from './access-token.js';
import { claimsOf, findAccount } from './accounts.js';
import type { Pool } from './database.js';
import { messages } from './messages.js';

export interface UserinfoOptions extends AccessTokenOptions {
  pool: Pool;
}

/** `GET /userinfo`: returns the claims of an access token's bearer, or 401 for an invalid token. */
export const userinfo = ({ pool, ...tokenOptions }: UserinfoOptions): Middleware => {
  const verify = accessTokenVerifier(tokenOptions);
  return async (ctx) => {
    const token = bearerToken(ctx);
    if (!token) return sendUnauthorized(ctx, messages.noBearer);
    try {
      const account = await findAccount(pool, await verify(token));
      if (!account) return sendUnauthorized(ctx, messages.badBearer);
      ctx.body = claimsOf(account);
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      sendUnauthorized(
        ctx,
        error instanceof errors.JWTExpired ? errorMessages.expiredToken : messages.badBearer,
      );
    }
  };
};
