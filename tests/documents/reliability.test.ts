import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderReliabilityReport } from '../chaos/reliability-report.js';
import { requirements } from '../chaos/requirements.js';
import { exceededLimits, readResults } from '../chaos/results.js';
import { coveringFilesById } from './requirement-coverage.js';

const root = resolve(import.meta.dirname, '../..');

describe('docs/generated/reliability.md', () => {
  it('is generated from the last recorded fault runs', async () => {
    await expect(renderReliabilityReport(await readResults())).toMatchFileSnapshot(
      join(root, 'docs/generated/reliability.md'),
    );
  });

  it('records no lost, doubled, wrong or diverged data, and no figure above its limit', async () => {
    for (const entry of await readResults()) {
      const { fault, counts = {}, figures } = entry;
      for (const name of ['lost', 'doubled', 'wrong', 'diverged'])
        expect(counts[name] ?? 0, `${fault} ${name}`).toBe(0);
      expect(exceededLimits(figures, entry), fault).toEqual([]);
    }
  });

  it('has a covering test for every requirement, or states what is not covered', () => {
    const filesById = coveringFilesById();
    expect(requirements.filter(({ id, uncovered }) => !filesById.has(id) && !uncovered)).toEqual([]);
  });
});
