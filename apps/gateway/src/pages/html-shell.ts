import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@rinkside/platform/errors';
import { renderMetaTags, type PageMeta } from './meta-tags.js';
import { webRoot } from './web-root.js';

/** The HTML files of the built web app that get their own meta tags. */
export type ShellPage = 'highlight' | 'player';

const title = /<title>.*?<\/title>/s;
const description = /<meta\s+name="description"[^>]*>/s;

const root = '<div id="root">';

type HtmlParts = [before: string, between: string, after: string];
const partsCache = new Map<ShellPage, HtmlParts>();

/** Splits an HTML file at its title and where its content begins. */
const loadParts = async (page: ShellPage): Promise<HtmlParts> => {
  const html = await readFile(join(webRoot, `${page}.html`), 'utf8').catch(() => {
    throw notFound();
  });
  const [before, afterTitle] = html.replace(description, '').split(title);
  const [between, after] = afterTitle?.split(root) ?? [];
  if (before === undefined || between === undefined || after === undefined)
    throw new Error(`${page}.html has no title or content`);
  const parts: HtmlParts = [before, between + root, after];
  partsCache.set(page, parts);
  return parts;
};

/** Returns a page of the web app with the given meta tags and content. @throws 404 if the web app is not built. */
export const renderShell = async (page: ShellPage, head: PageMeta, body: string): Promise<string> => {
  const [before, between, after] = partsCache.get(page) ?? (await loadParts(page));
  return before + renderMetaTags(head) + between + body + after;
};
