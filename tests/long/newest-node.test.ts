import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { expect, it } from 'vitest';

const numbersOf = (version: string) => version.split('.').map(Number);

/** The images have security fixes of Node that no npm package `node` has: docs/operations/versions.md */
it('npm start has the newest Node of its major that npm has', async ({ skip }) => {
  const manifest = await readFile(repoPath('package.json'), 'utf8');
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: { node: string } };
  const [major = 0] = numbersOf(devDependencies.node);
  const versions = await promisify(execFile)('npm', ['view', 'node', 'versions', '--json'], {
    maxBuffer: 4_000_000,
    timeout: 25_000,
  }).then(
    ({ stdout }) => JSON.parse(stdout) as string[],
    () => [],
  );
  skip(versions.length === 0, 'NOT CHECKED: the registry does not answer npm view');
  const newest = versions
    .map(numbersOf)
    .filter(([first]) => first === major)
    .toSorted(([, a = 0, b = 0], [, c = 0, d = 0]) => a - c || b - d)
    .at(-1);
  expect(devDependencies.node).toBe(newest?.join('.'));
});
