import type { Env } from '@rinkside/platform/env';
import { createLocalJWKSet, jwtVerify, type JWTVerifyOptions } from 'jose';
import type { Context } from 'koa';
import * as z from 'zod';
import { publicKeys, type Keys } from './keys.js';

export interface AccessTokenOptions {
  env: Env;
  /** Left out: tokens of an earlier public address are valid, too. */
  issuer?: string;
  keys: Keys;
}

/** The account and the session that an access token was issued for. */
export interface TokenSession {
  subject: string;
  /** The id of its grant. */
  session: string;
}

/** Returns a function that verifies an access token of this provider. It throws a JOSEError. */
export const accessTokenVerifier = (
  { env, issuer, keys }: AccessTokenOptions,
  options: Pick<JWTVerifyOptions, 'clockTolerance'> = {},
) => {
  const keySet = createLocalJWKSet({ keys: publicKeys(keys) });
  return async (token: string): Promise<TokenSession> => {
    const { payload } = await jwtVerify(token, keySet, {
      ...options,
      ...(issuer !== undefined && { issuer }),
      audience: env.OIDC_AUDIENCE,
      typ: 'at+jwt',
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp'],
    });
    return { subject: payload.sub ?? '', session: z.string().catch('').parse(payload['sid']) };
  };
};

export const bearerToken = (ctx: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1];

export const sendUnauthorized = (ctx: Context, description: string): void => {
  ctx.status = 401;
  ctx.set('www-authenticate', `Bearer error="invalid_token", error_description="${description}"`);
  ctx.body = { error: 'invalid_token', error_description: description };
};
