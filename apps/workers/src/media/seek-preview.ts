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
    /** Time between two pictures. */
    seconds,
    count: Math.max(Math.ceil(totalDuration / seconds), 1),
    width: toEven(width),
    height: toEven(height),
  };
};

/** Arguments that write the pictures. Only keyframes are decoded. */
export const previewArgs = (video: VideoInfo): string[] => {
  const { seconds, count, width, height } = layoutOf(video);
  const rows = Math.ceil(count / columns);
  const filters = [
    `fps=1/${seconds}:round=up`,
    `scale=${width}:${height}`,
    `tpad=stop=${count}:stop_mode=clone`,
    `tile=${Math.min(count, columns)}x${rows}`,
  ];
  return [
    '-skip_frame', 'nokey', ...inputArgs('mov', 'media.mp4'), '-map', '0:v', '-vf', filters.join(),
    '-frames:v', '1', '-q:v', '5', ...stripMetadata, 'preview.jpg',
  ]; // prettier-ignore
};

const timeText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Returns the WebVTT track: each cue names its picture by a media fragment. */
export const previewTrack = (video: VideoInfo): string => {
  const { seconds, count, width, height } = layoutOf(video);
  const cues = Array.from({ length: count }, (_, at) => {
    const end = at === count - 1 ? video.totalDuration : (at + 1) * seconds;
    const area = [(at % columns) * width, Math.floor(at / columns) * height, width, height];
    return `${timeText(at * seconds)} --> ${timeText(end)}\npreview.jpg#xywh=${area.join()}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
};

export const previewFiles = ['preview.jpg', 'preview.vtt'];
