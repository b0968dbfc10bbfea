import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessages } from '@rinkside/contracts/error';
import type { Env } from '@rinkside/platform/env';
import { createLocalJWKSet, errors, jwtVerify, type JWK } from 'jose';
import { claimsOf, findAccount } from './accounts.js';
import type { Pool } from './database.js';
import { HttpError, sendJson } from './http.js';
import { messages } from './messages.js';

export interface UserinfoOptions {
  env: Env;
  issuer: string;
  pool: Pool;
}

/** `GET /userinfo`: returns the claims of an access token's bearer. @throws HttpError 401 for an invalid token. */
export const handleUserinfo =
  ({ env, issuer, pool }: UserinfoOptions) =>
  async (req: IncomingMessage, res: ServerResponse, keys: JWK[]): Promise<void> => {
    const token = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token) throw unauthorized(messages.noBearer);
    const account = await findAccount(pool, await subjectOf(token));
    if (!account) throw unauthorized(messages.badBearer);
    sendJson(res, 200, claimsOf(account));

    async function subjectOf(jwt: string): Promise<string> {
      try {
        const { payload } = await jwtVerify(jwt, createLocalJWKSet({ keys }), {
          issuer,
          audience: env.OIDC_AUDIENCE,
          typ: 'at+jwt',
          algorithms: ['ES256'],
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub ?? '';
      } catch (error) {
        throw unauthorized(
          error instanceof errors.JWTExpired ? errorMessages.expiredToken : messages.badBearer,
        );
      }
    }
  };

const unauthorized = (description: string) =>
  new HttpError(
    401,
    { error: 'invalid_token', error_description: description },
    { 'www-authenticate': `Bearer error="invalid_token", error_description="${description}"` },
  );
