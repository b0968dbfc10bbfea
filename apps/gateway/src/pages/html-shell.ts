import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@rinkside/platform/errors';
import { renderMetaTags, type PageMeta } from './meta-tags.js';
import { webRoot } from './web-root.js';

/** The HTML files of the built web app that get their own meta tags. */
export type ShellPage = 'highlight' | 'player';

const title = /<title>.*?<\/title>/s;
const description = /<meta\s+name="description"[^>]*>/s;

type HtmlParts = [before: string, after: string];
const partsCache = new Map<ShellPage, HtmlParts>();

/** Splits an HTML file at its title. */
const loadParts = async (page: ShellPage): Promise<HtmlParts> => {
  const html = await readFile(join(webRoot, `${page}.html`), 'utf8').catch(() => {
    throw notFound();
  });
  const [before, after] = html.replace(description, '').split(title);
  if (before === undefined || after === undefined) throw new Error(`${page}.html has no title`);
  partsCache.set(page, [before, after]);
  return [before, after];
};

/** Returns a page of the web app with the given meta tags. @throws 404 if the web app is not built. */
export const renderShell = async (page: ShellPage, head: PageMeta): Promise<string> => {
  const [before, after] = partsCache.get(page) ?? (await loadParts(page));
  return before + renderMetaTags(head) + after;
};
