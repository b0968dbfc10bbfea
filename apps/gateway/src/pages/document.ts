import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@rinkside/platform/refusal';
import { headTags, type Head } from './head.js';
import { site } from './site.js';

/** The documents of the built web app that take a head of their own. */
export type Page = 'highlight' | 'player';

const title = /<title>.*?<\/title>/s;
const description = /<meta\s+name="description"[^>]*>/s;

type Parts = [before: string, after: string];
const parts = new Map<Page, Parts>();

const split = async (page: Page): Promise<Parts> => {
  const html = await readFile(join(site, `${page}.html`), 'utf8').catch(() => {
    throw notFound();
  });
  const [before, after] = html.replace(description, '').split(title);
  if (before === undefined || after === undefined) throw new Error('the web app’s page has no title');
  parts.set(page, [before, after]);
  return [before, after];
};

/** A page of the web app with this head. @throws 404 where the web app is not built. */
export const documentWith = async (page: Page, head: Head): Promise<string> => {
  const [before, after] = parts.get(page) ?? (await split(page));
  return before + headTags(head) + after;
};
