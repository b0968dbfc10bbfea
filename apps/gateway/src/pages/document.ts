import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { notFound } from '@rinkside/platform/refusal';
import { headTags, type Head } from './head.js';

/** The built web app's page, from the sources as from the build. */
const page = fileURLToPath(new URL('../../../web/dist/site/index.html', import.meta.url));

const title = /<title>.*?<\/title>/s;
const description = /<meta\s+name="description"[^>]*>/s;

let parts: [before: string, after: string] | undefined;

const split = async (): Promise<[string, string]> => {
  const html = await readFile(page, 'utf8').catch(() => {
    throw notFound();
  });
  const [before, after] = html.replace(description, '').split(title);
  if (before === undefined || after === undefined) throw new Error('the web app’s page has no title');
  return [before, after];
};

/** The web app's page with this head. @throws 404 where the web app is not built. */
export const documentWith = async (head: Head): Promise<string> => {
  const [before, after] = (parts ??= await split());
  return before + headTags(head) + after;
};
