import { product } from '@rinkside/contracts/product';
import { html, type Html } from './html.js';

/** The content of a public page for readers without scripts. The app replaces it once it has started. */
export interface PageBody {
  content: Html;
  /** API replies with the same content, by path, so that the app starts without requests. */
  replies: Record<string, unknown>;
}

/** Frames the content of a page like the web app does. */
const frame = (content: Html): Html =>
  html`<div data-server-page>
    <header class="border-b border-line bg-raised">
      <div class="mx-auto flex min-h-16 w-full max-w-5xl items-center safe-x">
        <a href="/" class="display text-2xl">${product.name}</a>
      </div>
    </header>
    <main class="mx-auto min-h-dvh w-full max-w-5xl safe-x py-5 sm:py-8">${content}</main>
  </div>`;

/** Escaped, `<` cannot end the script element, and characters that people cannot see do not reorder the source. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[<\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the HTML of a page's content, and of its data for the app. */
export const renderBody = ({ content, replies }: PageBody): string =>
  `${frame(content).html}<script type="application/json" id="page-data">${scriptJson(replies)}</script>`;

/** Returns the HTML that says, to readers without scripts only, that a page does not exist. */
export const renderMissing = ({ title, description }: { title: string; description: string }): string =>
  html`<noscript
    ><main class="safe-x py-5">
      <h1 class="display text-3xl">${title}</h1>
      <p>${description}</p>
    </main></noscript
  >`.html;
