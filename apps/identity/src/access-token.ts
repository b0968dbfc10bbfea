import type { Env } from '@rinkside/platform/env';
import { createLocalJWKSet, jwtVerify, type JWTVerifyOptions } from 'jose';
import type { Context } from 'koa';
import { publicKeys, type Keys } from './keys.js';

export interface AccessTokenOptions {
  env: Env;
  /** Left out: tokens of an earlier public address are valid, too. */
  issuer?: string;
  keys: Keys;
}

/** Returns a function that verifies an access token of this provider and returns its subject. It throws a JOSEError. */
export const accessTokenVerifier = (
  { env, issuer, keys }: AccessTokenOptions,
  options: Pick<JWTVerifyOptions, 'clockTolerance'> = {},
) => {
  const keySet = createLocalJWKSet({ keys: publicKeys(keys) });
  return async (token: string): Promise<string> => {
    const { payload } = await jwtVerify(token, keySet, {
      ...options,
      ...(issuer !== undefined && { issuer }),
      audience: env.OIDC_AUDIENCE,
      typ: 'at+jwt',
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp'],
    });
    return payload.sub ?? '';
  };
};

export const bearerToken = (ctx: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1];

export const sendUnauthorized = (ctx: Context, description: string): void => {
  ctx.status = 401;
  ctx.set('www-authenticate', `Bearer error="invalid_token", error_description="${description}"`);
  ctx.body = { error: 'invalid_token', error_description: description };
};
