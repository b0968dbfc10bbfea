import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from '../chaos/requirements.js';
import { rulesTestedElsewhere } from '../integration/validation-rules/validation-table.js';
import { coveringFilesById } from './requirement-coverage.js';
import { chapters } from '../security/chapters.js';
import { renderSecurityReport } from '../security/security-report.js';
import { levels } from '../security/standard.js';

const root = resolve(import.meta.dirname, '../..');
const rows = Object.values(chapters).flatMap((chapter) => chapter.rows);

describe('docs/security/asvs.md', () => {
  it('is generated from the tables in tests/security', async () => {
    await expect(renderSecurityReport()).toMatchFileSnapshot(join(root, 'docs/security/asvs.md'));
  });

  // @covers R11
  it('lists every requirement of levels 1 and 2 once, in its chapter', () => {
    expect([...levels.values()].filter((level) => level === 1)).toHaveLength(70);
    expect([...levels.values()].filter((level) => level === 2)).toHaveLength(183);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...levels.keys()].toSorted());
    for (const [number, chapter] of Object.entries(chapters))
      for (const { id } of chapter.rows) expect(id.split('.')[0]).toBe(number);
  });

  it('references existing files only', () => {
    expect(rows.filter(({ file }) => file && !existsSync(join(root, file)))).toEqual([]);
  });

  it('has a covering test or a reason for every requirement', () => {
    const filesById = coveringFilesById();
    for (const { id, status, file, note } of rows) {
      if (status === 'test') expect(filesById.get(`V${id}`) ?? [], id).not.toEqual([]);
      else expect(note, id).not.toBe('');
      if (status === 'design') expect(file, id).toBeTruthy();
    }
  });

  it('defines every id in a @covers tag', () => {
    const ids = new Set([
      ...rows.map(({ id }) => `V${id}`),
      ...requirements.map(({ id }) => id),
      ...Object.keys(rulesTestedElsewhere),
    ]);
    expect([...coveringFilesById().keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});
