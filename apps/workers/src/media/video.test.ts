import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '@rinkside/platform/env';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VideoInfo } from './probe.js';
import { MediaError } from './media-error.js';
import type { FfmpegTools } from './ffmpeg.js';
import { encodeArgs } from './ffmpeg-args.js';
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

it('sets the constant rate after the times of frames, because some versions of ffmpeg forget it there', () => {
  const rendition = { name: '360', width: 640, height: 360, maxBitrate: 1_000_000 };
  const plan = { first: rendition, remaining: [], compatible: rendition, segmentStarts: null };
  const args = encodeArgs({ ...video, lead: 0.5 }, [rendition], plan, 30);
  const graph = args[args.indexOf('-filter_complex') + 1] ?? '';
  expect(graph).toMatch(/setpts=.*,fps=30\.00000,/);
});

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

const installedFfmpeg = findOnPath('ffmpeg') ?? '';

/** Writes a program in place of ffmpeg. */
const writeProgram = async (name: string, lines: string[]): Promise<FfmpegTools> => {
  const ffmpeg = join(home, name);
  await writeFile(ffmpeg, `${['#!/bin/sh', ...lines].join('\n')}\n`);
  await chmod(ffmpeg, 0o755);
  return { ffmpeg, ffprobe: undefined, maxVideoSeconds: 180, maxWaitSeconds: 600 };
};

it.each([
  ['black', 'color=black'],
  ['dark and flat', 'color=0x303030'],
  ['bright and flat', 'color=white'],
])(
  'makes a poster of a %s video in one run of ffmpeg',
  async (name, picture) => {
    const cwd = join(home, name);
    await mkdir(cwd);
    const source = ['-f', 'lavfi', '-i', `${picture}:s=160x90:r=10:d=2`, '-c:v', 'mpeg4', '-f', 'mp4', 'in'];
    const { stderr, status } = spawnSync(installedFfmpeg, ['-v', 'error', ...source], {
      cwd,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    // ffmpeg 8.0 and 9.0.2 end with 234 when an image output has no frame; 5.1 and 7.0.2 with 0.
    const tools = await writeProgram('strict', [
      `${installedFfmpeg} "$@" || exit $?`,
      'case "$*" in *poster.jpg*) echo >> runs; [ -e poster.jpg ] || exit 234;; esac',
    ]);
    const run = { cwd, signal: AbortSignal.timeout(100_000) };
    const { value } = await processVideo(
      tools,
      run,
      { ...video, width: 160, height: 90 },
      () => undefined,
    ).next();
    expect(value).toMatchObject({ thumbnailFile: 'poster.jpg' });
    expect(await readFile(join(cwd, 'runs'), 'utf8')).toBe('\n');
  },
  100_000,
);

it('reports progress without steps back', async () => {
  // As ffmpeg 9.0.2 reports a film with sound, and 7.0.2 some.
  const tools = await writeProgram('backwards', [
    'case "$*" in *poster.jpg*) echo > poster.jpg;; esac',
    'printf "frame=1\\nout_time_ms=1800000\\nframe=2\\nout_time_ms=1400000\\nframe=3\\nout_time_ms=1900000\\n"',
    'exit 0',
  ]);
  const percents: number[] = [];
  const run = { cwd: home, signal: AbortSignal.timeout(10_000) };
  await expect(
    processVideo(tools, run, video, (percent) => percents.push(Math.round(percent))).next(),
  ).rejects.toThrow('ENOENT');
  expect(percents).toEqual([87, 87, 91]);
});
