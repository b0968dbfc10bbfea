import { createHash } from 'node:crypto';
import { product } from '@rinkside/contracts/product';
import type { Env } from '@rinkside/platform/env';
import { plainPermissionsPolicy } from '@rinkside/platform/permissions-policy';
import type { Context } from 'koa';
import { pageStyle } from './html-page.style.js';

export interface HtmlPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** Returns a page of the provider. It needs no JavaScript, and its CSP allows none. */
export const htmlPage = (
  env: Env,
  status: number,
  { title, body }: { title: string; body: string },
): HtmlPage => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'permissions-policy': plainPermissionsPolicy,
    // Includes the app's origin: browsers also apply form-action to the redirect after the form.
    'content-security-policy': `default-src 'none'; style-src '${styleHash}'; img-src data:; form-action 'self' ${new URL(env.PUBLIC_ORIGIN).origin}; base-uri 'none'; frame-ancestors 'none'`,
  },
  html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<main>
<p class="brand">${logo}${escapeHtml(product.name)}</p>
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
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Replies with a page. */
export const sendPage = (ctx: Context, { status, headers, html }: HtmlPage) => {
  ctx.status = status;
  ctx.set(headers);
  ctx.body = html;
};
