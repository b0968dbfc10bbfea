import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a tmpfs of the given size at a folder. @returns a function that unmounts it. @throws without the right to mount. */
export const mountTmpfs = (folder: string, megabytes: number): (() => Promise<void>) => {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  return async () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
};

/** Whether this process has the right to mount a tmpfs. */
export const canMountTmpfs = async (): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-disk-'));
  try {
    await mountTmpfs(folder, 1)();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
