import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const pages = globSync('{README.md,content/README.md,docs/**/*.md}', { cwd: root });
const text = (page: string) => readFileSync(join(root, page), 'utf8');

/** Files and folders of the repository, in backticks. `<noun>` and `…` stand for a name of the reader's. */
const pathsIn = (page: string) =>
  [...text(page).matchAll(/`((?:apps|bench|content|docs|findings|k8s|libs|ops|scripts|tests)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<…]/.test(path));
/** Links to other pages, without their sections. */
const linksIn = (page: string) =>
  [...text(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);

it('documents name files that exist', () => {
  const missing = pages.flatMap((page) =>
    pathsIn(page)
      .filter((path) => globSync(path, { cwd: root }).length === 0)
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('documents link to files that exist', () => {
  const missing = pages.flatMap((page) =>
    linksIn(page)
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(missing).toEqual([]);
});

it('documents have at most 150 lines, so that a page is read at once', () => {
  const long = pages.filter(
    (page) => !/generated|security.asvs|adr/.test(page) && text(page).trimEnd().split('\n').length > 150,
  );
  expect(long).toEqual([]);
});
