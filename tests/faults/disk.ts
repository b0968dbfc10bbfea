import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own at a folder. @returns how it is taken away. @throws where this process may not. */
export const smallDisk = (folder: string, megabytes: number): (() => Promise<void>) => {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  return async () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
};

/** Whether this process may have disks of its own. */
export const mayHaveDisks = async (): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-disk-'));
  try {
    await smallDisk(folder, 1)();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
