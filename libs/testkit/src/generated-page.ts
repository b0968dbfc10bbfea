import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repoPath } from '@rinkside/dev-runtime/paths';

const folder = 'docs/generated';

/** Returns a hash of a file, or of all scripts in a folder. */
const hashOf = (generator: string): string => {
  const files = statSync(repoPath(generator)).isDirectory()
    ? globSync('**/*.ts', { cwd: repoPath(generator), exclude: ['dist/**'] })
        .toSorted()
        .map((file) => join(generator, file))
    : [generator];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(repoPath(file)));
  return hash.digest('hex').slice(0, 16);
};

const stampStart = '<!-- Generator: ';
const stampOf = (generator: string) => `${stampStart}${generator} ${hashOf(generator)} -->`;

/**
 * Writes the page of a long measurement. Its last line has the hash of its generator, so that a test finds pages that an
 * earlier version of the generator wrote.
 * @param page path in `docs/generated`
 * @param generator path of the file, or folder, that makes it
 */
export const writeGeneratedPage = (page: string, generator: string, text: string): Promise<void> =>
  writeFile(repoPath(join(folder, page)), `${text.trimEnd()}\n\n${stampOf(generator)}\n`);

/** Returns what is wrong with the stamp of a page: there is none, its generator is gone or has changed. */
export const findStaleness = (page: string): string | undefined => {
  const text = readFileSync(repoPath(join(folder, page)), 'utf8');
  const stamp = text.trimEnd().split('\n').at(-1) ?? '';
  const [generator = ''] = stamp.slice(stampStart.length).split(' ');
  if (!stamp.startsWith(stampStart)) return 'it does not name its generator';
  if (globSync(generator, { cwd: repoPath('') }).length === 0) return `${generator} does not exist`;
  return stamp === stampOf(generator) ? undefined : `${generator} has changed since it wrote the page`;
};
