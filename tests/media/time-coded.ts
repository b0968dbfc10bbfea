import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePreviews } from '../../apps/web/src/features/highlight/video-player/seek-preview.js';
import sharp from 'sharp';
import type { MediaMaker, MediaSample } from './media-sample.js';

/** The number of a frame is drawn as blocks, one a bit, the lowest first. */
const bits = 10;
const blockWidth = 32;
const size = `${bits * blockWidth}x180`;
const seconds = 7;

/** A film whose frames show their number. */
export interface TimeCodedFilm {
  /** Frames per second, as ffmpeg writes it; frame n is shown from n / rate on. */
  rate: string;
  args: string[];
  /** Filters after the numbers are drawn. */
  filters?: string[];
  isCopied: boolean;
}

export const framesPerSecond = (rate: string): number => {
  const [frames = 1, period = 1] = rate.split('/').map(Number);
  return frames / period;
};

export const makeTimeCoded =
  ({ rate, args, filters = [] }: TimeCodedFilm): MediaSample['make'] =>
  async (make: MediaMaker, name: string) => {
    const blocks = Array.from({ length: bits }, (_, bit) => {
      const area = `x=${bit * blockWidth}:y=0:w=${blockWidth}:h=180`;
      return `drawbox=${area}:color=white:t=fill:enable='gte(mod(n,${2 ** (bit + 1)}),${2 ** bit})'`;
    });
    const source = `color=black:s=${size}:r=${rate}:d=${seconds}`;
    await make.ffmpeg(['-f', 'lavfi', '-i', source, '-vf', [...blocks, ...filters].join(), ...args, name]);
    return readFile(make.at(name));
  };

/** A picture of the seek bar: the start of its cue, and the number of its frame. */
export interface NumberedPreview {
  start: number;
  frame: number;
}

/** Reads the numbers in the pictures of the seek bar. */
export const readPreviews = async (cwd: string): Promise<NumberedPreview[]> => {
  const track = await readFile(join(cwd, 'preview.vtt'), 'utf8');
  const cues = parsePreviews(track, 'preview.vtt');
  return Promise.all(
    cues.map(async ({ x, y, width, height }, at) => {
      const area = { left: x, top: y, width, height };
      const { data, info } = await sharp(join(cwd, 'preview.jpg'))
        .extract(area)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const isWhite = (bit: number) => {
        const column = Math.floor(((bit + 0.5) * info.width) / bits);
        return (data[(Math.floor(info.height / 2) * info.width + column) * info.channels] ?? 0) > 128;
      };
      const frame = Array.from({ length: bits }, (_, bit) => (isWhite(bit) ? 2 ** bit : 0));
      return { start: cues[at - 1]?.end ?? 0, frame: frame.reduce((sum, value) => sum + value, 0) };
    }),
  );
};
