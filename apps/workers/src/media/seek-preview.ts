import { stripMetadata } from './ffmpeg-args.js';
import { inputArgs } from './ffmpeg.js';
import type { VideoInfo } from './probe.js';
import { segmentSeconds } from './rendition-plan.js';

// Small pictures that the player shows above its seek bar: one image of all, and a WebVTT track with their times.

/** Longer side of one picture, px. */
const pictureSide = 160;
const columns = 10;
const maxPictures = 100;

const layoutOf = ({ width, height, totalDuration }: VideoInfo) => {
  const seconds = Math.max(segmentSeconds, Math.ceil(totalDuration / maxPictures));
  const scale = pictureSide / Math.max(width, height);
  const toEven = (pixels: number) => Math.max(2 * Math.round((pixels * scale) / 2), 2);
  return {
    /** A picture is the first keyframe of a period of this length. */
    seconds,
    maxCount: Math.max(Math.ceil(totalDuration / seconds), 1),
    width: toEven(width),
    height: toEven(height),
  };
};

/** The times of the pictures, as ffmpeg prints them. */
export const previewTimesFile = 'preview-times.txt';

/** Arguments that write the pictures and their times. Only keyframes are decoded. */
export const previewArgs = (video: VideoInfo): string[] => {
  const { seconds, maxCount, width, height } = layoutOf(video);
  const period = (time: string) => `floor(${time}/${seconds}+0.001)`;
  const filters = [
    `select='isnan(prev_selected_t)+gt(${period('t')},${period('prev_selected_t')})'`,
    // It prints frames with metadata only.
    'metadata=mode=add:key=picture:value=1',
    `metadata=mode=print:file=${previewTimesFile}`,
    `scale=${width}:${height}`,
    `tile=${Math.min(maxCount, columns)}x${Math.ceil(maxCount / columns)}`,
  ];
  return [
    '-skip_frame', 'nokey', '-copyts', ...inputArgs('mov', 'media.mp4'), '-map', '0:v', '-vf', filters.join(),
    '-frames:v', '1', '-q:v', '5', ...stripMetadata, '-f', 'image2', '-update', '1', 'preview.jpg',
  ]; // prettier-ignore
};

const timeText = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/**
 * Returns the WebVTT track: each cue names its picture by a media fragment. A cue starts when its picture is on screen,
 * and the first one at zero.
 * @param printedTimes The content of `previewTimesFile`.
 */
export const previewTrack = (video: VideoInfo, printedTimes: string): string => {
  const { width, height, maxCount } = layoutOf(video);
  const printed = [...printedTimes.matchAll(/pts_time:([\d.]+)/g)].map(([, time]) => Number(time));
  const times = printed.slice(0, maxCount);
  const cues = times.map((time, at) => {
    const start = at === 0 ? 0 : time;
    const end = times[at + 1] ?? Math.max(video.totalDuration, start + 0.001);
    const area = [(at % columns) * width, Math.floor(at / columns) * height, width, height];
    return `${timeText(start)} --> ${timeText(end)}\npreview.jpg#xywh=${area.join()}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
};

export const previewFiles = ['preview.jpg', 'preview.vtt'];
