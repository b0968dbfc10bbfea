import type { Env } from '@rinkside/platform/env';
import type { Context, Middleware } from 'koa';
import type Provider from 'oidc-provider';
import { errors, type InteractionResults } from 'oidc-provider';
import * as z from 'zod';
import { checkPassword } from './accounts.js';
import type { Audit } from './audit.js';
import type { Pool } from './database.js';
import { sendPage } from './html-page.js';
import { clientNetwork } from './http.js';
import { failurePage, signInPage } from './sign-in-page.js';
import { messages } from './messages.js';
import type { SignInThrottle } from './throttle.js';

export interface InteractionOptions {
  env: Env;
  audit: Audit;
  pool: Pool;
  throttle: SignInThrottle;
  provider: Provider;
}

const signInForm = z.object({
  email: z.string().catch(''),
  password: z.string().catch(''),
  cancel: z.string().optional().catch(undefined),
});

/**
 * `GET /interaction/:uid`: shows the sign-in page. The interaction's cookie is SameSite=Lax and limited to this path, so
 * other sites can neither read the page nor submit the form.
 */
export const showSignIn =
  ({ env, provider }: InteractionOptions): Middleware =>
  async (ctx) => {
    const interaction = await currentInteraction(ctx, provider);
    if (!interaction) return sendPage(ctx, failurePage(env, 'expired'));
    if (interaction.prompt.name === 'consent') return finish(ctx, provider, { consent: {} });
    const hint = interaction.params['login_hint'];
    const email = typeof hint === 'string' ? hint : '';
    sendPage(ctx, signInPage(env, { action: ctx.originalUrl, email }));
  };

/** `POST /interaction/:uid`: submits the form of the sign-in page. */
export const submitSignIn =
  ({ env, audit, pool, throttle, provider }: InteractionOptions): Middleware =>
  async (ctx) => {
    const interaction = await currentInteraction(ctx, provider);
    if (!interaction) return sendPage(ctx, failurePage(env, 'expired'));
    if (interaction.prompt.name === 'consent') return finish(ctx, provider, { consent: {} });

    const { email, password, cancel } = signInForm.parse(ctx.request.body);
    if (cancel !== undefined)
      return finish(ctx, provider, { error: 'access_denied', error_description: messages.cancelled });
    const sendError = (status: number, message: string) =>
      sendPage(ctx, signInPage(env, { action: ctx.originalUrl, email, refusal: { status, message } }));

    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: string) =>
      audit.signIn(ctx, { by: 'page', outcome, email, ...(account && { account }) });
    const retryAfterSeconds = await throttle.consumeSignIn(clientNetwork(ctx), email);
    if (retryAfterSeconds) {
      logAttempt('throttled');
      ctx.set('retry-after', String(retryAfterSeconds));
      return sendError(429, messages.tooMany(retryAfterSeconds));
    }
    const account = await checkPassword(pool, email, password);
    if (!account) {
      logAttempt('refused');
      return sendError(400, messages.wrongPassword);
    }
    logAttempt('done', account.subject);
    return finish(ctx, provider, { login: { accountId: account.subject, remember: false } });
  };

/** Returns the interaction, or undefined if it has expired or its cookie belongs to another sign-in. */
const currentInteraction = async (ctx: Context, provider: Provider) => {
  try {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    return interaction.uid === ctx['params'].uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

const finish = async (ctx: Context, provider: Provider, result: InteractionResults) => {
  const url = await provider.interactionResult(ctx.req, ctx.res, result);
  ctx.status = 303;
  ctx.redirect(url);
};
