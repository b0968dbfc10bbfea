import { spawnSync } from 'node:child_process';
import { StackFailure } from './failure.js';
import { findPiece } from './install.js';

export interface Ffmpeg {
  /** Undefined where this system has none: videos cannot be prepared then. */
  path: string | undefined;
  from: 'FFMPEG_PATH' | 'PATH' | 'npm' | 'nowhere';
}

const works = (path: string) => spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0;

/** The ffmpeg to use: the given one, else the system's, else the old one of the npm registry. @throws StackFailure */
export const findFfmpeg = async (env: NodeJS.ProcessEnv): Promise<Ffmpeg> => {
  if (env.FFMPEG_PATH) {
    if (!works(env.FFMPEG_PATH))
      throw new StackFailure(
        `FFMPEG_PATH ${env.FFMPEG_PATH} is no ffmpeg that runs; correct it, or leave it out to use the one on the PATH.`,
      );
    return { path: env.FFMPEG_PATH, from: 'FFMPEG_PATH' };
  }
  const path = findPiece('ffmpeg', env);
  if (path) return { path, from: 'PATH' };
  try {
    const { default: packaged } = await import('@ffmpeg-installer/ffmpeg');
    if (works(packaged.path)) return { path: packaged.path, from: 'npm' };
  } catch {
    return { path: undefined, from: 'nowhere' };
  }
  return { path: undefined, from: 'nowhere' };
};
