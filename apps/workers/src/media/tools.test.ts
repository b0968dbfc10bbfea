import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '@rinkside/platform/unavailable';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaRefusal } from './refusal.js';
import { ffmpeg, type Run, type Tools } from './tools.js';

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
  const tools: Tools = { ffmpeg: program, ffprobe: undefined, seconds: 180 };
  const run: Run = { cwd: home, seconds: 1, signal: new AbortController().signal };
  return ffmpeg(tools, run, []).catch((error: unknown) => error);
};

it('reports a full disk as an outage, retries when out of memory, and blames the file for other errors', async () => {
  const diskFull = await errorFor('av_interleaved_write_frame(): No space left on device');
  expect(diskFull).toSatisfy(isUnavailable);
  expect(diskFull).not.toBeInstanceOf(MediaRefusal);
  const outOfMemory = await errorFor('Error opening filters: Cannot allocate memory');
  expect(outOfMemory).not.toSatisfy(isUnavailable);
  expect(outOfMemory).not.toBeInstanceOf(MediaRefusal);
  expect(await errorFor('moov atom not found')).toBeInstanceOf(MediaRefusal);
});
