import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Film } from './probe.js';
import { MediaRefusal } from './refusal.js';
import type { Tools } from './tools.js';
import { prepareVideo } from './video.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-video-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const video: Film = {
  demuxer: 'mov',
  stream: 0,
  codec: 'hevc',
  profile: 'Main',
  pixelFormat: 'yuv420p',
  width: 640,
  height: 360,
  turned: false,
  squarePixels: true,
  hdr: null,
  matrix: 'bt601',
  rate: 30,
  frames: 60,
  duration: 2,
  length: 2,
  lastFrame: 1.967,
  trimmed: false,
  keyframes: [0],
  bitrate: 1_000_000,
  audio: null,
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('stops all running encoders when the poster fails', async () => {
  const program = join(home, 'program');
  // The poster run waits until the encoder has started, then fails.
  const lines = [
    '#!/bin/sh',
    'case "$*" in',
    '  *poster.jpg*) until [ -s begun ]; do sleep 0.05; done; echo broken >&2; exit 1;;',
    '  *) echo $$ > begun; exec sleep 20;;',
    'esac',
  ];
  await writeFile(program, `${lines.join('\n')}\n`);
  await chmod(program, 0o755);
  const run = { cwd: home, signal: AbortSignal.timeout(10_000) };
  const tools: Tools = { ffmpeg: program, ffprobe: undefined, seconds: 180 };
  await expect(prepareVideo(tools, run, video, () => undefined).next()).rejects.toThrow(MediaRefusal);
  expect(isAlive(Number(await readFile(join(home, 'begun'), 'utf8')))).toBe(false);
});
