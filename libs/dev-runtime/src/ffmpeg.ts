import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RuntimeError } from './errors.js';
import { findProgram } from './install.js';
import { which } from '@rinkside/platform/which';

export interface Ffmpeg {
  /** Undefined when this system has none; videos cannot be processed then. */
  path: string | undefined;
  /** The matching ffprobe. */
  probe: string | undefined;
  from: 'FFMPEG_PATH' | 'PATH' | 'npm' | 'nowhere';
}

const runs = (path: string) => spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0;

/** Returns the ffprobe next to ffmpeg, else the one on the PATH. */
const probeOf = (path: string, env: NodeJS.ProcessEnv) => {
  const sibling = join(dirname(path), 'ffprobe');
  return existsSync(sibling) ? sibling : which('ffprobe', env);
};

const findPackaged = async (): Promise<Ffmpeg> => {
  try {
    const { default: ffmpeg } = await import('@ffmpeg-installer/ffmpeg');
    const { default: ffprobe } = await import('@ffprobe-installer/ffprobe');
    if (runs(ffmpeg.path) && runs(ffprobe.path))
      return { path: ffmpeg.path, probe: ffprobe.path, from: 'npm' };
  } catch {
    // Optional packages, not available on every system.
  }
  return { path: undefined, probe: undefined, from: 'nowhere' };
};

/**
 * Finds ffmpeg and ffprobe: FFMPEG_PATH, else the PATH, else the old version from the npm registry.
 * @throws RuntimeError when FFMPEG_PATH does not run
 */
export const findFfmpeg = async (env: NodeJS.ProcessEnv): Promise<Ffmpeg> => {
  if (env.FFMPEG_PATH) {
    if (!runs(env.FFMPEG_PATH))
      throw new RuntimeError(
        `FFMPEG_PATH ${env.FFMPEG_PATH} is not a working ffmpeg; correct it, or leave it out to use the one on the PATH.`,
      );
    return { path: env.FFMPEG_PATH, probe: probeOf(env.FFMPEG_PATH, env), from: 'FFMPEG_PATH' };
  }
  const path = findProgram('ffmpeg', env);
  return path ? { path, probe: probeOf(path, env), from: 'PATH' } : findPackaged();
};
