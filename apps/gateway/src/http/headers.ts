import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Resources } from '../resources.js';

/** The headers a middleware sets, whoever asks for whatever. */
const headersOf = (middleware: ReturnType<typeof helmet>) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, () => undefined);
  return response.getHeaders();
};

/** Neither a page nor a worker: answers of calls, the app's scripts and letters, pictures and films. */
const isPlain = (url: string) => /^\/(api|assets|media)\//.test(url) && !url.startsWith('/api/docs');

/** What every answer tells browsers to forbid; answers of calls are kept by nobody on their way. */
export const protect = (app: NestFastifyApplication, { env }: Resources) => {
  const secure = env.PUBLIC_ORIGIN.startsWith('https:');
  const identity = new URL(env.OIDC_ISSUER).origin;
  const live = env.PUBLIC_ORIGIN.replace(/^http/, 'ws');
  const media = env.MEDIA_ORIGIN ? [new URL(env.MEDIA_ORIGIN).origin] : [];
  const all = {
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  } satisfies HelmetOptions;
  const ofPages = headersOf(
    helmet({
      ...all,
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
  );
  // The rest speaks of pages only, and would be a tenth of what a slow phone loads for a screen.
  const ofPlain = headersOf(
    helmet({
      ...all,
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
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    // What is the same for everybody says so afterwards.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    void reply.headers(isPlain(request.url) ? ofPlain : ofPages);
    done();
  });
};
