import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import multipart from '@fastify/multipart';
import files from '@fastify/static';
import { refusals } from '@rinkside/contracts/error';
import { networkOf } from '@rinkside/platform/address';
import { keptIdle } from '@rinkside/platform/farewell';
import { badInput, Refusal } from '@rinkside/platform/refusal';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { perAddress } from './access/access.guard.js';
import { protect } from './http/headers.js';
import { watchRequests } from './http/requests.js';
import { traceRequests } from './http/trace-requests.js';
import { site } from './pages/site.js';
import type { Resources } from './resources.js';

/** Largest JSON body, bytes; files have limits of their own. */
const bodyLimit = 64 * 1024;

/** The longest a film may take to come, and any other request, ms. */
const uploadPatience = 1_800_000;
const patience = 30_000;

export const createHttp = ({ env }: Resources) =>
  new FastifyAdapter({
    bodyLimit,
    trustProxy: env.TRUSTED_PROXIES.length > 0 && env.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    /** Headers must be here by then; a film over a rink's Wi-Fi takes its time, everything else ends far sooner. */
    http: {
      headersTimeout: 10_000,
      requestTimeout: uploadPatience,
      connectionsCheckingInterval: 5000,
      ...keptIdle,
    },
    keepAliveTimeout: keptIdle.keepAliveTimeout,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    /** An address that cannot be read leads nowhere. */
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      void reply.status(404).send({ statusCode: 404, message: refusals.notFound }),
  });

/** PostgreSQL keeps no NUL; a body that holds one is refused before anything reads it. */
const refuseNul = (_key: string, value: unknown) => {
  if (typeof value === 'string' && value.includes('\0')) throw badInput('', refusals.badInput);
  return value;
};

/** JSON as Fastify reads it, `__proto__` refused; an empty body is none, as many clients send it with a DELETE. */
const readJson = (app: NestFastifyApplication) => {
  const fastify = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      try {
        if (body.includes('\\u0000')) JSON.parse(body, refuseNul);
        return parse(request, body, done);
      } catch (error) {
        return done(error instanceof Refusal ? error : badInput('', refusals.badInput));
      }
    },
  );
};

/** Nobody holds a connection by dribbling: what is no film is here soon, or its connection ends. */
const endDribblers = (app: NestFastifyApplication) => {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    const empty = !Number(headers['content-length'] ?? 0) && !headers['transfer-encoding'];
    if (empty || headers['content-type']?.startsWith('multipart/')) return done();
    const timer = setTimeout(() => raw.complete || raw.destroy(), patience);
    raw.once('close', () => clearTimeout(timer));
    done();
  });
};

/**
 * From the first moment of a stop every answer asks its connection to end: a busy client would otherwise go on
 * over the one it has, and a server that waits for the last connection would never be done.
 */
const endConnectionsWhenStopping = (app: NestFastifyApplication, { farewell }: Resources) => {
  const fastify = app.getHttpAdapter().getInstance();
  farewell.watch(fastify.server);
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Balancers go on asking how one is.
    if (!request.url.startsWith('/health/')) farewell.asked();
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (farewell.leaving) void reply.header('connection', 'close');
    done();
  });
};

/** What surrounds the routes: security headers, uploads, the web app's files, the embedded identity provider. */
export const dress = async (app: NestFastifyApplication, gateway: Resources) => {
  const { env, provider } = gateway;
  const secure = env.PUBLIC_ORIGIN.startsWith('https:');
  watchRequests(app, gateway);
  traceRequests(app, gateway);
  protect(app, gateway);
  // Answers of calls only: files of the web app are compressed by its build, media are as small as they get. What is
  // sent to us is never unpacked, since its limits count what came.
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['gzip'],
    zlibOptions: { level: 1 },
    // A page takes 70 us in one go, and many times that as a stream.
    syncThreshold: 256 * 1024,
    globalDecompression: false,
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  endConnectionsWhenStopping(app, gateway);
  endDribblers(app);
  if (existsSync(site))
    await app.register(files, {
      root: site,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        void response.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=31536000, immutable` : 'no-cache',
        );
      },
    });
  if (provider.embedded)
    await app.register(proxy, {
      upstream: env.IDENTITY_URL,
      prefix: '/oidc',
      rewritePrefix: '/oidc',
      // Whoever asks for pages to sign in on has them kept for half an hour each.
      preHandler: (request, reply, done) => {
        gateway.limits.take('identity', perAddress.limit, networkOf(request.ip)).then((wait) => {
          if (wait === 0) return done();
          void reply
            .status(429)
            .header('retry-after', wait)
            .send({ error: 'too_many_attempts', error_description: refusals.tooMany });
        }, done);
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: new URL(env.PUBLIC_ORIGIN).host,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': secure ? 'https' : 'http',
          'x-forwarded-host': new URL(env.PUBLIC_ORIGIN).host,
        }),
      },
    });
  // Last: the proxy, registered above, brings a parser of its own and takes only the built-in one for replaceable.
  readJson(app);
};
