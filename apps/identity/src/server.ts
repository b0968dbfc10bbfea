import cors from '@koa/cors';
import { Router } from '@koa/router';
import type { Env } from '@rinkside/platform/env';
import type { ConnectionDrainer } from '@rinkside/platform/connection-draining';
import { runHealthChecks } from '@rinkside/platform/health';
import type { Log } from '@rinkside/platform/log';
import Koa, { type Middleware } from 'koa';
import mount from 'koa-mount';
import type Provider from 'oidc-provider';
import { cookieNames } from './cookies.js';
import type { Audit } from './audit.js';
import type { Pool } from './database.js';
import { accountApi } from './account-api.js';
import { accountPages } from './account-pages.js';
import { handleErrors, parseBody } from './http.js';
import { showSignIn, submitSignIn } from './interaction.js';
import type { Keys } from './keys.js';
import { sameOriginJson, signUp } from './signup.js';
import { deleteAccountRoute, directOnly, revokeSessionsRoute, undoStateRoute } from './account-deletion.js';
import type { Poller } from './poller.js';
import type { SignInThrottle } from './throttle.js';
import { acceptJson, checkAudience } from './token-request.js';
import { userinfo } from './userinfo.js';

/** The path of the provider's endpoints, which the gateway forwards unchanged. */
export const mountPath = '/oidc';

export interface ServerOptions {
  env: Env;
  log: Log;
  audit: Audit;
  issuer: string;
  pool: Pool;
  throttle: SignInThrottle;
  mailSender: Poller;
  logoutSender: Poller;
  connectionDrainer: ConnectionDrainer;
  provider: Provider;
  keys: Keys;
}

const routerOptions = { strict: true, sensitive: true };

/** Creates the server: the provider below the mount path, with our own routes before its routes. */
export const createApp = (options: ServerOptions): Koa => {
  const { env, log, connectionDrainer, provider, keys } = options;
  const origin = new URL(env.PUBLIC_ORIGIN);
  provider.use(usePublicOrigin(origin));
  provider.use(createPublicRoutes(options, origin.origin).routes());

  // The gateway writes the last entry of X-Forwarded-For. Earlier ones come from the client and are not trusted.
  const app = new Koa({ proxy: true, maxIpsCount: 1, keys: keys.cookies });
  app.on('error', (error) => log.warn({ err: error }, 'response failed'));
  app.use(drainConnections(connectionDrainer));
  app.use(setSecurityHeaders(origin, env));
  app.use(handleErrors(log));
  app.use(createInternalRoutes(options).routes());
  app.use(mount(mountPath, provider));
  return app;
};

/** Routes outside the mount path, which is all the gateway forwards: browsers cannot reach them. */
const createInternalRoutes = (options: ServerOptions): Router => {
  const { pool, connectionDrainer } = options;
  return new Router(routerOptions)
    .get('/health/live', noStore, (ctx) => {
      ctx.body = { ok: true };
    })
    .get('/health/ready', noStore, async (ctx) => {
      const { ok, parts } = await runHealthChecks([
        { name: 'postgres', required: true, check: () => pool.query('select 1') },
      ]);
      ctx.status = ok && !connectionDrainer.isDraining ? 200 : 503;
      ctx.body = { ok, parts };
    })
    .delete('/accounts/{:subject}', directOnly, deleteAccountRoute(options))
    .delete('/accounts/:subject/sign-ins', directOnly, revokeSessionsRoute(pool))
    .get('/accounts/:subject/undo', directOnly, undoStateRoute(options));
};

/** Routes below the mount path that the provider does not have, and middleware for some that it has. */
const createPublicRoutes = (options: ServerOptions, origin: string): Router => {
  const { OIDC_AUDIENCE: audience } = options.env;
  const crossOriginPaths = ['/oauth/token', '/oauth/revoke', '/dbconnections/signup', '/userinfo'];
  const pages = accountPages(options);
  const api = accountApi(options);
  const router = new Router(routerOptions);
  router.use(
    crossOriginPaths,
    cors({
      origin: (ctx) => (ctx.get('origin') === origin ? origin : ''),
      allowMethods: 'GET, POST',
      allowHeaders: 'Authorization, Content-Type',
      exposeHeaders: 'Retry-After, WWW-Authenticate',
      maxAge: 3600,
    }),
  );
  return (
    router
      .options(crossOriginPaths, (ctx) => {
        // The provider would allow any origin.
        ctx.status = 204;
      })
      .get('/authorize', (ctx, next) => {
        checkAudience(ctx.query['audience'], audience);
        return next();
      })
      .post(['/oauth/token', '/oauth/revoke'], parseBody, acceptJson(audience))
      .post('/dbconnections/signup', noStore, sameOriginJson(origin), parseBody, signUp(options))
      .get('/userinfo', noStore, userinfo(options))
      .get('/account/passkeys', noStore, api.passkeys)
      .post('/account/passkeys', noStore, parseBody, api.addPasskey)
      .post('/account/passkeys/options', noStore, parseBody, api.passkeyOptions)
      .post('/account/passkeys/challenge', noStore, api.passkeyChallenge)
      .delete('/account/passkeys/:passkey', noStore, api.removePasskey)
      .get('/account/sessions', noStore, api.sessions)
      .delete('/account/sessions', noStore, api.endOthers)
      .delete('/account/sessions/:session', noStore, api.endOne)
      .get('/account', noStore, api.account)
      .post('/account/verification', noStore, api.verification)
      .post('/account/deletion-proof', noStore, parseBody, api.deletionProof)
      .post('/account/password', noStore, parseBody, api.password)
      .post('/account/email', noStore, parseBody, api.email)
      .get('/account/forgot', pages.showForgot)
      .post('/account/forgot', pages.refuseCrossSite, parseBody, pages.submitForgot)
      // Their addresses are secrets.
      .use(
        ['reset-password', 'verify-email', 'change-email', 'undo-email', 'release-email'].map(
          (page) => `/account/${page}`,
        ),
        noReferrer,
      )
      .get('/account/reset-password', pages.showReset)
      .post('/account/reset-password', parseBody, pages.submitReset)
      .get('/account/verify-email', pages.showVerify)
      .post('/account/verify-email', pages.submitVerify)
      .get('/account/change-email', pages.showChangeEmail)
      .post('/account/change-email', pages.submitChangeEmail)
      .get('/account/undo-email', pages.showUndoEmail)
      .post('/account/undo-email', pages.submitUndoEmail)
      .get('/account/release-email', pages.showRelease)
      .post('/account/release-email', pages.submitRelease)
      .get('/interaction/:uid', showSignIn(options))
      .post('/interaction/:uid', parseBody, submitSignIn(options))
  );
};

const noStore: Middleware = (ctx, next) => {
  ctx.set('cache-control', 'no-store');
  return next();
};

const noReferrer: Middleware = (ctx, next) => {
  ctx.set('referrer-policy', 'no-referrer');
  return next();
};

const drainConnections =
  (connectionDrainer: ConnectionDrainer): Middleware =>
  (ctx, next) => {
    if (connectionDrainer.isDraining) ctx.set('connection', 'close');
    // Health checks are not counted: load balancers keep sending them during shutdown.
    if (!ctx.path.startsWith('/health/')) connectionDrainer.noteRequest();
    return next();
  };

const setSecurityHeaders =
  ({ protocol }: URL, { HSTS_MAX_AGE, HSTS_INCLUDE_SUBDOMAINS }: ServerOptions['env']): Middleware =>
  (ctx, next) => {
    ctx.set({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(protocol === 'https:' &&
        HSTS_MAX_AGE > 0 && {
          'strict-transport-security': `max-age=${HSTS_MAX_AGE}${HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`,
        }),
    });
    return next();
  };

/** The provider builds its URLs and cookies from the public origin, and never sees a session cookie. */
const usePublicOrigin =
  ({ protocol, host, origin }: URL): Middleware =>
  (ctx, next) => {
    const { headers } = ctx.req;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    headers['x-forwarded-host'] = host;
    const cookies = headers.cookie
      ?.split(/; */)
      .filter((cookie) => !cookie.startsWith(cookieNames(origin).session));
    if (cookies) headers.cookie = cookies.join('; ');
    return next();
  };
