import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { SampleResult } from './process-sample.js';

const run = promisify(execFile);

/** The mean color of an image: red, green and blue. */
type Color = readonly number[];

/** What one ffmpeg made of a sample. */
export interface SampleMeasures {
  /** The size and the renditions, or the reason of the refusal. */
  result: string;
  /** Of `media.mp4`, s and frames per second. */
  duration: number;
  frames: number;
  frameRate: number;
  poster: Color;
  previews: number;
  firstPreview: Color;
}

/** Differences up to these are the rounding of another scaler or encoder. */
const maxDifference = { duration: 0.05, frames: 1, color: 6 };

const colorOf = async (file: string): Promise<Color> => {
  const { channels } = await sharp(file).stats();
  return channels.map(({ mean }) => Math.round(mean));
};

const videoOf = async (cwd: string) => {
  const entries = 'stream=nb_read_packets,avg_frame_rate,duration';
  const args = [
    '-v',
    'error',
    '-count_packets',
    '-select_streams',
    'v',
    '-show_entries',
    entries,
    '-of',
    'json',
  ];
  const { stdout } = await run('ffprobe', [...args, 'media.mp4'], { cwd });
  const { streams } = JSON.parse(stdout) as {
    streams: { nb_read_packets: string; avg_frame_rate: string; duration: string }[];
  };
  const [frames = 0, period = 1] = (streams[0]?.avg_frame_rate ?? '').split('/').map(Number);
  return {
    duration: Number(streams[0]?.duration),
    frames: Number(streams[0]?.nb_read_packets),
    frameRate: frames / (period || 1),
  };
};

const nothing = { duration: 0, frames: 0, frameRate: 0, poster: [], previews: 0, firstPreview: [] };

/** Measures the outputs of a sample. */
export const measureSample = async ({ stages, rejection, cwd }: SampleResult): Promise<SampleMeasures> => {
  const last = stages.at(-1);
  if (rejection !== undefined || !last) return { ...nothing, result: `refused: ${rejection}` };
  const size = `${last.width}x${last.height}`;
  if (last.mediaType === 'image' || !existsSync(join(cwd, 'master.m3u8')))
    return { ...nothing, result: `image, ${size}`, poster: await colorOf(join(cwd, last.thumbnailFile)) };
  const master = await readFile(join(cwd, 'master.m3u8'), 'utf8');
  const track = await readFile(join(cwd, 'preview.vtt'), 'utf8');
  const [, , width = 0, height = 0] = (/#xywh=([\d,]+)/.exec(track)?.[1] ?? '').split(',').map(Number);
  const firstPreview = await sharp(join(cwd, 'preview.jpg'))
    .extract({ left: 0, top: 0, width, height })
    .toBuffer();
  const { channels } = await sharp(firstPreview).stats();
  return {
    ...(await videoOf(cwd)),
    result: `${size}: ${(master.match(/^\w+(?=\.m3u8)/gm) ?? []).join(', ')}`,
    poster: await colorOf(join(cwd, 'poster.jpg')),
    previews: track.match(/ --> /g)?.length ?? 0,
    firstPreview: channels.map(({ mean }) => Math.round(mean)),
  };
};

const isNear = (a: Color, b: Color) =>
  a.length === b.length && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) <= maxDifference.color);

/** Returns what is different from the result of another ffmpeg. */
export const differences = (measured: SampleMeasures, reference: SampleMeasures): string[] => [
  ...(measured.result === reference.result ? [] : ['result']),
  ...(['duration', 'frames'] as const).filter(
    (name) => Math.abs(measured[name] - reference[name]) > maxDifference[name],
  ),
  ...(measured.previews === reference.previews ? [] : ['previews']),
  ...(['poster', 'firstPreview'] as const).filter((name) => !isNear(measured[name], reference[name])),
];

const hex = (color: Color) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Renders the measures as a cell of a table. */
export const measuresText = (measures: SampleMeasures): string => {
  const { result, duration, frames, frameRate, poster, previews, firstPreview } = measures;
  if (poster.length === 0) return result;
  if (frames === 0) return `${result}; ${hex(poster)}`;
  const shown = `${duration.toFixed(2)} s, ${frames} frames, ${frameRate.toFixed(2)}/s`;
  return `${result}; ${shown}; poster ${hex(poster)}; ${previews} previews, ${hex(firstPreview)}`;
};
