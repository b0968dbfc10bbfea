import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { EnvError, findOnPath, type Env } from '@rinkside/platform/env';
import { SandboxError, runSandboxed } from '@rinkside/platform/sandbox';
import { MediaError, asInfrastructureError } from './media-error.js';

/** The programs that read untrusted videos; undefined if not installed. */
export interface FfmpegTools {
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** Maximum duration of a video, s. */
  maxVideoSeconds: number;
}

/**
 * Finds ffmpeg and ffprobe: by environment variable, otherwise on PATH. Neither if `FFMPEG_MISSING` is set.
 * @throws EnvError if a variable names no file
 */
export const locateFfmpeg = (env: Env): FfmpegTools => {
  const { FFMPEG_MISSING, FFMPEG_PATH, FFPROBE_PATH, MEDIA_SECONDS: maxVideoSeconds } = env;
  if (FFMPEG_MISSING) return { ffmpeg: undefined, ffprobe: undefined, maxVideoSeconds };
  for (const [name, path] of Object.entries({ FFMPEG_PATH, FFPROBE_PATH }))
    if (path && !existsSync(path)) throw new EnvError(`${name} names a program that does not exist.`);
  const ffmpeg = FFMPEG_PATH ?? findOnPath('ffmpeg');
  const sibling = ffmpeg && join(dirname(ffmpeg), 'ffprobe');
  const ffprobe = FFPROBE_PATH ?? (sibling && existsSync(sibling) ? sibling : findOnPath('ffprobe'));
  return { ffmpeg, ffprobe, maxVideoSeconds };
};

/** The decoders that recordings of phones and cameras need. All others are disabled for untrusted input. */
const decoders = [
  'h264', 'hevc', 'vp9', 'libvpx-vp9', 'vp8', 'libvpx', 'av1', 'libdav1d', 'libaom-av1', 'mpeg4', 'h263', 'gif',
  'mjpeg', 'prores', 'dnxhd', 'dvvideo', 'mpeg1video', 'mpeg2video', 'vc1', 'wmv1', 'wmv2', 'wmv3',
  'msmpeg4v1', 'msmpeg4v2', 'msmpeg4', 'flv', 'vp6', 'vp6f', 'theora',
  'aac', 'aac_latm', 'mp3', 'mp3float', 'mp2', 'mp2float', 'opus', 'libopus', 'vorbis', 'libvorbis', 'flac',
  'amrnb', 'amrwb', 'libopencore_amrnb', 'libopencore_amrwb', 'alac', 'ac3', 'eac3', 'dca', 'truehd', 'mlp',
  'wmav1', 'wmav2', 'wmapro', 'speex', 'libspeex', 'nellymoser', 'qdm2', 'gsm', 'gsm_ms',
  'adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt', 'adpcm_swf', 'g726', 'pcm_alaw', 'pcm_mulaw', 'pcm_u8', 'pcm_s8',
  'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be',
  'pcm_f32le', 'pcm_f32be', 'pcm_f64le', 'pcm_f64be', 'pcm_bluray', 'pcm_dvd',
].join(); // prettier-ignore

/** Maximum pixels of a video frame; 4K has 8.3 million. */
export const maxVideoPixels = 10_000_000;
/** Address space in bytes; enough for three renditions of a 4K source. */
const memoryLimit = { address: 2_000_000_000 };
/** Limited, because encoder memory grows with the number of threads. */
export const encoderThreads = Math.min(availableParallelism(), 4);

/** Resource limits for a video of `seconds`: four times its duration plus 10 s, at most five minutes. */
const limitsFor = (seconds: number) => {
  const timeoutSeconds = Math.min(4 * seconds + 10, 300);
  return {
    memory: memoryLimit,
    cpuSeconds: timeoutSeconds * encoderThreads,
    maxFileBytes: 2_000_000_000,
    timeoutMs: timeoutSeconds * 1000,
  };
};

/** Restricts the input to one local file, one demuxer and no other protocol. */
const sourceArgs = (demuxer: string, file: string) => [
  '-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-max_pixels', String(maxVideoPixels),
  '-f', demuxer, '-i', file,
]; // prettier-ignore

/** Input arguments for ffmpeg, with the decoder allowlist. */
export const inputArgs = (demuxer: string, file: string): string[] => [
  '-codec_whitelist',
  decoders,
  ...sourceArgs(demuxer, file),
];

export interface FfmpegRun {
  /** The working folder of this run. */
  cwd: string;
  /** Duration of the video, s. */
  seconds: number;
  signal: AbortSignal;
  /** The video plays already: the run leaves the processor to those that a viewer waits for. */
  isBackground?: boolean;
  /** Called with the seconds of video processed so far. */
  onProgress?: (seconds: number) => void;
}

/** Below photos, which are ready in a second. */
const encoderNiceness = 10;
const backgroundNiceness = 19;

const notInstalled = () => new MediaError(mediaRules.broken, true, 'ffmpeg is not installed');

/** Converts a failed run. Exceeding the time limit is retryable: it says nothing about the file. */
const toMediaError = (error: unknown): unknown => {
  if (!(error instanceof SandboxError) || error.kind === 'stopped') return error;
  const infrastructureError = asInfrastructureError(error);
  if (infrastructureError) return infrastructureError;
  if (error.kind === 'missing') return notInstalled();
  if (/max pixel count/.test(error.stderrTail)) return new MediaError(mediaRules.videoPixels, false);
  if (error.kind === 'outputLimit') return new MediaError(mediaRules.videoFrames, false);
  const isTooSlow = error.kind === 'timeout' || error.kind === 'killed';
  return new MediaError(isTooSlow ? mediaRules.slow : mediaRules.videoDamaged, true, error.message);
};

interface ProbeRequest {
  /** The value of `-show_entries`. */
  entries: string;
  demuxer: string;
  file: string;
  /** Options that limit what is read. */
  args?: string[];
}

/**
 * Runs ffprobe on a file. No decoder allowlist here: ffprobe fails if it cannot open a stream's decoder.
 * @returns its JSON output.
 * @throws MediaError
 */
export const ffprobe = async (
  { ffprobe: program }: FfmpegTools,
  run: FfmpegRun,
  { entries, demuxer, file, args: readArgs = [] }: ProbeRequest,
): Promise<string> => {
  if (!program) throw notInstalled();
  const { cwd, signal, seconds } = run;
  const args = [
    '-v',
    'error',
    '-show_entries',
    entries,
    '-of',
    'json=compact=1',
    ...readArgs,
    ...sourceArgs(demuxer, file),
  ];
  try {
    const output = await runSandboxed({
      ...limitsFor(seconds),
      program,
      args,
      cwd,
      signal,
      maxOutputBytes: 16_000_000,
    });
    return output.toString();
  } catch (error) {
    throw toMediaError(error);
  }
};

/** Whether this ffmpeg build can tone map HDR. Without it HDR videos look pale. */
export const supportsToneMapping = async (
  { ffmpeg: program }: FfmpegTools,
  { cwd, signal }: Pick<FfmpegRun, 'cwd' | 'signal'>,
) => {
  if (!program) throw notInstalled();
  const args = ['-hide_banner', '-filters'];
  const output = await runSandboxed({
    ...limitsFor(5),
    program,
    args,
    cwd,
    signal,
    maxOutputBytes: 1_000_000,
  });
  return output.includes(' zscale ') && output.includes(' tonemap ');
};

/**
 * Runs ffmpeg in the sandbox.
 * @throws MediaError
 */
export const ffmpeg = async (
  { ffmpeg: program }: FfmpegTools,
  run: FfmpegRun,
  args: string[],
): Promise<void> => {
  if (!program) throw notInstalled();
  const { cwd, signal, seconds, onProgress, isBackground = false } = run;
  const onLine = (line: string) => {
    const time = /^out_time_ms=(\d+)/.exec(line)?.[1];
    if (time) onProgress?.(Number(time) / 1e6);
  };
  const allArgs = ['-v', 'error', '-nostdin', '-y', '-nostats', '-progress', 'pipe:1', ...args];
  try {
    await runSandboxed({
      ...limitsFor(seconds),
      program,
      args: allArgs,
      cwd,
      signal,
      onLine,
      maxOutputBytes: 4_000_000,
      niceness: isBackground ? backgroundNiceness : encoderNiceness,
    });
  } catch (error) {
    throw toMediaError(error);
  }
};
