import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@rinkside/testkit/until';
import { expect } from 'vitest';
import type { Strike } from '../field.js';
import { sameProcesses, timed } from './kills.js';

/** Fills the disk a folder lies on to the last byte. @returns how that is taken back. */
const fill = async (folder: string) => {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  const { bavail, bsize } = await statfs(folder);
  await file.write(Buffer.alloc(bavail * bsize)).catch(() => undefined);
  await file.close();
  return () => rm(path);
};

/** No room for pictures: whoever brings one is asked to come back, and everything else goes on. */
export const mediaFull: Strike = (field) =>
  sameProcesses(field, async () => {
    const { ledger } = field.crowd;
    const before = ledger.unanswered;
    const makeRoom = await fill(join(field.installation.home, 'media'));
    await until('somebody is refused', () => ledger.unanswered > before + 5, 60_000);
    const acknowledged = ledger.acknowledged;
    await until('others go on', () => ledger.acknowledged > acknowledged, 20_000);
    await makeRoom();
    const refused = ledger.unanswered;
    const recovered = await timed(
      'nobody is refused any more',
      () => ledger.acknowledged > acknowledged + 40,
    );
    expect(ledger.impolite, 'refusals without Retry-After').toBe(0);
    return [
      { what: 'refused meanwhile', value: refused - before },
      { what: 'all goes on with room again, ms', value: recovered, limit: 10_000 },
    ];
  });
