import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const sources = '{libs,apps,tests}/**/*.{ts,tsx}';
const isExcluded = (path: string) => path === 'dist' || path === 'node_modules';

/**
 * Returns the test files that cover each requirement, by id. A test is tagged in the line above it:
 * `// @covers V6.2.6 R1`. Ids are `V` plus an ASVS number, or an id of `chaos/requirements.ts`.
 */
export const coveringFilesById = (): Map<string, string[]> => {
  const filesById = new Map<string, string[]>();
  for (const file of globSync(sources, { cwd: root, exclude: isExcluded }).toSorted())
    for (const [, ids = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^\s*\/\/ @covers (.+)$/gm))
      for (const id of ids.split(' ')) {
        const files = filesById.get(id) ?? [];
        if (!files.includes(file)) filesById.set(id, [...files, file]);
      }
  return filesById;
};

/** Formats files as a Markdown table cell. */
export const formatFileList = (files: readonly string[] = []): string =>
  files.map((file) => `\`${file}\``).join('<br>');
