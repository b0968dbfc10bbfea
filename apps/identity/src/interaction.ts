import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@rinkside/platform/env';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Log } from '@rinkside/platform/log';
import { checkPassword } from './accounts.js';
import { logSignInAttempt } from './audit.js';
import type { Pool } from './database.js';
import { clientAddress, isForm, readBody, tooManyAttempts } from './http.js';
import { failurePage, signInPage, type HtmlPage } from './sign-in-page.js';
import { messages } from './messages.js';
import type { SignInThrottle } from './throttle.js';

export interface InteractionOptions {
  env: Env;
  log: Log;
  pool: Pool;
  throttle: SignInThrottle;
}

/**
 * `GET` shows the sign-in page, `POST` submits its form. The interaction's cookie is SameSite=Lax and limited to this
 * path, so other sites can neither read the page nor submit the form.
 */
export const handleInteraction =
  ({ env, log, pool, throttle }: InteractionOptions) =>
  async (req: IncomingMessage, res: ServerResponse, provider: Provider): Promise<void> => {
    const interaction = await currentInteraction(req, res, provider);
    if (!interaction) return sendPage(res, failurePage(env, 'expired'));
    if (interaction.prompt.name === 'consent') return provider.interactionFinished(req, res, { consent: {} });

    const action = req.originalUrl ?? '';
    if (req.method === 'GET') {
      const hint = interaction.params['login_hint'];
      return sendPage(res, signInPage(env, { action, email: typeof hint === 'string' ? hint : '' }));
    }

    const form = new URLSearchParams(isForm(req) ? await readBody(req) : '');
    if (form.has('cancel')) {
      const denied = { error: 'access_denied', error_description: messages.cancelled };
      return provider.interactionFinished(req, res, denied, { mergeWithLastSubmission: false });
    }
    const email = form.get('email') ?? '';
    const sendError = (status: number, message: string, headers = {}) =>
      sendPage(res, signInPage(env, { action, email, refusal: { status, message, headers } }));

    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: string) =>
      logSignInAttempt(log, req, { by: 'page', outcome, email, ...(account && { account }) });
    const retryAfterSeconds = await throttle.consumeSignIn(clientAddress(req), email);
    if (retryAfterSeconds) {
      logAttempt('throttled');
      const { headers, body } = tooManyAttempts(retryAfterSeconds);
      return sendError(429, body.error_description, headers);
    }
    const account = await checkPassword(pool, email, form.get('password') ?? '');
    if (!account) {
      logAttempt('refused');
      return sendError(400, messages.wrongPassword);
    }
    logAttempt('done', account.subject);
    return provider.interactionFinished(req, res, { login: { accountId: account.subject, remember: false } });
  };

/** Returns the interaction, or undefined if it has expired or its cookie belongs to another sign-in. */
const currentInteraction = async (req: IncomingMessage, res: ServerResponse, provider: Provider) => {
  try {
    const interaction = await provider.interactionDetails(req, res);
    return req.url?.split('?')[0] === `/interaction/${interaction.uid}` ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

const sendPage = (res: ServerResponse, { status, headers, html }: HtmlPage) => {
  res.writeHead(status, headers);
  res.end(html);
};
