import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the media jobs need of ffmpeg: the options that list it, and the names. HDR is tone-mapped only if possible. */
export const ffmpegParts = {
  encoders: ['libx264', 'aac', 'mjpeg', 'libwebp'],
  decoders: ['h264', 'hevc', 'aac'],
  filters: [
    'scale', 'setsar', 'pad', 'format', 'bwdif', 'hflip', 'vflip', 'transpose', 'select', 'tpad', 'fps', 'setpts',
    'split', 'trim', 'concat', 'tile', 'signalstats', 'entropy', 'metadata', 'aresample', 'apad', 'atrim',
  ],
  bsfs: ['filter_units', 'setts', 'noise'],
  muxers: ['hls', 'mp4', 'image2'],
  demuxers: ['mov', 'matroska', 'gif', 'mpegts', 'mpeg', 'avi', 'asf', 'flv', 'ogg'],
  protocols: ['file', 'pipe'],
}; // prettier-ignore
type PartKind = keyof typeof ffmpegParts;

const kindNames: Record<PartKind, string> = {
  encoders: 'encoder',
  decoders: 'decoder',
  filters: 'filter',
  bsfs: 'bitstream filter',
  muxers: 'muxer',
  demuxers: 'demuxer',
  protocols: 'protocol',
};

/** libavutil of ffmpeg 5.1. Development builds have this version too, but no version number of ffmpeg. */
const minLibavutil = [57, 28] as const;

const answerMs = 10_000;

const outputOf = async (path: string, option: string) => {
  const { stdout } = await run(path, ['-hide_banner', option], { timeout: answerMs, maxBuffer: 4_000_000 });
  return stdout;
};

/** Returns the names in a list: after the flags of a line, or alone on a line. */
const namesIn = (list: string) =>
  new Set(
    list.split('\n').flatMap((line) => {
      const [flags = '', name = flags] = line.trim().split(/\s+/);
      return name.split(',');
    }),
  );

const missingParts = async (path: string) => {
  const kinds = Object.keys(ffmpegParts) as PartKind[];
  const missing = await Promise.all(
    kinds.map(async (kind) => {
      const names = namesIn(await outputOf(path, `-${kind}`));
      return ffmpegParts[kind]
        .filter((name) => !names.has(name))
        .map((name) => `the ${kindNames[kind]} ${name}`);
    }),
  );
  return missing.flat();
};

const versionOf = async (path: string) => {
  const text = await outputOf(path, '-version');
  const [, version = 'unknown'] = /version (\S+)/.exec(text) ?? [];
  const [, major = 0, minor = 0] = (/libavutil\s+(\d+)\.\s*(\d+)/.exec(text) ?? []).map(Number);
  const isSupported = major > minLibavutil[0] || (major === minLibavutil[0] && minor >= minLibavutil[1]);
  return { version, isSupported };
};

/** Why these programs cannot process videos. The system's package manager may help, but not with an incomplete build. */
export interface FfmpegFault {
  program: 'ffmpeg' | 'ffprobe';
  kind: 'broken' | 'old' | 'incomplete';
  /** The end of a sentence after "because". */
  reason: string;
}

const versionFault = async (
  program: FfmpegFault['program'],
  path: string | undefined,
): Promise<FfmpegFault | undefined> => {
  if (!path) return { program, kind: 'broken', reason: `${program} is not installed` };
  const found = await versionOf(path).catch(() => undefined);
  if (!found) return { program, kind: 'broken', reason: `${path} does not run` };
  if (found.isSupported) return undefined;
  return { program, kind: 'old', reason: `${program} ${found.version} is older than 5.1` };
};

const findFault = async (ffmpeg: string, ffprobe: string | undefined): Promise<FfmpegFault | undefined> => {
  const [ofFfmpeg, ofFfprobe] = await Promise.all([
    versionFault('ffmpeg', ffmpeg),
    versionFault('ffprobe', ffprobe),
  ]);
  const fault = ofFfmpeg ?? ofFfprobe;
  if (fault) return fault;
  const missing = await missingParts(ffmpeg);
  if (missing.length === 0) return undefined;
  const list = new Intl.ListFormat('en').format(missing);
  return { program: 'ffmpeg', kind: 'incomplete', reason: `${ffmpeg} lacks ${list}` };
};

const usable = new Set<string>();

/** Returns why these programs cannot process videos; undefined if they can. Usable programs are asked once. */
export const ffmpegFault = async (
  ffmpeg: string,
  ffprobe: string | undefined,
): Promise<FfmpegFault | undefined> => {
  const programs = `${ffmpeg}\n${ffprobe}`;
  if (usable.has(programs)) return undefined;
  const fault = await findFault(ffmpeg, ffprobe);
  if (!fault) usable.add(programs);
  return fault;
};
