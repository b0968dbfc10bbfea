import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { promises } from './faults/promises.js';
import { coveringFiles } from './requirements.js';
import { chapters } from './security/chapters.js';
import { drawPage } from './security/page.js';
import { levels } from './security/standard.js';

const root = resolve(import.meta.dirname, '..');
const rows = Object.values(chapters).flatMap((chapter) => chapter.rows);

describe('docs/security.md', () => {
  it('is drawn from the table', async () => {
    await expect(drawPage()).toMatchFileSnapshot(join(root, 'docs/security.md'));
  });

  // @covers R11
  it('has every requirement of levels 1 and 2 once, in its chapter, and no other', () => {
    expect([...levels.values()].filter((level) => level === 1)).toHaveLength(70);
    expect([...levels.values()].filter((level) => level === 2)).toHaveLength(183);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...levels.keys()].toSorted());
    for (const [number, chapter] of Object.entries(chapters))
      for (const { id } of chapter.rows) expect(id.split('.')[0]).toBe(number);
  });

  it('names only files that exist', () => {
    expect(rows.filter(({ where }) => where && !existsSync(join(root, where)))).toEqual([]);
  });

  it('has a covering test for every requirement met by tests, and a reason for every other', () => {
    const covered = coveringFiles();
    for (const { id, standing, where, says } of rows) {
      if (standing === 'test') expect(covered.get(`V${id}`) ?? [], id).not.toEqual([]);
      else expect(says, id).not.toBe('');
      if (standing === 'design') expect(where, id).toBeTruthy();
    }
  });

  it('knows every id that a test claims to cover', () => {
    const ids = new Set([...rows.map(({ id }) => `V${id}`), ...promises.map(({ id }) => id)]);
    expect([...coveringFiles().keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});
