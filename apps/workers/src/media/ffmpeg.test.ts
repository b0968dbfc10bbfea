import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaError } from './media-error.js';
import { ffmpeg, type FfmpegRun, type FfmpegTools } from './ffmpeg.js';

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
