import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { renderConfigurationPage } from '../reference/configuration-page.js';
import { renderEventsPage } from '../reference/events-page.js';
import { renderReplyShapes } from '../reference/reply-shapes.js';

const root = resolve(import.meta.dirname, '../..');
const pages = join(root, 'docs/reference');

test('configuration.md is generated from the schema of the environment', async () => {
  const page = renderConfigurationPage();
  expect(page).not.toContain('|  |');
  await expect(page).toMatchFileSnapshot(join(pages, 'configuration.md'));
});

test('events-and-jobs.md is generated from the contracts and the event handlers', async () => {
  await expect(renderEventsPage()).toMatchFileSnapshot(join(pages, 'events-and-jobs.md'));
});

test('reply-shapes.ts is generated from the schemas of all replies', async () => {
  const file = join(root, 'libs/contracts/src/reply-shapes.ts');
  await expect(renderReplyShapes()).toMatchFileSnapshot(file);
});

test('data-model.md lists every table of the migrations once', () => {
  const migrations = globSync(['libs/domain/src/migrations/*.ts', 'apps/identity/src/migrations.ts'], {
    cwd: root,
  });
  const tables = migrations.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/create table (?:if not exists )?([\w.]+) \(/g)]
      .map(([, name = '']) => name)
      .filter((name) => !text.includes(`drop table ${name}`));
  });
  const page = readFileSync(join(pages, 'data-model.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual([...new Set(tables)].toSorted());
});
