import { errorMessages } from '@rinkside/contracts/error';
import { actorOf } from '@rinkside/domain/actor';
import { endSession } from '@rinkside/domain/account/session.commands';
import { newId } from '@rinkside/platform/id';
import { providerIdOf } from '@rinkside/platform/identity-provider';
import { networkPrefix } from '@rinkside/platform/ip-network';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { errors, jwtVerify } from 'jose';
import * as z from 'zod';
import type { AppContext } from '../app-context.js';
import { perAddressLimit } from './auth.guard.js';
import { algorithms, clockTolerance } from './auth.service.js';

/** Maximum size of a logout token's form, bytes. */
const bodyLimit = 16 * 1024;

const form = z.object({ logout_token: z.string() });
/**
 * Claims of a logout token that OpenID Connect Back-Channel Logout 1.0, section 2.4, requires in addition to
 * issuer and audience.
 */
const logoutClaims = z.object({
  sid: z.string().min(1),
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
  nonce: z.undefined().optional(),
});

/** Returns the session that a logout token ends; undefined for an invalid token. */
const readLogoutToken = async (
  { env, oidcProvider }: AppContext,
  body: unknown,
): Promise<string | undefined> => {
  const { data } = form.safeParse(body);
  if (!data) return undefined;
  try {
    const { payload } = await jwtVerify(data.logout_token, await oidcProvider.keys(), {
      issuer: env.OIDC_ISSUER,
      audience: env.OIDC_CLIENT_ID,
      algorithms,
      clockTolerance,
      requiredClaims: ['iat', 'exp', 'jti'],
    });
    return logoutClaims.safeParse(payload).data?.sid;
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
    throw error;
  }
};

/**
 * Adds `POST /backchannel-logout`: the identity provider reports with a signed token that a session has ended. Replies
 * with 200, 400 for an invalid token, and 503 while it cannot be checked or stored.
 */
export const registerBackchannelLogout = (app: NestFastifyApplication, context: AppContext) =>
  app.register((scope, _options, done) => {
    const { env, commands, rateLimiter, log } = context;
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.post('/backchannel-logout', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wait = await rateLimiter.consume('logout', perAddressLimit.limit, networkPrefix(request.ip));
      if (wait > 0)
        return reply
          .status(429)
          .header('retry-after', wait)
          .send({ error: 'too_many_requests', error_description: errorMessages.rateLimited });
      try {
        const session = await readLogoutToken(context, request.body);
        if (session === undefined)
          return await reply
            .status(400)
            .send({ error: 'invalid_request', error_description: errorMessages.invalidToken });
        await commands.run(actorOf(newId()), (ctx) =>
          endSession(ctx, { provider: providerIdOf(env), session }),
        );
        return await reply.status(200).send();
      } catch (error) {
        log.warn({ err: error }, 'a logout was not stored');
        return reply
          .status(503)
          .header('retry-after', 5)
          .send({ error: 'temporarily_unavailable', error_description: errorMessages.unavailable });
      }
    });
    done();
  });
