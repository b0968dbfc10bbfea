import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPage } from './faults/page.js';
import { attacks, otherFaults, reliability } from './faults/promises.js';
import { beyond, readRecord } from './faults/record.js';

const root = resolve(import.meta.dirname, '..');
const promises = [...otherFaults, ...reliability, ...attacks];

describe('docs/reliability.md', () => {
  it('is drawn from what was tried last', async () => {
    await expect(drawPage(await readRecord())).toMatchFileSnapshot(join(root, 'docs/reliability.md'));
  });

  it('tells of nothing lost, doubled, wrong or diverged, and of no figure beyond its limit but times of a busy machine', async () => {
    for (const entry of await readRecord()) {
      const { fault, counts = {}, figures } = entry;
      for (const name of ['lost', 'doubled', 'wrong', 'diverged'])
        expect(counts[name] ?? 0, `${fault} ${name}`).toBe(0);
      expect(beyond(figures, entry), fault).toEqual([]);
    }
  });

  it.each(promises.flatMap(({ id, tests }) => tests.map(([file, title]) => ({ id, file, title }))))(
    '$id is held by $file: $title',
    ({ file, title }) => {
      expect(existsSync(join(root, file))).toBe(true);
      expect(readFileSync(join(root, file), 'utf8')).toContain(title);
    },
  );

  it('says of a promise nothing holds what is left of it', () => {
    expect(promises.filter(({ tests, left }) => tests.length === 0 && !left)).toEqual([]);
  });
});
