import { identityMessages, unknownPasskey } from '@rinkside/contracts/identity';
import {
  email as validEmail,
  passkeyName,
  password as validPassword,
} from '@rinkside/contracts/session.schema';
import { sessionRules } from '@rinkside/contracts/session';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import type { Context, Middleware } from 'koa';
import * as z from 'zod';
import { changePassword, checkPassword } from './accounts.js';
import type { Audit } from './audit.js';
import { bearerOf, type Bearer, type BearerOptions } from './bearer.js';
import { isGuessable } from './guessable.js';
import { signDeletionProof } from './deletion-proof.js';
import { clientNetwork, sendTooManyAttempts } from './http.js';
import { enqueueMail } from './mail.js';
import { messages } from './messages.js';
import {
  addPasskey as storePasskey,
  checkPasskey,
  listPasskeys,
  registrationResponse,
  removePasskey as deletePasskey,
  startAuthentication,
  startRegistration,
  TooManyPasskeysError,
} from './passkeys.js';
import type { Poller } from './poller.js';
import { endSession, endSessions, listSessions } from './sessions.js';
import type { SignInThrottle } from './throttle.js';

export interface AccountApiOptions extends BearerOptions {
  env: Env;
  log: Log;
  audit: Audit;
  issuer: string;
  throttle: SignInThrottle;
  mailSender: Poller;
  logoutSender: Poller;
}

const text = z.string(messages.badBody).max(sessionRules.maxPasswordLength, messages.badBody);
const ids = z.array(z.string().max(1400)).max(100).default([]);
const passwordBody = z.object({
  current_password: text,
  password: validPassword,
  /** Ids of the other sessions and of the passkeys that stay. */
  sessions: ids,
  passkeys: ids,
});

const passwordOnly = z.object({ password: text });
const passkeyBody = z.object({ name: passkeyName, response: registrationResponse });
const proofBody = z.object({
  profile: z.uuid().optional(),
  password: text.optional(),
  /** The answer of a passkey, as JSON. */
  assertion: z.string().optional(),
});
const emailBody = z.object({ email: validEmail, password: text });

const refuse = (ctx: Context, error: string, description: string) => {
  ctx.status = 400;
  ctx.body = { error, error_description: description };
};

const withinPasskeyLimit = async (ctx: Context, add: () => Promise<void>) => {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof TooManyPasskeysError)) throw error;
    refuse(ctx, 'too_many_passkeys', messages.tooManyPasskeys);
  }
};

/** The JSON routes of the settings, for the bearer of an access token. Errors have the format of RFC 6749, section 5.2. */
export const accountApi = (options: AccountApiOptions) => {
  const { log, audit, pool, throttle, mailSender, logoutSender } = options;
  const readBearer = bearerOf(options);

  const signedIn =
    (handle: (ctx: Context, bearer: Bearer) => Promise<void> | void): Middleware =>
    async (ctx) => {
      const bearer = await readBearer(ctx);
      if (bearer) await handle(ctx, bearer);
    };

  /** Checks the password of the signed-in account, within the limits of a sign-in. @returns false after an error reply */
  const confirmPassword = async (ctx: Context, { account }: Bearer, password: string): Promise<boolean> => {
    const { subject, email } = account;
    const logAttempt = (outcome: 'done' | 'refused' | 'throttled') =>
      audit.signIn(ctx, { by: 'settings', outcome, account: subject, email });
    const retryAfterSeconds = await throttle.consumeSignIn(clientNetwork(ctx), email);
    if (retryAfterSeconds) {
      logAttempt('throttled');
      sendTooManyAttempts(ctx, retryAfterSeconds);
      return false;
    }
    const isCorrect = Boolean(await checkPassword(pool, email, password));
    logAttempt(isCorrect ? 'done' : 'refused');
    if (!isCorrect) refuse(ctx, 'wrong_password', identityMessages.wrongPassword);
    return isCorrect;
  };

  /** `POST /account/password`: 200 when the password is changed. */
  const password = signedIn(async (ctx, bearer) => {
    const { data, error } = passwordBody.safeParse(ctx.request.body);
    if (!data) return refuse(ctx, 'invalid_password', error.issues[0]?.message ?? messages.badBody);
    const { account, session } = bearer;
    if (isGuessable(data.password, account.email))
      return refuse(ctx, 'invalid_password', sessionRules.passwordGuessable);
    if (!(await confirmPassword(ctx, bearer, data.current_password))) return;
    const { password: next, sessions, passkeys } = data;
    await changePassword(pool, account, { password: next, sessions: [...sessions, session], passkeys });
    mailSender.wake();
    logoutSender.wake();
    log.info({ account: account.subject }, 'password changed');
    ctx.body = { success: true };
  });

  /** `POST /account/email`: 200 when a link is on its way, also for an address that belongs to someone else. */
  const email = signedIn(async (ctx, bearer) => {
    const { data, error } = emailBody.safeParse(ctx.request.body);
    if (!data) return refuse(ctx, 'invalid_email', error.issues[0]?.message ?? messages.badBody);
    const { email: current, subject } = bearer.account;
    if (data.email === current) return refuse(ctx, 'invalid_email', messages.sameEmail);
    if (!(await confirmPassword(ctx, bearer, data.password))) return;
    const retryAfterSeconds = await throttle.consumeChangeMail(clientNetwork(ctx), subject);
    if (retryAfterSeconds) return void sendTooManyAttempts(ctx, retryAfterSeconds);
    // Does not wake the sender: its work for a known address would run during the reply and change the
    // response time.
    await enqueueMail(pool, { kind: 'change-email', recipient: data.email, subject });
    ctx.body = { success: true };
  });

  /** Checks a passkey of the signed-in account, within the limits of a sign-in. @returns false after an error reply */
  const confirmPasskey = async (ctx: Context, { account }: Bearer, assertion: string): Promise<boolean> => {
    const { subject, email } = account;
    const logAttempt = (outcome: 'done' | 'refused' | 'throttled') =>
      audit.signIn(ctx, { by: 'settings', outcome, account: subject, email });
    const retryAfterSeconds = await throttle.consumePasskey(clientNetwork(ctx));
    if (retryAfterSeconds) {
      logAttempt('throttled');
      sendTooManyAttempts(ctx, retryAfterSeconds);
      return false;
    }
    const check = await checkPasskey(options, assertion);
    const isOwn = 'account' in check && check.account.subject === subject;
    logAttempt(isOwn ? 'done' : 'refused');
    if (!isOwn) {
      if ('refusal' in check && check.refusal === 'unknown')
        refuse(ctx, unknownPasskey, messages.removedPasskey);
      else refuse(ctx, 'wrong_passkey', messages.badPasskey);
    }
    return isOwn;
  };

  /** `POST /account/deletion-proof`: a proof that the owner wants to end something for good. */
  const deletionProof = signedIn(async (ctx, bearer) => {
    const { profile, password, assertion } = proofBody.safeParse(ctx.request.body).data ?? {};
    if (password !== undefined) {
      if (!(await confirmPassword(ctx, bearer, password))) return;
    } else if (assertion !== undefined) {
      if (!(await confirmPasskey(ctx, bearer, assertion))) return;
    } else return refuse(ctx, 'invalid_request', messages.badBody);
    const { subject } = bearer.account;
    ctx.body = { proof: await signDeletionProof(options, { subject, profile }) };
    log.info({ account: subject, profile }, 'deletion confirmed');
  });

  const stateOf = ({ account: { email, email_verified } }: Bearer) => ({ email, email_verified });

  /** `GET /account`: the email and whether its owner confirmed it. */
  const account = signedIn((ctx, bearer) => {
    ctx.body = stateOf(bearer);
  });

  /** `POST /account/verification`: sends the link that confirms the email again, unless it is confirmed. Replies as {@link account}. */
  const verification = signedIn(async (ctx, bearer) => {
    const { email, email_verified, subject } = bearer.account;
    if (!email_verified) {
      const retryAfterSeconds = await throttle.consumeVerificationMail(subject);
      if (retryAfterSeconds) {
        sendTooManyAttempts(ctx, retryAfterSeconds);
        return;
      }
      await enqueueMail(pool, { kind: 'verify-email', recipient: email, subject });
      mailSender.wake();
    }
    ctx.body = stateOf(bearer);
  });

  /** `GET /account/sessions`: the signed-in sessions, the last used first. */
  const sessions = signedIn(async (ctx, bearer) => {
    ctx.body = { sessions: await listSessions(pool, bearer.account.subject, bearer.session) };
  });

  /** `DELETE /account/sessions`: ends all other sessions. */
  const endOthers = signedIn(async (ctx, { account: { subject }, session }) => {
    await endSessions(pool, subject, { kept: [session] });
    logoutSender.wake();
    ctx.body = { success: true };
  });

  /** `DELETE /account/sessions/{session}`: ends a session; 404 for an unknown one. */
  const endOne = signedIn(async (ctx, { account: { subject } }) => {
    const hasEnded = await endSession(pool, subject, String(ctx['params'].session));
    if (!hasEnded) return;
    logoutSender.wake();
    ctx.body = { success: true };
  });

  /** `GET /account/passkeys`: the passkeys, the oldest first. */
  const passkeys = signedIn(async (ctx, { account: { subject } }) => {
    ctx.body = { passkeys: await listPasskeys(pool, subject) };
  });

  /** `POST /account/passkeys/options`: what the browser needs to create a passkey. */
  const passkeyOptions = signedIn(async (ctx, bearer) => {
    const { data } = passwordOnly.safeParse(ctx.request.body);
    if (!data) return refuse(ctx, 'invalid_request', messages.badBody);
    if (!(await confirmPassword(ctx, bearer, data.password))) return;
    await withinPasskeyLimit(ctx, async () => {
      ctx.body = await startRegistration(options, bearer.account);
    });
  });

  /** `POST /account/passkeys`: stores the passkey that the browser created. */
  const addPasskey = signedIn(async (ctx, { account }) => {
    const { data, error } = passkeyBody.safeParse(ctx.request.body);
    if (!data) return refuse(ctx, 'invalid_passkey', error.issues[0]?.message ?? messages.badBody);
    await withinPasskeyLimit(ctx, async () => {
      if (!(await storePasskey(options, account, data)))
        return refuse(ctx, 'invalid_passkey', messages.passkeyInvalid);
      mailSender.wake();
      log.info({ account: account.subject }, 'passkey added');
      ctx.body = { success: true };
    });
  });

  /** `DELETE /account/passkeys/{id}`: removes a passkey; 404 for an unknown one. */
  const removePasskey = signedIn(async (ctx, { account }) => {
    if (!(await deletePasskey(pool, account, String(ctx['params'].passkey)))) return;
    mailSender.wake();
    log.info({ account: account.subject }, 'passkey removed');
    ctx.body = { success: true };
  });

  /** `POST /account/passkeys/challenge`, without a token: what the browser needs to sign in with a passkey. */
  const passkeyChallenge: Middleware = async (ctx) => {
    const retryAfterSeconds = await throttle.consumePasskey(clientNetwork(ctx));
    if (retryAfterSeconds) sendTooManyAttempts(ctx, retryAfterSeconds);
    else ctx.body = await startAuthentication(options);
  };

  return {
    password,
    email,
    account,
    verification,
    deletionProof,
    sessions,
    endOthers,
    endOne,
    passkeys,
    passkeyOptions,
    addPasskey,
    removePasskey,
    passkeyChallenge,
  };
};
