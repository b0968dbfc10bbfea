import type { Middleware } from 'koa';
import * as z from 'zod';
import { deleteAccount, revokeSessions } from './accounts.js';
import type { Pool } from './database.js';

/** Headers that proxies and browsers add. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'origin'];

/** Replies with 404 to requests through a proxy or from a browser. */
export const directOnly: Middleware = async ({ req }, next) => {
  if (!proxyHeaders.some((name) => name in req.headers)) await next();
};

const subjectParam = z.uuid();
const sessionsQuery = z.strictObject({ ended_at: z.iso.datetime(), kept: z.string().min(1) });

/** `DELETE /accounts/{subject}`, for workers: deletes an account. Replies with 204, also if nothing existed. */
export const deleteAccountRoute =
  (pool: Pool): Middleware =>
  async (ctx) => {
    const subject = subjectParam.safeParse(ctx['params'].subject).data;
    if (subject) await deleteAccount(pool, subject);
    ctx.status = 204;
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
