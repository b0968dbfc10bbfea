import type { Middleware } from 'koa';
import { errors } from 'jose';
import * as z from 'zod';
import {
  accessTokenVerifier,
  bearerToken,
  sendUnauthorized,
  type AccessTokenOptions,
} from './access-token.js';
import { deleteAccount, revokeSessions } from './accounts.js';
import { bearerOf, type BearerOptions } from './bearer.js';
import type { Pool } from './database.js';
import { readUndoState } from './email-undo.js';
import { deletionProofVerifier } from './deletion-proof.js';
import { messages } from './messages.js';

/** Headers that proxies and browsers add. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'origin'];

/** Replies with 404 to requests through a proxy or from a browser. */
export const directOnly: Middleware = async ({ req }, next) => {
  if (!proxyHeaders.some((name) => name in req.headers)) await next();
};

const subjectParam = z.uuid();
const sessionsQuery = z.strictObject({ ended_at: z.iso.datetime(), kept: z.string().min(1) });

/** How long a proof is accepted after it expired, s: an outage may delay the deletion. */
const proofLifetimeSeconds = 30 * 24 * 3600;

/**
 * `DELETE /accounts/{subject}`, for workers: deletes an account. The bearer token is a proof for the profile in the query
 * `profile`, which may have expired or name an earlier public address; the workers checked that the account is its login.
 * The version before sends an access token of the account. Replies with 204, also if nothing existed, and with 401
 * without proof.
 */
export const deleteAccountRoute = ({ pool, env, keys }: AccessTokenOptions & { pool: Pool }): Middleware => {
  const verify = accessTokenVerifier({ env, keys }, { clockTolerance: proofLifetimeSeconds });
  const verifyProof = deletionProofVerifier(keys, proofLifetimeSeconds);
  const isProven = async (token: string, subject: string, profile: unknown) => {
    const owner = await verify(token).catch(ignoreInvalidToken);
    if (owner) return owner.subject === subject;
    const proof = await verifyProof(token).catch(ignoreInvalidToken);
    return proof !== undefined && (proof.profile ? proof.profile === profile : proof.subject === subject);
  };
  return async (ctx) => {
    const subject = subjectParam.safeParse(ctx['params'].subject).data;
    if (subject) {
      if (!(await isProven(bearerToken(ctx) ?? '', subject, ctx.query['profile'])))
        return sendUnauthorized(ctx, messages.badBearer);
      await deleteAccount(pool, subject);
    }
    ctx.status = 204;
  };
};

const ignoreInvalidToken = (error: unknown) => {
  if (!(error instanceof errors.JOSEError)) throw error;
  return undefined;
};

/**
 * `DELETE /accounts/{subject}/sign-ins?ended_at&kept`, for workers: revokes an account's sessions started by `ended_at`
 * except `kept`. Replies with 204, also if nothing existed.
 */
export const revokeSessionsRoute =
  (pool: Pool): Middleware =>
  async (ctx) => {
    const { data } = sessionsQuery.safeParse({ ...ctx.query });
    if (!data) return;
    const subject = subjectParam.safeParse(ctx['params'].subject).data;
    if (subject) await revokeSessions(pool, subject, { endedAt: data.ended_at, kept: data.kept });
    ctx.status = 204;
  };

/**
 * `GET /accounts/{subject}/undo`, for gateways and workers: the state of the undo links of an account. With a bearer token
 * it replies with 401 unless its session has not ended: an undo ends the sessions before the gateways know it.
 */
export const undoStateRoute = (options: BearerOptions): Middleware => {
  const readBearer = bearerOf(options);
  return async (ctx) => {
    if (bearerToken(ctx) !== undefined && !(await readBearer(ctx))) return;
    ctx.body = await readUndoState(options.pool, String(ctx['params'].subject));
  };
};
