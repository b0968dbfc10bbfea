import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorMessages } from '@rinkside/contracts/error';
import type { Env } from '@rinkside/platform/env';
import type { ConnectionDrainer } from '@rinkside/platform/connection-draining';
import { runHealthChecks } from '@rinkside/platform/health';
import type { Log } from '@rinkside/platform/log';
import type { JWK } from 'jose';
import type Provider from 'oidc-provider';
import { cookieNames } from './cookies.js';
import type { Pool } from './database.js';
import { toServerError, HttpError, sendJson } from './http.js';
import { handleInteraction } from './interaction.js';
import { handleSignUp } from './signup.js';
import { accountsPath, handleAccountDeletion } from './account-deletion.js';
import type { SignInThrottle } from './throttle.js';
import { stripAudience, normalizeTokenRequest } from './normalize-token-request.js';
import { handleUserinfo } from './userinfo.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** The path of the request; `url` is relative to the mount path. */
    originalUrl?: string;
  }
}

/** The path of the provider's endpoints, which the gateway forwards unchanged. */
export const mountPath = '/oidc';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface ServerOptions {
  env: Env;
  log: Log;
  issuer: string;
  pool: Pool;
  throttle: SignInThrottle;
  connectionDrainer: ConnectionDrainer;
  /** Returns the current provider and keys; a key rotation replaces both. */
  getCurrentProvider: () => { provider: Provider; handle: Handler; keys: JWK[] };
}

/** Returns the request listener of the provider's HTTP server. */
export const createListener = (options: ServerOptions): RequestListener => {
  const { env, log, pool, connectionDrainer, getCurrentProvider } = options;
  const origin = new URL(env.PUBLIC_ORIGIN);
  const signUp = handleSignUp(options);
  const userinfo = handleUserinfo(options);
  const interaction = handleInteraction(options);
  const accountDeletion = handleAccountDeletion(pool);

  const toProvider: Handler = (req, res) => getCurrentProvider().handle(req, res);
  const withNormalizedBody: Handler = async (req, res) =>
    toProvider(await normalizeTokenRequest(req, env.OIDC_AUDIENCE), res);
  const authorize: Handler = async (req, res) => {
    const [path, query] = (req.url ?? '').split('?');
    const params = new URLSearchParams(query);
    if (params.has('audience')) {
      stripAudience(params, env.OIDC_AUDIENCE);
      req.url = `${path}?${params.toString()}`;
      req.originalUrl = mountPath + req.url;
    }
    await toProvider(req, res);
  };
  const health: Handler = async (_req, res) => {
    const { ok, parts } = await runHealthChecks([{ name: 'postgres', check: () => pool.query('select 1') }]);
    sendJson(res, ok && !connectionDrainer.isDraining ? 200 : 503, { ok, parts });
  };

  const routes: Record<string, Handler> = {
    'GET /health/live': async (_req, res) => sendJson(res, 200, { ok: true }),
    'GET /health/ready': health,
    [`GET ${mountPath}/authorize`]: authorize,
    [`POST ${mountPath}/oauth/token`]: withNormalizedBody,
    [`POST ${mountPath}/oauth/revoke`]: withNormalizedBody,
    [`POST ${mountPath}/dbconnections/signup`]: signUp,
    [`GET ${mountPath}/userinfo`]: (req, res) => userinfo(req, res, getCurrentProvider().keys),
  };
  const corsPaths = new Set(['oauth/token', 'oauth/revoke', 'dbconnections/signup', 'userinfo']);

  const handleRequest: Handler = async (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    setSecurityHeaders(res, origin);
    if (connectionDrainer.isDraining) res.setHeader('connection', 'close');
    // Health checks are not counted: load balancers keep sending them during shutdown.
    if (!path.startsWith('/health/')) connectionDrainer.noteRequest();
    if (corsPaths.has(path.slice(mountPath.length + 1)) && allowOrigin(req, res, origin)) return;
    const isBelowMount = path.startsWith(`${mountPath}/`);
    if (isBelowMount) enterMount(req, origin);
    const route = routes[`${req.method} ${path}`];
    if (route) return route(req, res);
    if (req.method === 'DELETE' && path.startsWith(accountsPath))
      return accountDeletion(req, res, path.slice(accountsPath.length));
    if (!isBelowMount)
      return sendJson(res, 404, { error: 'not_found', error_description: errorMessages.notFound });
    if (path.startsWith(`${mountPath}/interaction/`) && (req.method === 'GET' || req.method === 'POST'))
      return interaction(req, res, getCurrentProvider().provider);
    return toProvider(req, res);
  };

  return (req, res) => {
    handleRequest(req, res).catch((error: unknown) => {
      if (res.headersSent || res.destroyed) return void res.destroy();
      if (error instanceof HttpError) return sendJson(res, error.status, error.body, error.headers);
      if (req.destroyed && !res.writable) return;
      log.error({ err: error, path: req.url?.split('?')[0] }, 'request failed');
      const { status, body, headers } = toServerError(error);
      sendJson(res, status, body, headers);
    });
  };
};

const setSecurityHeaders = (res: ServerResponse, origin: URL) => {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('x-frame-options', 'DENY');
  res.setHeader('referrer-policy', 'same-origin');
  res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (origin.protocol === 'https:')
    res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
};

/** Sets CORS headers for the web app's origin only. @returns true if the request was a preflight and is finished. */
const allowOrigin = (req: IncomingMessage, res: ServerResponse, { origin }: URL): boolean => {
  res.setHeader('vary', 'Origin');
  if (req.headers.origin === origin) {
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', 'Retry-After, WWW-Authenticate');
    res.setHeader('access-control-allow-methods', 'GET, POST');
    res.setHeader('access-control-allow-headers', 'Authorization, Content-Type');
    res.setHeader('access-control-max-age', '3600');
  }
  if (req.method !== 'OPTIONS') return false;
  res.writeHead(204).end();
  return true;
};

/** Rewrites a request for the provider: URL relative to the mount path, public origin, no session cookie. */
const enterMount = (req: IncomingMessage, origin: URL) => {
  req.originalUrl = req.url ?? mountPath;
  req.url = req.originalUrl.slice(mountPath.length);
  req.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  req.headers['x-forwarded-host'] = origin.host;
  const cookies = req.headers.cookie
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith(cookieNames(origin.origin).session));
  if (cookies) req.headers.cookie = cookies.join('; ');
};
