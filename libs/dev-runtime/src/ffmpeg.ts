import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { which } from '@rinkside/platform/which';
import { RuntimeError } from './errors.js';
import { findProgram, installCommand } from './install.js';

/** The programs that process videos, or one sentence that says why they cannot be used and what to do. */
export type Ffmpeg = { path: string; probe: string; missing?: never } | { missing: string };

/** libavutil of ffmpeg 5.1. Development builds have this version too, but no version number of ffmpeg. */
const minLibavutil = [57, 28] as const;

/** Returns the version of a program and whether it is at least 5.1; undefined when it does not run. */
const versionOf = (path: string) => {
  const { status, stdout } = spawnSync(path, ['-version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const [, version = 'unknown'] = /version (\S+)/.exec(stdout) ?? [];
  const [, major = 0, minor = 0] = (/libavutil\s+(\d+)\.\s*(\d+)/.exec(stdout) ?? []).map(Number);
  const isSupported = major > minLibavutil[0] || (major === minLibavutil[0] && minor >= minLibavutil[1]);
  return { version, isSupported };
};

/** Returns the ffprobe next to ffmpeg, else the one on the PATH. */
const probeOf = (path: string, env: NodeJS.ProcessEnv) => {
  const sibling = join(dirname(path), 'ffprobe');
  return existsSync(sibling) ? sibling : which('ffprobe', env);
};

/**
 * Finds ffmpeg 5.1 or newer and its ffprobe: FFMPEG_PATH, else the PATH.
 * @throws RuntimeError when FFMPEG_PATH does not run
 */
export const findFfmpeg = (env: NodeJS.ProcessEnv): Ffmpeg => {
  const missing = (reason: string): Ffmpeg => ({
    missing: `Videos and GIFs cannot be uploaded because ${reason}; run "${installCommand(['ffmpeg'], env)}" and start again.`,
  });
  const path = env.FFMPEG_PATH || findProgram('ffmpeg', env);
  if (!path) return missing('ffmpeg is not installed');
  const ffmpeg = versionOf(path);
  if (!ffmpeg && env.FFMPEG_PATH)
    throw new RuntimeError(
      `FFMPEG_PATH ${path} is not a working ffmpeg; correct it, or leave it out to use the one on the PATH.`,
    );
  if (!ffmpeg) return missing(`${path} does not run`);
  if (!ffmpeg.isSupported) return missing(`ffmpeg ${ffmpeg.version} is older than 5.1`);
  const probe = env.FFPROBE_PATH || probeOf(path, env);
  const ffprobe = probe && versionOf(probe);
  if (!ffprobe) return missing('ffprobe is not installed');
  if (!ffprobe.isSupported) return missing(`ffprobe ${ffprobe.version} is older than 5.1`);
  return { path, probe };
};
