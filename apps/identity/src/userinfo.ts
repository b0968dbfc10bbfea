import type { Middleware } from 'koa';
import { claimsOf } from './accounts.js';
import { bearerOf, type BearerOptions } from './bearer.js';

/** `GET /userinfo`: returns the claims of an access token's bearer, or 401 for an invalid token. */
export const userinfo = (options: BearerOptions): Middleware => {
  const readBearer = bearerOf(options);
  return async (ctx) => {
    const bearer = await readBearer(ctx);
    if (bearer) ctx.body = claimsOf(bearer.account);
  };
};
