import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const sources = '{libs,apps,tests}/**/*.{ts,tsx}';
const isOutput = (path: string) => path === 'dist' || path === 'node_modules';

/**
 * The files whose tests cover each requirement, by its id. A test says so in the line above it:
 * `// @covers V6.2.6 R1`. Ids are `V` and the number of an ASVS requirement, or those of `faults/promises.ts`.
 */
export const coveringFiles = (): Map<string, string[]> => {
  const covered = new Map<string, string[]>();
  for (const file of globSync(sources, { cwd: root, exclude: isOutput }).toSorted())
    for (const [, ids = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^\s*\/\/ @covers (.+)$/gm))
      for (const id of ids.split(' ')) {
        const files = covered.get(id) ?? [];
        if (!files.includes(file)) covered.set(id, [...files, file]);
      }
  return covered;
};

/** Files as a cell of a Markdown table. */
export const asFiles = (files: readonly string[] = []): string =>
  files.map((file) => `\`${file}\``).join('<br>');
