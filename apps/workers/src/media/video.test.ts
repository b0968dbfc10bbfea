import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VideoInfo } from './probe.js';
import { MediaError } from './media-error.js';
import type { FfmpegTools } from './ffmpeg.js';
import { processVideo } from './video.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-video-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const video: VideoInfo = {
  demuxer: 'mov',
  stream: 0,
  codec: 'hevc',
  profile: 'Main',
  pixelFormat: 'yuv420p',
  width: 640,
  height: 360,
  orientationFilters: [],
  squarePixels: true,
  fields: 'progressive',
  wideColor: null,
  colorMatrix: 'bt601',
  frameRate: 30,
  isVariable: false,
  frameCount: 60,
  start: 0,
  lead: 0,
  duration: 2,
  totalDuration: 2,
  lastFrameTime: 1.967,
  isTrimmed: false,
  keyframeTimes: [0],
  bitrate: 1_000_000,
  audio: null,
  lacksSound: false,
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
  const tools: FfmpegTools = {
    ffmpeg: program,
    ffprobe: undefined,
    maxVideoSeconds: 180,
    maxWaitSeconds: 600,
  };
  await expect(processVideo(tools, run, video, () => undefined).next()).rejects.toThrow(MediaError);
  expect(isAlive(Number(await readFile(join(home, 'begun'), 'utf8')))).toBe(false);
});
