import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPage } from './faults/page.js';
import { promises } from './faults/promises.js';
import { beyond, readRecord } from './faults/record.js';
import { coveringFiles } from './requirements.js';

const root = resolve(import.meta.dirname, '..');

describe('docs/reliability.md', () => {
  it('is generated from the last recorded fault runs', async () => {
    await expect(drawPage(await readRecord())).toMatchFileSnapshot(join(root, 'docs/reliability.md'));
  });

  it('records no lost, doubled, wrong or diverged data, and no figure above its limit', async () => {
    for (const entry of await readRecord()) {
      const { fault, counts = {}, figures } = entry;
      for (const name of ['lost', 'doubled', 'wrong', 'diverged'])
        expect(counts[name] ?? 0, `${fault} ${name}`).toBe(0);
      expect(beyond(figures, entry), fault).toEqual([]);
    }
  });

  it('has a covering test for every requirement, or states what is not covered', () => {
    const filesById = coveringFiles();
    expect(promises.filter(({ id, left }) => !filesById.has(id) && !left)).toEqual([]);
  });
});
