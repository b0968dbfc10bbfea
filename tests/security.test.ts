import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chapters } from './security/chapters.js';
import { drawPage } from './security/page.js';
import { levels } from './security/standard.js';

const root = resolve(import.meta.dirname, '..');
const rows = Object.values(chapters).flatMap((chapter) => chapter.rows);

describe('docs/security.md', () => {
  it('is drawn from the table', async () => {
    await expect(drawPage()).toMatchFileSnapshot(join(root, 'docs/security.md'));
  });

  it('has every requirement of levels 1 and 2 once, in its chapter, and no other', () => {
    expect([...levels.values()].filter((level) => level === 1)).toHaveLength(70);
    expect([...levels.values()].filter((level) => level === 2)).toHaveLength(183);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...levels.keys()].toSorted());
    for (const [number, chapter] of Object.entries(chapters))
      for (const { id } of chapter.rows) expect(id.split('.')[0]).toBe(number);
  });

  it('names only tests and files there are', () => {
    const texts = new Map<string, string>();
    const text = (file: string) => {
      if (!existsSync(join(root, file))) return '';
      if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'));
      return texts.get(file) ?? '';
    };
    const missing = rows.flatMap(({ id, tests, where }) => [
      ...tests
        .filter(([file, title]) => !text(file).includes(title))
        .map(([file, title]) => [id, file, title]),
      ...(where && !existsSync(join(root, where)) ? [[id, where]] : []),
    ]);
    expect(missing).toEqual([]);
  });

  it('names a test, or says why there is none', () => {
    for (const { id, standing, tests, where, says } of rows) {
      if (standing === 'test') expect(tests, id).not.toEqual([]);
      else expect(says, id).not.toBe('');
      if (standing === 'design') expect(where, id).toBeTruthy();
    }
  });
});
