import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { EnvError, findOnPath, type Env } from '@rinkside/platform/env';
import { ffmpegFault } from '@rinkside/platform/ffmpeg-build';
import { isExecutable } from '@rinkside/platform/which';
import { SandboxError, runSandboxed } from '@rinkside/platform/sandbox';
import { BusyMachineError, MediaError, asInfrastructureError } from './media-error.js';

/** The programs that read untrusted videos; undefined if not installed. */
export interface FfmpegTools {
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** Maximum duration of a video, s. */
  maxVideoSeconds: number;
  /** Maximum duration of a run, waiting for a processor included, s. */
  maxWaitSeconds: number;
}

/**
 * Finds ffmpeg and ffprobe: by environment variable, otherwise on PATH. Neither if `FFMPEG_MISSING` is set.
 * @throws EnvError if a variable names no program
 */
export const locateFfmpeg = (env: Env): FfmpegTools => {
  const { FFMPEG_MISSING, FFMPEG_PATH, FFPROBE_PATH } = env;
  const limits = { maxVideoSeconds: env.MEDIA_SECONDS, maxWaitSeconds: env.MEDIA_WAIT_SECONDS };
  if (FFMPEG_MISSING) return { ffmpeg: undefined, ffprobe: undefined, ...limits };
  for (const [name, path] of Object.entries({ FFMPEG_PATH, FFPROBE_PATH }))
    if (path && !isExecutable(path))
      throw new EnvError(`${name} names a program that does not exist or cannot be run.`);
  const ffmpeg = FFMPEG_PATH ?? findOnPath('ffmpeg');
  const sibling = ffmpeg && join(dirname(ffmpeg), 'ffprobe');
  const ffprobe = FFPROBE_PATH ?? (sibling && existsSync(sibling) ? sibling : findOnPath('ffprobe'));
  return { ffmpeg, ffprobe, ...limits };
};

/**
 * Checks that the installed ffmpeg can do what the media jobs need. A video would count as damaged otherwise.
 * @throws EnvError with a sentence that names what is missing
 */
export const requireCompleteFfmpeg = async (env: Env): Promise<void> => {
  const { ffmpeg: program, ffprobe: probeProgram } = locateFfmpeg(env);
  const fault = program && (await ffmpegFault(program, probeProgram));
  if (fault)
    throw new EnvError(
      `Videos cannot be processed because ${fault.reason}. Set FFMPEG_PATH to a complete ffmpeg 5.1 or newer, or FFMPEG_MISSING to refuse videos.`,
    );
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

/** CPU time without progress of a picture, s: a frame of 4K takes less than one. */
const stalledCpuSeconds = 60;

/**
 * Resource limits for a video of `seconds`. CPU time limits the work: a healthy 4K film takes eight seconds per second. A
 * busy machine only makes it wait.
 */
const limitsFor = (seconds: number, { maxWaitSeconds }: FfmpegTools) => ({
  memory: memoryLimit,
  cpuSeconds: Math.min(16 * seconds + 60, 3600),
  maxFileBytes: 2_000_000_000,
  timeoutMs: Math.min(60 * seconds + 60, maxWaitSeconds) * 1000,
});

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

/** Converts a failed run. A run that waited for too long says nothing about the file. */
const toMediaError = (error: unknown): unknown => {
  if (!(error instanceof SandboxError) || error.kind === 'stopped') return error;
  const infrastructureError = asInfrastructureError(error);
  if (infrastructureError) return infrastructureError;
  if (error.kind === 'missing') return notInstalled();
  if (/max pixel count/.test(error.stderrTail)) return new MediaError(mediaRules.videoPixels, false);
  if (error.kind === 'outputLimit') return new MediaError(mediaRules.videoFrames, false);
  if (error.kind === 'timeout') return new BusyMachineError(error);
  const isTooSlow = error.kind === 'stalled' || error.kind === 'killed';
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
  tools: FfmpegTools,
  run: FfmpegRun,
  { entries, demuxer, file, args: readArgs = [] }: ProbeRequest,
): Promise<string> => {
  const { ffprobe: program } = tools;
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
      ...limitsFor(seconds, tools),
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
  tools: FfmpegTools,
  { cwd, signal }: Pick<FfmpegRun, 'cwd' | 'signal'>,
) => {
  const { ffmpeg: program } = tools;
  if (!program) throw notInstalled();
  const args = ['-hide_banner', '-filters'];
  const output = await runSandboxed({
    ...limitsFor(5, tools),
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
export const ffmpeg = async (tools: FfmpegTools, run: FfmpegRun, args: string[]): Promise<void> => {
  const { ffmpeg: program } = tools;
  if (!program) throw notInstalled();
  const { cwd, signal, seconds, onProgress, isBackground = false } = run;
  let lastFrame = '';
  const onLine = (line: string): boolean => {
    const [, name, value = ''] = /^(frame|out_time_ms)=(\d+)/.exec(line) ?? [];
    if (name === 'out_time_ms') onProgress?.(Number(value) / 1e6);
    const isNext = name === 'frame' && value !== lastFrame;
    if (isNext) lastFrame = value;
    return isNext;
  };
  const allArgs = ['-v', 'error', '-nostdin', '-y', '-nostats', '-progress', 'pipe:1', ...args];
  try {
    await runSandboxed({
      ...limitsFor(seconds, tools),
      stalledCpuSeconds,
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
