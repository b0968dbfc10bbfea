import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { childViewers, openChild, type Child, type ChildViewer } from './children/child-viewers.js';
import { probes } from './children/child-surfaces.js';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/security/children.md'), 'utf8');

/** The cells of the page's table of viewers and surfaces: `[surface, word per viewer]`. */
const readTable = () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const first = rows.findIndex(([name]) => name === 'surface');
  const [head = [], , ...body] = rows.slice(first);
  return {
    viewers: head.slice(1),
    body: body.filter((row) => row.length === head.length).map(([name = '', ...words]) => ({ name, words })),
  };
};
const table = readTable();

let app: TestApp;
let child: Child;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  child = await openChild(app);
}, 120_000);
afterAll(() => app?.close());

describe('a child of 12, as docs/security/children.md says', () => {
  it('has a column per viewer and a row per surface', () => {
    expect(table.viewers).toEqual([...childViewers]);
    expect(table.body.map(({ name }) => name)).toEqual(Object.keys(probes));
  });

  const cells = table.body.flatMap(({ name, words }) =>
    words.map((word, at) => [name, childViewers[at] ?? 'signed out', word] as const),
  );
  it.each(cells)('%s, %s: %s', async (surface, viewer: ChildViewer, word) => {
    expect(await probes[surface]?.({ app, child, viewer, as: child.viewers[viewer] })).toBe(word);
  });
});
