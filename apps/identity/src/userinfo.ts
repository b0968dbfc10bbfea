import { errorMessages } from '@rinkside/contracts/error';
import type { Env } from '@rinkside/platform/env';
import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { Context, Middleware } from 'koa';
import { claimsOf, findAccount } from './accounts.js';
import type { Pool } from './database.js';
import { publicKeys, type Keys } from './keys.js';
import { messages } from './messages.js';

export interface UserinfoOptions {
  env: Env;
  issuer: string;
  pool: Pool;
  keys: Keys;
}

/** `GET /userinfo`: returns the claims of an access token's bearer, or 401 for an invalid token. */
export const userinfo = ({ env, issuer, pool, keys }: UserinfoOptions): Middleware => {
  const keySet = createLocalJWKSet({ keys: publicKeys(keys) });
  return async (ctx) => {
    const token = /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1];
    if (!token) return sendUnauthorized(ctx, messages.noBearer);
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        audience: env.OIDC_AUDIENCE,
        typ: 'at+jwt',
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp'],
      });
      const account = await findAccount(pool, payload.sub ?? '');
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

const sendUnauthorized = (ctx: Context, description: string) => {
  ctx.status = 401;
  ctx.set('www-authenticate', `Bearer error="invalid_token", error_description="${description}"`);
  ctx.body = { error: 'invalid_token', error_description: description };
};
