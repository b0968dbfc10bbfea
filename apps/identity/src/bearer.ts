import { errorMessages } from '@rinkside/contracts/error';
import { errors } from 'jose';
import type { Context } from 'koa';
import {
  accessTokenVerifier,
  bearerToken,
  sendUnauthorized,
  type AccessTokenOptions,
} from './access-token.js';
import { findSignedIn, type Account } from './accounts.js';
import type { Pool } from './database.js';
import { messages } from './messages.js';

export interface BearerOptions extends AccessTokenOptions {
  pool: Pool;
}

/** A signed-in account. */
export interface Bearer {
  account: Account;
  session: string;
}

/**
 * Returns a function that reads the account of a request's access token. Without a valid token of a session that has
 * not ended, it replies with 401 and returns undefined.
 */
export const bearerOf = ({ pool, ...tokenOptions }: BearerOptions) => {
  const verify = accessTokenVerifier(tokenOptions);
  return async (ctx: Context): Promise<Bearer | undefined> => {
    const refuse = (message: string) => {
      sendUnauthorized(ctx, message);
      return undefined;
    };
    const token = bearerToken(ctx);
    if (!token) return refuse(messages.noBearer);
    try {
      const tokenSession = await verify(token);
      const account = await findSignedIn(pool, tokenSession);
      return account ? { account, session: tokenSession.session } : refuse(messages.badBearer);
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      return refuse(error instanceof errors.JWTExpired ? errorMessages.expiredToken : messages.badBearer);
    }
  };
};
