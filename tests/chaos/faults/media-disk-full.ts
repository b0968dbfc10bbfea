import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@rinkside/testkit/wait-for';
import { expect } from 'vitest';
import type { FaultInjector } from '../chaos-run.js';
import { expectNoExit, measureUntil } from './kills.js';

/** Fills the disk of a folder completely. @returns a function that frees the space again. */
const fillDisk = async (folder: string) => {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  const { bavail, bsize } = await statfs(folder);
  await file.write(Buffer.alloc(bavail * bsize)).catch(() => undefined);
  await file.close();
  return () => rm(path);
};

/** Fills the media disk: avatar uploads get a 503, and all other commands continue. */
export const mediaDiskFull: FaultInjector = (field) =>
  expectNoExit(field, async () => {
    const { ledger } = field.workload;
    const unansweredBefore = ledger.unanswered;
    const freeSpace = await fillDisk(join(field.installation.home, 'media'));
    await waitFor('uploads are rejected', () => ledger.unanswered > unansweredBefore + 5, 60_000);
    const acknowledged = ledger.acknowledged;
    await waitFor('other commands continue', () => ledger.acknowledged > acknowledged, 20_000);
    await freeSpace();
    const unansweredAfter = ledger.unanswered;
    const recoveryMs = await measureUntil(
      'all commands are acknowledged again',
      () => ledger.acknowledged > acknowledged + 40,
    );
    expect(ledger.missingRetryAfter, '503 without Retry-After').toBe(0);
    return [
      { what: 'attempts rejected with 503', value: unansweredAfter - unansweredBefore },
      { what: 'recovered after space was freed, ms', value: recoveryMs, limit: 10_000 },
    ];
  });
