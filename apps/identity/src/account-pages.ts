import { sessionRules } from '@rinkside/contracts/session';
import { email as validEmail, password as validPassword } from '@rinkside/contracts/session.schema';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import type { Context, Middleware } from 'koa';
import * as z from 'zod';
import { changeEmail, findAccount, nameOf, resetPassword, verifyEmail } from './accounts.js';
import type { Audit } from './audit.js';
import { isGuessable } from './guessable.js';
import { withTransaction, type Pool } from './database.js';
import { releaseEmail, undoEmailChange } from './email-undo.js';
import { escapeHtml, htmlPage, sendPage } from './html-page.js';
import { clientNetwork, isCrossSite } from './http.js';
import { consumeLink, findLink, findUsedLink, type LinkPurpose } from './links.js';
import { enqueueMail } from './mail.js';
import { messages } from './messages.js';
import type { Poller } from './poller.js';
import type { SignInThrottle } from './throttle.js';

export interface AccountPagesOptions {
  env: Env;
  log: Log;
  audit: Audit;
  pool: Pool;
  throttle: SignInThrottle;
  mailSender: Poller;
  logoutSender: Poller;
}

interface FormState {
  email: string;
  /** The error of the previous attempt. */
  refusal?: { status: number; message: string };
}

const alertOf = ({ refusal }: FormState) =>
  refusal ? `<p class="alert" id="refusal" role="alert">${escapeHtml(refusal.message)}</p>` : '';
const invalidOf = ({ refusal }: FormState) =>
  refusal ? ' aria-invalid="true" aria-describedby="refusal"' : '';

const forgotPage = (env: Env, form: FormState) =>
  htmlPage(env, form.refusal?.status ?? 200, {
    title: messages.forgotTitle,
    body: `
      <h1>${messages.forgotTitle}</h1>
      <p>${messages.forgot}</p>
      ${alertOf(form)}
      <form method="post">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" autofocus
          value="${escapeHtml(form.email)}"${invalidOf(form)}>
        <button type="submit">Send the link</button>
      </form>
      <p class="foot"><a href="${escapeHtml(`${env.PUBLIC_ORIGIN}/login`)}">Back to sign in</a></p>`,
  });

const resetPage = (env: Env, form: FormState) =>
  htmlPage(env, form.refusal?.status ?? 200, {
    title: messages.resetTitle,
    body: `
      <h1>${messages.resetTitle}</h1>
      <p>For ${escapeHtml(form.email)}. ${messages.reset}</p>
      ${alertOf(form)}
      <form method="post">
        <input name="username" type="email" autocomplete="username" value="${escapeHtml(form.email)}" hidden>
        <label for="password">New password</label>
        <input id="password" name="password" type="password" autocomplete="new-password" required autofocus
          minlength="${sessionRules.minPasswordLength}" maxlength="${sessionRules.maxPasswordLength}"${invalidOf(form)}>
        <label for="confirm">Confirm password</label>
        <input id="confirm" name="confirm" type="password" autocomplete="new-password" required
          maxlength="${sessionRules.maxPasswordLength}"${invalidOf(form)}>
        <button type="submit">Change password</button>
      </form>`,
  });

interface Question {
  title: string;
  text: string;
  /** Names the account. */
  about: string;
  /** The label of the button. */
  answer: string;
}

const questionPage = (env: Env, { title, text, about, answer }: Question) =>
  htmlPage(env, 200, {
    title,
    body: `
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      <p><strong>${escapeHtml(about)}</strong></p>
      <form method="post"><button type="submit">${escapeHtml(answer)}</button></form>`,
  });

interface Notice {
  status?: number;
  title: string;
  text: string;
  /** The label and the address of the button. */
  next: [string, string];
}

const noticePage = (env: Env, { status = 200, title, text, next: [label, url] }: Notice) =>
  htmlPage(env, status, {
    title,
    body: `
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      <a class="button" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`,
  });

const formText = z.string().catch('');
const emailForm = z.object({ email: formText });
const passwordForm = z.object({ password: formText, confirm: formText });
const tokenOf = (ctx: Context) => formText.parse(ctx.query['token']);

const passwordFault = (form: z.output<typeof passwordForm>, email: string): string | undefined => {
  const { error } = validPassword.safeParse(form.password);
  if (error) return error.issues[0]?.message;
  if (form.password !== form.confirm) return sessionRules.confirmDiffers;
  return isGuessable(form.password, email) ? sessionRules.passwordGuessable : undefined;
};

/** The pages to choose a new password and to confirm an address. A GET changes nothing: mail scanners open links. */
export const accountPages = ({
  env,
  log,
  audit,
  pool,
  throttle,
  mailSender,
  logoutSender,
}: AccountPagesOptions) => {
  const { origin } = new URL(env.PUBLIC_ORIGIN);
  const signIn: Notice['next'] = ['Sign in', `${origin}/login`];
  const settings: Notice['next'] = ['Open the settings', `${origin}/app/settings`];
  const forgot: Notice['next'] = ['Ask for a new link', '/oidc/account/forgot'];
  const sendDeadLink = (ctx: Context, next: Notice['next']) =>
    sendPage(
      ctx,
      noticePage(env, { status: 400, title: messages.deadLinkTitle, text: messages.deadLink, next }),
    );

  const refuseCrossSite: Middleware = async (ctx, next) => {
    if (isCrossSite(ctx, origin)) sendDeadLink(ctx, forgot);
    else await next();
  };

  const showForgot: Middleware = (ctx) => sendPage(ctx, forgotPage(env, { email: '' }));

  /**
   * Only queues a mail, so that known and unknown addresses get the same reply after the same time. Does not
   * wake the sender, because its work for a known address would change the response time.
   */
  const submitForgot: Middleware = async (ctx) => {
    const email = emailForm.parse(ctx.request.body).email.trim();
    const refuse = (status: number, message: string) =>
      sendPage(ctx, forgotPage(env, { email, refusal: { status, message } }));
    const { error } = validEmail.safeParse(email);
    if (error) return refuse(400, error.issues[0]?.message ?? sessionRules.emailInvalid);
    const retryAfterSeconds = await throttle.consumeResetMail(clientNetwork(ctx), email);
    const outcome = retryAfterSeconds ? 'throttled' : 'done';
    audit.signIn(ctx, { by: 'reset', outcome, email });
    if (retryAfterSeconds) {
      ctx.set('retry-after', String(retryAfterSeconds));
      return refuse(429, messages.tooMany(retryAfterSeconds));
    }
    await enqueueMail(pool, { kind: 'reset-password', recipient: email });
    return sendPage(
      ctx,
      noticePage(env, { title: messages.sentTitle, text: messages.sent(email), next: signIn }),
    );
  };

  const showReset: Middleware = async (ctx) => {
    const link = await findLink(pool, 'reset-password', tokenOf(ctx));
    if (link) sendPage(ctx, resetPage(env, link));
    else sendDeadLink(ctx, forgot);
  };

  const submitReset: Middleware = async (ctx) => {
    const token = tokenOf(ctx);
    const link = await findLink(pool, 'reset-password', token);
    if (!link) return sendDeadLink(ctx, forgot);
    const form = passwordForm.parse(ctx.request.body);
    const message = passwordFault(form, link.email);
    if (message) return sendPage(ctx, resetPage(env, { ...link, refusal: { status: 400, message } }));
    const isDone = await resetPassword(pool, token, form.password);
    if (!isDone) return sendDeadLink(ctx, forgot);
    mailSender.wake();
    logoutSender.wake();
    log.info({ account: link.subject }, 'password reset');
    return sendPage(
      ctx,
      noticePage(env, { title: messages.resetDoneTitle, text: messages.resetDone, next: signIn }),
    );
  };

  const showQuestion =
    (purpose: LinkPurpose, questionOf: (email: string) => Omit<Question, 'about'>): Middleware =>
    async (ctx) => {
      const link = await findLink(pool, purpose, tokenOf(ctx));
      const account = link && (await findAccount(pool, link.subject));
      if (!account) return sendDeadLink(ctx, settings);
      const about = messages.accountOf(
        nameOf(account),
        purpose === 'undo-email' ? link.email : account.email,
      );
      return sendPage(ctx, questionPage(env, { ...questionOf(link.email), about }));
    };

  const done = {
    'verify-email': { title: messages.verifiedTitle, text: messages.verified, next: settings },
    'change-email': { title: messages.emailChangedTitle, text: messages.emailChanged, next: settings },
  } as const satisfies { [purpose in LinkPurpose]?: Notice };
  const sendDone = (ctx: Context, purpose: keyof typeof done) =>
    sendPage(ctx, noticePage(env, done[purpose]));

  /** Says that it is done, when the link was used and the account still has the address. */
  const unlessDone =
    (purpose: keyof typeof done, next: Middleware): Middleware =>
    async (ctx, koaNext) => {
      const link = await findUsedLink(pool, purpose, tokenOf(ctx));
      const account = link && (await findAccount(pool, link.subject));
      if (account?.email_verified && account.email === link?.email) sendDone(ctx, purpose);
      else await next(ctx, koaNext);
    };

  const showVerify = unlessDone(
    'verify-email',
    showQuestion('verify-email', (email) => ({
      title: messages.verifyTitle,
      text: messages.verify(email),
      answer: 'Yes, confirm it',
    })),
  );

  const showChangeEmail = unlessDone(
    'change-email',
    showQuestion('change-email', (email) => ({
      title: messages.changeEmailTitle,
      text: messages.changeEmail(email),
      answer: 'Use this address',
    })),
  );

  const submitChangeEmail = unlessDone('change-email', async (ctx) => {
    if (!(await changeEmail(pool, tokenOf(ctx)))) return sendDeadLink(ctx, settings);
    mailSender.wake();
    return sendDone(ctx, 'change-email');
  });

  const showUndoEmail = showQuestion('undo-email', (email) => ({
    title: messages.undoEmailTitle,
    text: messages.undoEmail(email),
    answer: 'Restore this address',
  }));

  const submitUndoEmail: Middleware = async (ctx) => {
    const token = await undoEmailChange(pool, tokenOf(ctx));
    if (!token) return sendDeadLink(ctx, forgot);
    logoutSender.wake();
    ctx.status = 303;
    return ctx.redirect(`/oidc/account/reset-password?token=${token}`);
  };

  const showRelease = showQuestion('release-email', (email) => ({
    title: messages.releaseTitle,
    text: messages.release(email),
    answer: 'Take my address off',
  }));

  const submitRelease: Middleware = async (ctx) => {
    if (!(await releaseEmail(pool, tokenOf(ctx)))) return sendDeadLink(ctx, forgot);
    mailSender.wake();
    return sendPage(
      ctx,
      noticePage(env, { title: messages.releasedTitle, text: messages.released, next: signIn }),
    );
  };

  const submitVerify = unlessDone('verify-email', async (ctx) => {
    const isDone = await withTransaction(pool, async (client) => {
      const link = await consumeLink(client, 'verify-email', tokenOf(ctx));
      return link && verifyEmail(client, link);
    });
    if (!isDone) return sendDeadLink(ctx, settings);
    return sendDone(ctx, 'verify-email');
  });

  return {
    refuseCrossSite,
    showForgot,
    submitForgot,
    showReset,
    submitReset,
    showVerify,
    submitVerify,
    showChangeEmail,
    submitChangeEmail,
    showUndoEmail,
    submitUndoEmail,
    showRelease,
    submitRelease,
  };
};
