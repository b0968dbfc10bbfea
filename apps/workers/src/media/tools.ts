import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { mediaRules } from '@rinkside/contracts/media';
import { programOnPath, type Env } from '@rinkside/platform/env';
import { ForeignFailure, runForeign } from '@rinkside/platform/sandbox';
import { MediaRefusal, oursOf } from './refusal.js';

/** The programs that read strangers' videos; undefined where this system has none. */
export interface Tools {
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** Longest video taken, s. */
  seconds: number;
}

export const findTools = ({ FFMPEG_PATH, FFPROBE_PATH, MEDIA_SECONDS }: Env): Tools => {
  const ffmpeg = FFMPEG_PATH ?? programOnPath('ffmpeg');
  const beside = ffmpeg && join(dirname(ffmpeg), 'ffprobe');
  const ffprobe = FFPROBE_PATH ?? (beside && existsSync(beside) ? beside : programOnPath('ffprobe'));
  return { ffmpeg, ffprobe, seconds: MEDIA_SECONDS };
};

/** Demuxers and decoders that phones' files need; nothing else of ffmpeg ever sees a stranger's byte. */
const decoders = [
  'h264', 'hevc', 'vp9', 'libvpx-vp9', 'vp8', 'libvpx', 'av1', 'libdav1d', 'libaom-av1', 'mpeg4', 'h263', 'gif',
  'aac', 'mp3', 'mp3float', 'opus', 'libopus', 'vorbis', 'libvorbis', 'amrnb', 'amrwb', 'alac', 'ac3', 'eac3',
  'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le',
].join(); // prettier-ignore

/** Pixels of the largest video frame: 4K and a little. */
export const videoPixels = 10_000_000;
/** Enough for three renditions of a 4K source, bytes of address space. */
const memory = { address: 2_000_000_000 };
/** Encoders take memory by thread. */
export const threads = Math.min(availableParallelism(), 4);

/** How a film of `seconds` is bounded: four times its length and a little, five minutes at most. */
const bounds = (seconds: number) => {
  const wall = Math.min(4 * seconds + 10, 300);
  return { memory, cpu: wall * threads, file: 2_000_000_000, wall: wall * 1000 };
};

/** One local file, one demuxer, no other protocol. */
const source = (demuxer: string, file: string) => [
  '-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-max_pixels', String(videoPixels),
  '-f', demuxer, '-i', file,
]; // prettier-ignore

/** What ffmpeg reads; of decoders it opens only these. */
export const input = (demuxer: string, file: string): string[] => [
  '-codec_whitelist',
  decoders,
  ...source(demuxer, file),
];

export interface Run {
  /** The folder of its own. */
  cwd: string;
  /** Length of the film, s. */
  seconds: number;
  signal: AbortSignal;
  /** It may take its time. */
  patient?: boolean;
  /** Seconds of the film done. */
  onTime?: (seconds: number) => void;
}

const missing = () => new MediaRefusal(mediaRules.broken, true, 'there is no ffmpeg on this machine');

/** A limit that was met is no word about the file: the same one may fit another time. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof ForeignFailure) || error.kind === 'stopped') return error;
  const ours = oursOf(error);
  if (ours) return ours;
  if (error.kind === 'missing') return missing();
  if (/max pixel count/.test(error.said)) return new MediaRefusal(mediaRules.videoPixels, false);
  const slow = error.kind === 'timeout' || error.kind === 'killed';
  return new MediaRefusal(slow ? mediaRules.slow : mediaRules.videoDamaged, true, error.message);
};

/** Asks about a file in JSON; it gives up where it cannot open a stream's decoder. @throws MediaRefusal */
export const ffprobe = async (
  { ffprobe: program }: Tools,
  run: Run,
  { entries, demuxer, file }: { entries: string; demuxer: string; file: string },
): Promise<string> => {
  if (!program) throw missing();
  const { cwd, signal, seconds } = run;
  const words = ['-v', 'error', '-show_entries', entries, '-of', 'json=compact=1', ...source(demuxer, file)];
  try {
    return await runForeign({ ...bounds(seconds), program, args: words, cwd, signal, output: 16_000_000 });
  } catch (error) {
    throw refusalOf(error);
  }
};

/** Whether this ffmpeg maps HDR to what every screen shows; else such a film stays paler than it was. */
export const mapsTones = async ({ ffmpeg: program }: Tools, { cwd, signal }: Pick<Run, 'cwd' | 'signal'>) => {
  if (!program) throw missing();
  const args = ['-hide_banner', '-filters'];
  const said = await runForeign({ ...bounds(5), program, args, cwd, signal, output: 1_000_000 });
  return / zscale /.test(said) && / tonemap /.test(said);
};

/** Works on a film. @throws MediaRefusal when it cannot. */
export const ffmpeg = async ({ ffmpeg: program }: Tools, run: Run, args: string[]): Promise<void> => {
  if (!program) throw missing();
  const { cwd, signal, seconds, onTime, patient } = run;
  const onLine = (line: string) => {
    const time = /^out_time_ms=(\d+)/.exec(line)?.[1];
    if (time) onTime?.(Number(time) / 1e6);
  };
  const words = ['-v', 'error', '-nostdin', '-y', '-nostats', '-progress', 'pipe:1', ...args];
  try {
    await runForeign({
      ...bounds(seconds),
      program,
      args: words,
      cwd,
      signal,
      onLine,
      output: 4_000_000,
      ...(patient && { niceness: 15 }),
    });
  } catch (error) {
    throw refusalOf(error);
  }
};
