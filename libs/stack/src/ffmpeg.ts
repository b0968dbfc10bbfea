import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StackFailure } from './failure.js';
import { findPiece } from './install.js';
import { onPath } from '@rinkside/platform/path';

export interface Ffmpeg {
  /** Undefined where this system has none: videos cannot be prepared then. */
  path: string | undefined;
  /** The ffprobe that belongs to it. */
  probe: string | undefined;
  from: 'FFMPEG_PATH' | 'PATH' | 'npm' | 'nowhere';
}

const works = (path: string) => spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0;

/** ffprobe comes with ffmpeg, in the same folder; a lone ffmpeg makes do with the one on the PATH. */
const probeOf = (path: string, env: NodeJS.ProcessEnv) => {
  const beside = join(dirname(path), 'ffprobe');
  return existsSync(beside) ? beside : onPath('ffprobe', env);
};

const packaged = async (): Promise<Ffmpeg> => {
  try {
    const { default: ffmpeg } = await import('@ffmpeg-installer/ffmpeg');
    const { default: ffprobe } = await import('@ffprobe-installer/ffprobe');
    if (works(ffmpeg.path) && works(ffprobe.path))
      return { path: ffmpeg.path, probe: ffprobe.path, from: 'npm' };
  } catch {
    // Optional packages: not every system has them.
  }
  return { path: undefined, probe: undefined, from: 'nowhere' };
};

/**
 * The ffmpeg to use: the given one, else the system's, else the old one of the npm registry, each with its ffprobe.
 * @throws StackFailure when the given one does not run.
 */
export const findFfmpeg = async (env: NodeJS.ProcessEnv): Promise<Ffmpeg> => {
  if (env.FFMPEG_PATH) {
    if (!works(env.FFMPEG_PATH))
      throw new StackFailure(
        `FFMPEG_PATH ${env.FFMPEG_PATH} is no ffmpeg that runs; correct it, or leave it out to use the one on the PATH.`,
      );
    return { path: env.FFMPEG_PATH, probe: probeOf(env.FFMPEG_PATH, env), from: 'FFMPEG_PATH' };
  }
  const path = findPiece('ffmpeg', env);
  return path ? { path, probe: probeOf(path, env), from: 'PATH' } : packaged();
};
