import { createHash } from 'node:crypto';
import { product } from '@rinkside/contracts/product';
import { sessionRules } from '@rinkside/contracts/session';
import type { Env } from '@rinkside/platform/env';
import { pageStyle } from './sign-in-page.style.js';
import { messages } from './messages.js';

export interface HtmlPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

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
  return page(env, refusal?.status ?? 200, {
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
      <p class="foot">New here? <a href="${escape(`${env.PUBLIC_ORIGIN}/login?mode=signup`)}">Create an account</a></p>`,
  });
};

/** Returns the page for a sign-in that cannot continue. */
export const failurePage = (env: Env, kind: 'expired' | 'failed'): HtmlPage => {
  const [title, message] =
    kind === 'expired' ? [messages.expiredTitle, messages.expired] : [messages.failedTitle, messages.failed];
  return page(env, 400, {
    title,
    body: `
      <h1>${escape(title)}</h1>
      <p>${escape(message)}</p>
      <a class="button" href="${escape(`${env.PUBLIC_ORIGIN}/login`)}">Back to sign in</a>`,
  });
};

const page = (env: Env, status: number, { title, body }: { title: string; body: string }): HtmlPage => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Includes the app's origin: browsers also apply form-action to the redirect after the form.
    'content-security-policy': `default-src 'none'; style-src '${styleHash}'; img-src data:; form-action 'self' ${new URL(env.PUBLIC_ORIGIN).origin}; base-uri 'none'; frame-ancestors 'none'`,
  },
  html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<main>
<p class="brand">${logo}${escape(product.name)}</p>
${body}
</main>
</body>
</html>
`,
});

const styleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`;

/** The product's logo, as in the web app. */
const logo = `<svg viewBox="0 0 64 64" aria-hidden="true"><rect x="1" y="1" width="62" height="62" rx="15" fill="#0d1c2a" stroke="#2a4258" stroke-width="2"/><path d="M14 1h5v62h-5z" fill="#4aa3ee"/><circle cx="37" cy="32" r="17" fill="none" stroke="#eaf2f8" stroke-width="4"/><circle cx="37" cy="32" r="6" fill="#ff7d2e"/></svg>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
