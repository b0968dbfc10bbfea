import type { Middleware } from 'koa';
import { errors } from 'oidc-provider';
import * as z from 'zod';
import { messages } from './messages.js';

const parameters = z.record(z.string(), z.string().nullish());

/**
 * Checks the `audience` parameter, with which clients of hosted providers name the resource.
 * @throws InvalidTarget for any other than the configured audience.
 */
export const checkAudience = (requested: unknown, audience: string): void => {
  if (requested !== undefined && requested !== null && requested !== audience)
    throw new errors.InvalidTarget(messages.unknownAudience);
};

/** Accepts JSON, which clients of hosted providers send, where the provider reads forms only. Runs after the parser. */
export const acceptJson =
  (audience: string): Middleware =>
  (ctx, next) => {
    const { success, data } = parameters.safeParse(ctx.request.body);
    if (!success) throw new errors.InvalidRequest(messages.badBody);
    checkAudience(data['audience'], audience);
    if (ctx.is('application/json')) ctx.req.headers['content-type'] = 'application/x-www-form-urlencoded';
    return next();
  };
