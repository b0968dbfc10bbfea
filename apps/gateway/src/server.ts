import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import files from '@fastify/static';
import { errorMessages } from '@rinkside/contracts/error';
import { liveLinkPage } from '@rinkside/contracts/live-link';
import { routes } from '@rinkside/contracts/routes.schema';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { keepAliveOptions } from '@rinkside/platform/connection-draining';
import { AppError } from '@rinkside/platform/errors';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AuthGuard, perAddressLimit } from './auth/auth.guard.js';
import { registerBackchannelLogout } from './auth/backchannel-logout.js';
import { refuseBrokenRequest } from './http/broken-request.js';
import { hasBody } from './http/connections.js';
import { sendAccepted } from './http/contract/accepted.js';
import { sendRawJson } from './http/contract/raw-json.js';
import { Overload } from './http/overload.js';
import { assertReadable, registerReadableInput } from './http/readable-input.js';
import { registerSecurityHeaders } from './http/security-headers.js';
import { registerRequestLogging } from './http/request-logging.js';
import { registerRequestTracing } from './http/request-tracing.js';
import { webRoot } from './pages/web-root.js';
import type { AppContext } from './app-context.js';

/** Returns how long browsers keep a file of the web app. The page of a live link has a secret in its path. */
const cacheControlOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes('/live.html') ? 'no-store' : 'no-cache';
};

/** Maximum size of a JSON body, bytes. */
const bodyLimit = 64 * 1024;

/** Long enough for a video over the Wi-Fi of a rink. */
const uploadTimeoutMs = 1_800_000;

export const createFastifyAdapter = ({ env }: AppContext) =>
  new FastifyAdapter({
    bodyLimit,
    trustProxy: env.TRUSTED_PROXIES.length > 0 && env.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    http: {
      headersTimeout: 10_000,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: 5000,
      ...keepAliveOptions,
    },
    keepAliveTimeout: keepAliveOptions.keepAliveTimeout,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    // Public pages ignore the case of their path and a trailing slash. Live links drop the text that
    // messengers append.
    rewriteUrl: ({ url = '/' }) =>
      url
        .replace(
          /^\/(player|highlight)\/([^/?]+)\/?(?=\?|$)/i,
          (_, page: string, id: string) => `/${page.toLowerCase()}/${id}`,
        )
        .replace(/^\/+live\/([\w-]+)[^?]*/i, `${liveLinkPage}$1`),
    clientErrorHandler: refuseBrokenRequest,
    /** A malformed URL gets 404. */
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      void reply.status(404).send({ statusCode: 404, message: errorMessages.notFound }),
  });

/**
 * Replaces the JSON parser. It rejects `__proto__` and unreadable input, and treats an empty body as none, which many
 * clients send with DELETE.
 */
const registerJsonParser = (app: NestFastifyApplication) => {
  const fastify = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      return parse(request, body, (error, parsed: unknown) => {
        try {
          assertReadable(parsed);
        } catch (unreadable) {
          return done(unreadable as AppError);
        }
        return done(error && new AppError('invalid', errorMessages.brokenJson), parsed);
      });
    },
  );
};

/** Refuses a request without a valid token before its body is read. */
const authenticateBeforeBody = (app: NestFastifyApplication) => {
  const guard = app.get(AuthGuard);
  const routesByName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _reply, done) => {
      if (!hasBody(request.raw)) return done();
      const route = routesByName.get(`${request.method} ${request.routeOptions.url}`);
      if (!route || route.access === 'public') return done();
      guard.authenticate(route, request).then(() => done(), done);
    });
};

/**
 * During shutdown every response closes its connection. Otherwise busy clients would reuse theirs, and the server would
 * never finish closing.
 */
const drainConnectionsOnShutdown = (app: NestFastifyApplication, { connectionDrainer }: AppContext) => {
  const fastify = app.getHttpAdapter().getInstance();
  connectionDrainer.trackConnections(fastify.server);
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Health checks are not counted: load balancers keep sending them during shutdown.
    if (!request.url.startsWith('/health/')) connectionDrainer.noteRequest();
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (connectionDrainer.isDraining) void reply.header('connection', 'close');
    done();
  });
};

/**
 * Registers everything around the routes: logging, security headers, uploads, static files, the identity provider.
 * @returns what is attached to the server when the routes exist
 */
export const configureServer = async (app: NestFastifyApplication, context: AppContext) => {
  const { env, oidcProvider } = context;
  const isHttps = env.PUBLIC_ORIGIN.startsWith('https:');
  registerRequestLogging(app, context);
  registerRequestTracing(app, context);
  registerSecurityHeaders(app, context);
  const overload = new Overload(app, context);
  overload.register();
  registerReadableInput(app.getHttpAdapter().getInstance());
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preSerialization', sendRawJson)
    .addHook('preSerialization', sendAccepted);
  // Compresses API replies and public pages only: the web app's files are compressed at build time, and media does not
  // compress. Request bodies are never decompressed, because the size limits count received bytes.
  await app.register(compress, {
    customTypes: /^(application\/json|text\/html)/,
    encodings: ['gzip'],
    zlibOptions: { level: 1 },
    // Compressing a typical page takes 70 µs synchronously and many times that as a stream.
    syncThreshold: 256 * 1024,
    globalDecompression: false,
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  drainConnectionsOnShutdown(app, context);
  authenticateBeforeBody(app);
  if (existsSync(webRoot))
    await app.register(files, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (response, path) => void response.header('cache-control', cacheControlOf(path)),
    });
  await registerBackchannelLogout(app, context);
  if (oidcProvider.embedded)
    // Loaded here only: it takes 80 ms, and an external provider needs no proxy.
    await app.register((await import('@fastify/http-proxy')).default, {
      upstream: env.IDENTITY_URL,
      prefix: '/oidc',
      rewritePrefix: '/oidc',
      // The provider stores every sign-in it starts for half an hour.
      preHandler: (request, reply, done) => {
        context.rateLimiter
          .consume('identity', perAddressLimit.limit, networkPrefix(request.ip))
          .then((retryAfterSeconds) => {
            if (retryAfterSeconds === 0) return done();
            void reply
              .status(429)
              .header('retry-after', retryAfterSeconds)
              .send({ error: 'too_many_attempts', error_description: errorMessages.rateLimited });
          }, done);
      },
      replyOptions: {
        onError: (reply, { error }) => {
          context.log.warn({ err: error }, 'identity provider unavailable');
          void reply
            .status(503)
            .header('retry-after', 5)
            .send({ error: 'temporarily_unavailable', error_description: errorMessages.identityUnavailable });
        },
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: new URL(env.PUBLIC_ORIGIN).host,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': isHttps ? 'https' : 'http',
          'x-forwarded-host': new URL(env.PUBLIC_ORIGIN).host,
        }),
      },
    });
  // Last: the proxy plugin registers its own parser, and only over the built-in one.
  registerJsonParser(app);
  return { overload };
};
