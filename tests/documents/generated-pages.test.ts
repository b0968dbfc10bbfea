import { globSync } from 'node:fs';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { findStaleness } from '@rinkside/testkit/generated-page';
import { expect, it } from 'vitest';

/** Tests and `npm run licences -- --check` compare them with what they would be now. */
const comparedPages = new Set(['licences.md', 'media-samples.md', 'reliability.md']);

const pages = globSync('**/*.md', { cwd: repoPath('docs/generated') })
  .filter((page) => !comparedPages.has(page))
  .toSorted();

it.each(pages)('docs/generated/%s is written by its generator of today', (page) => {
  expect(findStaleness(page)).toBeUndefined();
});
