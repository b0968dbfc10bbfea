import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ffmpegFault } from '@rinkside/platform/ffmpeg-build';
import { which } from '@rinkside/platform/which';
import { RuntimeError } from './errors.js';
import { findProgram, installCommand } from './install.js';

/** The programs that process videos, or one sentence that says why they cannot be used and what to do. */
export type Ffmpeg = { path: string; probe: string; missing?: never } | { missing: string };

/** Returns the ffprobe next to ffmpeg, else the one on the PATH. */
const probeOf = (path: string, env: NodeJS.ProcessEnv) => {
  const sibling = join(dirname(path), 'ffprobe');
  return existsSync(sibling) ? sibling : which('ffprobe', env);
};

/**
 * Finds a complete ffmpeg 5.1 or newer and its ffprobe: FFMPEG_PATH, else the PATH.
 * @throws RuntimeError when FFMPEG_PATH does not run
 */
export const findFfmpeg = async (env: NodeJS.ProcessEnv): Promise<Ffmpeg> => {
  const missing = (
    reason: string,
    advice = `run "${installCommand(['ffmpeg'], env)}" and start again`,
  ): Ffmpeg => ({ missing: `Videos and GIFs cannot be uploaded because ${reason}; ${advice}.` });
  const path = env.FFMPEG_PATH || findProgram('ffmpeg', env);
  if (!path) return missing('ffmpeg is not installed');
  const probe = env.FFPROBE_PATH || probeOf(path, env);
  const fault = await ffmpegFault(path, probe);
  if (!fault && probe) return { path, probe };
  if (fault?.program === 'ffmpeg' && fault.kind === 'broken' && env.FFMPEG_PATH)
    throw new RuntimeError(
      `FFMPEG_PATH ${path} is not a working ffmpeg; correct it, or leave it out to use the one on the PATH.`,
    );
  if (fault?.kind === 'incomplete')
    return missing(fault.reason, 'set FFMPEG_PATH to a complete build and start again');
  return missing(fault?.reason ?? 'ffprobe is not installed');
};
