import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

const files = [
  ['Barlow', '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff'],
  ['Barlow Ext', '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff'],
  ['Inter', '@fontsource/inter/files/inter-latin-600-normal.woff'],
  ['Inter Ext', '@fontsource/inter/files/inter-latin-ext-600-normal.woff'],
  ['Inter Vietnamese', '@fontsource/inter/files/inter-vietnamese-600-normal.woff'],
  ['Inter Cyrillic', '@fontsource/inter/files/inter-cyrillic-600-normal.woff'],
  ['Inter Greek', '@fontsource/inter/files/inter-greek-600-normal.woff'],
] as const;

const subsets = files.slice(2).map(([name]) => name);
/** Names and numerals. */
export const display = ['Barlow', 'Barlow Ext', ...subsets].join(', ');
/** Everything else. */
export const plain = subsets.join(', ');

let loaded: Promise<Font[]> | undefined;

/** The fonts of the cards, out of their packages: nothing depends on what the machine has installed. */
export const fonts = (): Promise<Font[]> =>
  (loaded ??= Promise.all(
    files.map(async ([name, file]): Promise<Font> => ({ name, data: await readFile(resolve(file)) })),
  ));
