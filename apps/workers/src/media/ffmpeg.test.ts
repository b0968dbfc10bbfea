import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaError } from './media-error.js';
import { loadEnv } from '@rinkside/platform/env';
import { ffmpeg, locateFfmpeg, requireCompleteFfmpeg, type FfmpegRun, type FfmpegTools } from './ffmpeg.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-tools-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Runs a program that writes this to standard error and exits with 1. @returns the error. */
const errorFor = async (stderr: string): Promise<unknown> => {
  const program = join(home, 'program');
  await writeFile(program, `#!/bin/sh\necho '${stderr}' >&2\nexit 1\n`);
  await chmod(program, 0o755);
  const tools: FfmpegTools = {
    ffmpeg: program,
    ffprobe: undefined,
    maxVideoSeconds: 180,
    maxWaitSeconds: 600,
  };
  const run: FfmpegRun = { cwd: home, seconds: 1, signal: new AbortController().signal };
  return ffmpeg(tools, run, []).catch((error: unknown) => error);
};

it('reports a full disk as an outage, retries when out of memory, and blames the file for other errors', async () => {
  const diskFull = await errorFor('av_interleaved_write_frame(): No space left on device');
  expect(diskFull).toSatisfy(isUnavailable);
  expect(diskFull).not.toBeInstanceOf(MediaError);
  const outOfMemory = await errorFor('Error opening filters: Cannot allocate memory');
  expect(outOfMemory).not.toSatisfy(isUnavailable);
  expect(outOfMemory).not.toBeInstanceOf(MediaError);
  expect(await errorFor('moov atom not found')).toBeInstanceOf(MediaError);
});

it.each(['FFMPEG_PATH', 'FFPROBE_PATH'])('names %s when its program cannot be run', async (name) => {
  const file = join(home, 'text');
  await writeFile(file, 'no program');
  for (const path of [join(home, 'nothing'), home, file]) {
    const env = loadEnv({ DATABASE_URL: 'postgres://user:password@127.0.0.1:1/unused', [name]: path });
    expect(() => locateFfmpeg(env)).toThrow(`${name} names a program that does not exist or cannot be run.`);
  }
});

it('names what an incomplete ffmpeg lacks before the worker starts', async () => {
  const program = join(home, 'incomplete');
  const version = 'ffmpeg version 9.0.2\nlibavutil      61.  1.102 / 61.  1.102\n V....D libx264  H.264';
  await writeFile(program, `#!/bin/sh\necho '${version}'\n`);
  await chmod(program, 0o755);
  const settings = { FFMPEG_PATH: program, FFPROBE_PATH: program };
  const env = loadEnv({ DATABASE_URL: 'postgres://user:password@127.0.0.1:1/unused', ...settings });
  await expect(requireCompleteFfmpeg(env)).rejects.toThrow(
    /^Videos cannot be processed because \S+incomplete lacks the encoder aac, .*the encoder libwebp, .*the protocol pipe\. Set FFMPEG_PATH/,
  );
  const refusing = loadEnv({ DATABASE_URL: 'postgres://localhost/none', ...settings, FFMPEG_MISSING: 'No.' });
  await expect(requireCompleteFfmpeg(refusing)).resolves.toBeUndefined();
});
