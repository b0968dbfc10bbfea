import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { appPermissionsPolicy } from '@rinkside/platform/permissions-policy';
import type { Env } from '@rinkside/platform/env';
import type { AppContext } from '../app-context.js';

/** Returns the headers a middleware sets; they do not depend on the request. */
const headersOf = (middleware: ReturnType<typeof helmet>) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, () => undefined);
  return response.getHeaders();
};

/** Responses that are neither documents nor workers: API replies, scripts, fonts and media. */
const isResource = (url: string) => /^\/(api|assets|media)\//.test(url) && !url.startsWith('/api/docs');

const commonOptions = ({ PUBLIC_ORIGIN, HSTS_MAX_AGE, HSTS_INCLUDE_SUBDOMAINS }: Env) =>
  ({
    strictTransportSecurity: PUBLIC_ORIGIN.startsWith('https:') &&
      HSTS_MAX_AGE > 0 && { maxAge: HSTS_MAX_AGE, includeSubDomains: HSTS_INCLUDE_SUBDOMAINS },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  }) satisfies HelmetOptions;

/** Headers that matter only for documents are left out: they would be a tenth of a screen's bytes on a slow phone. */
export const resourceHeadersOf = (env: Env) =>
  headersOf(
    helmet({
      ...commonOptions(env),
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );

/** Registers security headers for all responses, and `no-store` for API replies. */
export const registerSecurityHeaders = (app: NestFastifyApplication, { env }: AppContext) => {
  const identity = new URL(env.OIDC_ISSUER).origin;
  const live = env.PUBLIC_ORIGIN.replace(/^http/, 'ws');
  const media = env.MEDIA_ORIGIN ? [new URL(env.MEDIA_ORIGIN).origin] : [];
  const documentHeaders = {
    'permissions-policy': appPermissionsPolicy,
    ...headersOf(
      helmet({
        ...commonOptions(env),
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'"],
            imgSrc: ["'self'", 'data:', 'blob:', ...media],
            mediaSrc: ["'self'", 'blob:', ...media],
            fontSrc: ["'self'"],
            connectSrc: ["'self'", live, identity, ...media],
            workerSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'", identity],
            frameAncestors: ["'none'"],
          },
        },
      }),
    ),
  };
  const resourceHeaders = resourceHeadersOf(env);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    // Public, cacheable API replies override this later.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    void reply.headers(isResource(request.url) ? resourceHeaders : documentHeaders);
    done();
  });
};
