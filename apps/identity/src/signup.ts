import { looksLikeStaff, mixesAlphabets, nameRules } from '@rinkside/contracts/name';
import { sessionRules } from '@rinkside/contracts/session';
import { email, password } from '@rinkside/contracts/session.schema';
import { cleanLine } from '@rinkside/contracts/text';
import type { Env } from '@rinkside/platform/env';
import type { Context, Middleware } from 'koa';
import * as z from 'zod';
import { claimsOf, EmailTakenError, signUpAccount } from './accounts.js';
import { isGuessable } from './guessable.js';
import type { Audit } from './audit.js';
import type { Pool } from './database.js';
import { clientNetwork, isCrossSite, sendTooManyAttempts } from './http.js';
import { messages } from './messages.js';
import type { Poller } from './poller.js';
import type { SignInThrottle } from './throttle.js';

const personName = z
  .string(messages.names)
  .trim()
  .regex(/^\P{Cc}*$/u, messages.names)
  .overwrite(cleanLine)
  .refine((name) => !looksLikeStaff(name), nameRules.staff)
  .refine((name) => !mixesAlphabets(name), nameRules.alphabets);
const body = z.object({
  client_id: z.string(messages.unknownClient),
  connection: z.string(messages.unknownConnection).optional(),
  email,
  password,
  name: personName.max(101, messages.names).optional(),
  given_name: personName.max(50, messages.names).optional(),
  family_name: personName.max(50, messages.names).optional(),
});

const refuse = (ctx: Context, code: string, description: string, status = 400) => {
  ctx.status = status;
  ctx.body = { code, description };
};

/** Refuses sign-ups from pages of other sites. A form or a plain text needs no preflight, so CORS does not stop it. */
export const sameOriginJson =
  (origin: string): Middleware =>
  (ctx, next) => {
    if (isCrossSite(ctx, origin)) return refuse(ctx, 'invalid_signup', messages.foreignPage, 403);
    if (!ctx.is('application/json')) return refuse(ctx, 'invalid_signup', messages.onlyJson, 415);
    return next();
  };

export interface SignUpOptions {
  env: Env;
  audit: Audit;
  pool: Pool;
  throttle: SignInThrottle;
  mailSender: Poller;
}

/** `POST /dbconnections/signup`, compatible with hosted providers: 200 with the account, or `{code, description}`. */
export const signUp =
  ({ env, audit, pool, throttle, mailSender }: SignUpOptions): Middleware =>
  async (ctx) => {
    const input = body.safeParse(ctx.request.body);
    if (!input.success) {
      const issue = input.error.issues[0];
      return refuse(
        ctx,
        issue?.path[0] === 'password' ? 'invalid_password' : 'invalid_signup',
        issue?.message ?? messages.badBody,
      );
    }
    const { client_id, connection, ...person } = input.data;
    if (client_id !== env.OIDC_CLIENT_ID) return refuse(ctx, 'invalid_signup', messages.unknownClient);
    if (connection !== undefined && connection !== env.OIDC_CONNECTION)
      return refuse(ctx, 'invalid_signup', messages.unknownConnection);
    if (isGuessable(person.password, person.email))
      return refuse(ctx, 'invalid_password', sessionRules.passwordGuessable);
    const names = namesOf(person);
    if (looksLikeStaff(`${names.given_name} ${names.family_name}`))
      return refuse(ctx, 'invalid_signup', nameRules.staff);

    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: string) =>
      audit.signIn(ctx, {
        by: 'sign-up',
        outcome,
        email: person.email,
        ...(account && { account }),
      });
    const retryAfterSeconds = await throttle.consumeSignUp(clientNetwork(ctx));
    if (retryAfterSeconds) {
      logAttempt('throttled');
      const { error, error_description } = sendTooManyAttempts(ctx, retryAfterSeconds);
      ctx.body = { error, error_description, code: error, description: error_description };
      return;
    }

    const account = { email: person.email, password: person.password, ...names };
    try {
      const { subject } = await signUpAccount(pool, account);
      mailSender.wake();
      logAttempt('done', subject);
      const { sub: _id, ...claims } = claimsOf({ subject, email_verified: false, ...account });
      ctx.body = { _id, ...claims };
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      logAttempt('refused');
      return refuse(ctx, 'user_exists', messages.emailTaken);
    }
  };

/** Clients of hosted providers send a full name; the web app sends both parts. */
const namesOf = ({ name = '', given_name, family_name }: Partial<z.output<typeof body>>) => {
  const [first = '', ...others] = name.split(/\s+/u);
  return { given_name: given_name ?? first, family_name: family_name ?? others.join(' ') };
};
