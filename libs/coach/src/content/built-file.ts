import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BuiltContent } from './entry.js';

/** The content as one file, next to the compiled code. */
export const builtFile = fileURLToPath(new URL('../../content.json', import.meta.url));

/** Reads what `npm run content` has checked and written. */
export const readBuiltContent = (): BuiltContent =>
  JSON.parse(readFileSync(builtFile, 'utf8')) as BuiltContent;
