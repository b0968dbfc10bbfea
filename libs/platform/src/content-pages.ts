import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';

/** The folder of the pages: `content` of the repository. It is read when the product is built. */
const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** Says what to change in a page. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Validates a value. @throws ContentError with the first problem */
export const parseWith = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new ContentError(`${issue?.path.join('.') || 'The page'}: ${issue?.message}`);
};

/** Returns the paths of files in `content`, in an order that is the same on every system. */
export const pagesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: contentFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The name of a page without its folder and ending, which is the id of what it describes. */
export const pageName = (file: string): string => basename(file, extname(file));

/** Returns the text of a page, with line feeds only. */
export const pageText = (file: string): string =>
  readFileSync(join(contentFolder, file), 'utf8').replaceAll('\r\n', '\n');

/** Reads a page. @throws ContentError with the name of the page */
export const readPage = <Result>(file: string, read: (text: string) => Result): Result => {
  try {
    return read(pageText(file));
  } catch (error) {
    throw new ContentError(`content/${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

/** Puts what pages describe into the order of their ids. @throws ContentError unless the order has each page once */
export const inOrder = <Item>(order: readonly string[], items: ReadonlyMap<string, Item>): Item[] => {
  const missing = [...items.keys()].find((id) => !order.includes(id));
  if (missing !== undefined) throw new ContentError(`Add "${missing}", which has a page.`);
  if (new Set(order).size < order.length) throw new ContentError('A page is there twice.');
  return order.map((id) => {
    const item = items.get(id);
    if (item === undefined) throw new ContentError(`"${id}" has no page.`);
    return item;
  });
};

/** Writes what pages were built into, with the hash of the pages. */
export const writeBuilt = (file: string, pages: readonly string[], built: object): void => {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(`${page}\0${pageText(page)}\0`);
  // Programs that start at the same time read the old file or the new one.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ hash: hash.digest('hex'), ...built }));
  renameSync(unfinished, file);
};
