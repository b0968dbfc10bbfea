import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '@rinkside/platform/unavailable';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaRefusal } from './refusal.js';
import { ffmpeg } from './tools.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-tools-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** How work ends whose program says this. */
const endOf = async (said: string): Promise<unknown> => {
  const program = join(home, 'program');
  await writeFile(program, `#!/bin/sh\necho '${said}' >&2\nexit 1\n`);
  await chmod(program, 0o755);
  const run = { cwd: home, seconds: 1, signal: new AbortController().signal };
  return ffmpeg({ ffmpeg: program, ffprobe: undefined, seconds: 180 }, run, []).catch(
    (error: unknown) => error,
  );
};

it('a full disk is an outage, want of memory another try, and only the rest is about the file', async () => {
  const full = await endOf('av_interleaved_write_frame(): No space left on device');
  expect(full).toSatisfy(isUnavailable);
  expect(full).not.toBeInstanceOf(MediaRefusal);
  const poor = await endOf('Error opening filters: Cannot allocate memory');
  expect(poor).not.toSatisfy(isUnavailable);
  expect(poor).not.toBeInstanceOf(MediaRefusal);
  expect(await endOf('moov atom not found')).toBeInstanceOf(MediaRefusal);
});
