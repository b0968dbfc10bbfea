import { product } from '@rinkside/contracts/product';
import { sessionRules } from '@rinkside/contracts/session';
import type { Env } from '@rinkside/platform/env';
import { escapeHtml as escape, htmlPage, type HtmlPage } from './html-page.js';
import { messages } from './messages.js';

export interface SignInPageOptions {
  /** The URL the form is submitted to. */
  action: string;
  email: string;
  /** The error of the previous attempt. */
  refusal?: { status: number; message: string };
}

/** Returns the sign-in page of the code flow. It needs no JavaScript, and its CSP allows none. */
export const signInPage = (env: Env, { action, email, refusal }: SignInPageOptions): HtmlPage => {
  const invalid = refusal ? ' aria-invalid="true" aria-describedby="refusal"' : '';
  const title = `Sign in to ${product.name}`;
  return htmlPage(env, refusal?.status ?? 200, {
    title: refusal ? `Error: ${title}` : title,
    body: `
      <h1>${escape(title)}</h1>
      <p>With your ${escape(env.OIDC_LABEL)} account.</p>
      ${refusal ? `<p class="alert" id="refusal" role="alert">${escape(refusal.message)}</p>` : ''}
      <form method="post" action="${escape(action)}">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="username" required maxlength="254"
          value="${escape(email)}"${invalid}${email ? '' : ' autofocus'}>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required
          minlength="${sessionRules.minPasswordLength}" maxlength="${sessionRules.maxPasswordLength}"${invalid}${email ? ' autofocus' : ''}>
        <button type="submit">Sign in</button>
        <button type="submit" name="cancel" value="1" class="quiet" formnovalidate>Cancel</button>
      </form>
      <p class="foot"><a href="/oidc/account/forgot">Forgot your password?</a></p>
      <p class="foot">New here? <a href="${escape(`${env.PUBLIC_ORIGIN}/login?mode=signup`)}">Create an account</a></p>`,
  });
};

/** Returns the page for a sign-in that cannot continue. */
export const failurePage = (env: Env, kind: 'expired' | 'failed'): HtmlPage => {
  const [title, message] =
    kind === 'expired' ? [messages.expiredTitle, messages.expired] : [messages.failedTitle, messages.failed];
  return htmlPage(env, 400, {
    title,
    body: `
      <h1>${escape(title)}</h1>
      <p>${escape(message)}</p>
      <a class="button" href="${escape(`${env.PUBLIC_ORIGIN}/login`)}">Back to sign in</a>`,
  });
};
