import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadOnce } from '@rinkside/platform/load-once';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

const fontFiles = [
  ['Barlow', '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff'],
  ['Barlow Ext', '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff'],
  ['Inter', '@fontsource/inter/files/inter-latin-600-normal.woff'],
  ['Inter Ext', '@fontsource/inter/files/inter-latin-ext-600-normal.woff'],
  ['Inter Vietnamese', '@fontsource/inter/files/inter-vietnamese-600-normal.woff'],
  ['Inter Cyrillic', '@fontsource/inter/files/inter-cyrillic-600-normal.woff'],
  ['Inter Cyrillic Ext', '@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff'],
  ['Inter Greek', '@fontsource/inter/files/inter-greek-600-normal.woff'],
  ['Inter Greek Ext', '@fontsource/inter/files/inter-greek-ext-600-normal.woff'],
] as const;

const subsets = fontFiles.slice(2).map(([name]) => name);
/** Font families for names and numbers. */
export const displayFonts = ['Barlow', 'Barlow Ext', ...subsets].join(', ');
/** Font families for all other text. */
export const textFonts = subsets.join(', ');

/** Loads the fonts from npm packages, so that images do not depend on installed fonts. */
export const loadFonts = loadOnce(() =>
  Promise.all(
    fontFiles.map(async ([name, file]) => ({ name, data: await readFile(resolve(file)) }) satisfies Font),
  ),
);
