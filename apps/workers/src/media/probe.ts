import { mediaRules } from '@rinkside/contracts/media';
import * as z from 'zod';
import { MediaError } from './media-error.js';
import { audioRangeOf, audioTrackOf, hasUnreadableSound, type AudioTrack } from './audio-track.js';
import { ffprobe, maxVideoPixels, type FfmpegRun, type FfmpegTools } from './ffmpeg.js';
import {
  colorMatrixOf,
  displayOf,
  fieldsOf,
  frameTimingOf,
  wideColorOf,
  type WideColor,
} from './picture-track.js';
import {
  isDiscarded,
  reportEntries,
  streamReport,
  timeOf,
  timeRangeOf,
  type Stream,
  type StreamReport,
} from './stream-report.js';

/** Properties of a source video. Times count from `start`. */
export interface VideoInfo {
  demuxer: string;
  /** Index of the video stream. */
  stream: number;
  codec: string;
  profile: string;
  pixelFormat: string;
  /** Display size in pixels: upright, with square pixels. */
  width: number;
  height: number;
  /** Filters that turn and mirror the picture. */
  orientationFilters: string[];
  squarePixels: boolean;
  fields: 'progressive' | 'interlaced' | 'unknown';
  wideColor: WideColor | null;
  /** Color matrix, as named by ffmpeg's `scale` filter. */
  colorMatrix: string;
  /** Frames per second, at most 60. */
  frameRate: number;
  /** Frames have no constant rate: their times are kept. */
  isVariable: boolean;
  frameCount: number;
  /** Time in the source at which the output starts, s. */
  start: number;
  /** Time until the first frame, s: the sound starts earlier. */
  lead: number;
  /** End of the last frame, s. */
  duration: number;
  /** End of picture and sound, s. */
  totalDuration: number;
  /** Start of the last frame, s. */
  lastFrameTime: number;
  /** It contains frames that are not shown: an edit list trims it without re-encoding. */
  isTrimmed: boolean;
  /** Times of the keyframes, s. */
  keyframeTimes: number[];
  /** Bits per second of the video stream. */
  bitrate: number;
  audio: AudioTrack | null;
  /** Whether its sound has a format that cannot be decoded. */
  lacksSound: boolean;
}

const videoCodecs = new Set([
  'h264', 'hevc', 'vp9', 'vp8', 'av1', 'mpeg4', 'h263', 'gif', 'mjpeg', 'prores', 'dnxhd', 'dvvideo', 'mpeg1video',
  'mpeg2video', 'vc1', 'wmv1', 'wmv2', 'wmv3', 'msmpeg4v1', 'msmpeg4v2', 'msmpeg4v3', 'flv1', 'vp6', 'vp6f', 'theora',
]); // prettier-ignore

/** Sound that starts less than this before the picture is cut, s. */
const maxCutLead = 0.1;

const toVideoInfo = (demuxer: string, stream: Stream, data: StreamReport): VideoInfo => {
  const all = data.packets.filter(({ stream_index }) => stream_index === stream.index);
  const packets = all.filter((packet) => !isDiscarded(packet));
  const picture = timeRangeOf(packets);
  const sound = audioRangeOf(data);
  const soundLead = picture.start - (sound?.start ?? picture.start);
  const lead = soundLead > maxCutLead ? soundLead : 0;
  const start = picture.start - lead;
  const times = [...new Set(packets.map((packet) => timeOf(packet) - start))]
    .filter((time) => !Number.isNaN(time))
    .toSorted((a, b) => a - b);
  const end = Math.max(picture.end, sound?.end ?? picture.end);
  const bytes = packets.reduce((sum, { size }) => sum + (size || 0), 0);
  const { width, height, orientationFilters, squarePixels } = displayOf(stream);
  return {
    width,
    height,
    orientationFilters,
    squarePixels,
    demuxer,
    stream: stream.index,
    codec: stream.codec_name,
    profile: stream.profile,
    pixelFormat: stream.pix_fmt,
    fields: fieldsOf(stream),
    wideColor: wideColorOf(stream),
    colorMatrix: colorMatrixOf(stream),
    ...frameTimingOf(times, picture.duration),
    frameCount: times.length,
    start,
    lead,
    duration: Math.max(picture.end - start, 0),
    totalDuration: Math.max(end - start, 0),
    lastFrameTime: Math.max(picture.last - start, 0),
    isTrimmed: all.length > packets.length || (packets[0] && timeOf(packets[0])) !== picture.start,
    keyframeTimes: packets
      .filter(({ flags }) => flags.startsWith('K'))
      .map((packet) => timeOf(packet) - start)
      .toSorted((a, b) => a - b),
    bitrate: picture.duration ? (bytes * 8) / picture.duration : 0,
    audio: audioTrackOf(data, { demuxer, start, end: picture.end }),
    lacksSound: hasUnreadableSound(data),
  };
};

/**
 * Returns the video stream to show: of those that last about as long as the longest one, the largest. Cameras store
 * thumbnails and previews as streams of their own.
 */
const videoStreamOf = ({ streams, packets }: StreamReport): Stream | undefined => {
  const candidates = streams
    .filter(({ codec_type, disposition }) => codec_type === 'video' && !disposition.attached_pic)
    .map((stream) => {
      const own = packets.filter(({ stream_index }) => stream_index === stream.index);
      const isDecodable = videoCodecs.has(stream.codec_name);
      return { stream, isDecodable, frames: own.length, seconds: timeRangeOf(own).duration };
    });
  const decodable = candidates.filter(({ isDecodable, frames }) => isDecodable && frames > 0);
  const longest = Math.max(...decodable.map(({ seconds }) => seconds));
  const [best] = decodable
    .filter(({ seconds }) => seconds >= longest * 0.9)
    .toSorted((a, b) => b.stream.width * b.stream.height - a.stream.width * a.stream.height);
  return (best ?? candidates[0])?.stream;
};

/**
 * Returns the declared and the actual duration, s: of the video stream if it declares one, otherwise of the container.
 * Audio may be longer than video, so the two are not mixed.
 */
const durationsOf = (stream: Stream, { format, packets }: StreamReport) => {
  const own = packets.filter(({ stream_index }) => stream_index === stream.index);
  if (Number.isFinite(stream.duration))
    return { declared: stream.duration ?? 0, actual: timeRangeOf(own).duration };
  const actual = timeRangeOf(packets).duration;
  return { declared: Number.isFinite(format.duration) ? (format.duration ?? 0) : actual, actual };
};

/** Container formats that are read while they are recorded, and so declare no reliable duration. */
const streamedDemuxers = new Set(['mpegts', 'mpeg', 'flv']);

const validate = (video: VideoInfo, stream: Stream, data: StreamReport, limit: number) => {
  if (!videoCodecs.has(video.codec)) throw new MediaError(mediaRules.videoCodec, false, video.codec);
  if (stream.width * stream.height > maxVideoPixels) throw new MediaError(mediaRules.videoPixels, false);
  if (!video.frameCount || !video.width || !video.height) throw new MediaError(mediaRules.videoDamaged, true);
  // A recording of exactly the limit is a frame longer.
  if (video.totalDuration > limit + 1) throw new MediaError(mediaRules.videoLong(limit), false);
  // A truncated file still declares its full duration. A few missing frames at the end are accepted.
  const { declared, actual } = durationsOf(stream, data);
  if (!streamedDemuxers.has(video.demuxer) && actual < declared * 0.9 && declared - actual > 1)
    throw new MediaError(mediaRules.videoDamaged, true, `${actual} s of ${declared} s`);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Packets after the longest video are not read, s. */
const readMarginSeconds = 10;

/**
 * Reads a video's properties with ffprobe, from its packets rather than from its headers, and checks the limits.
 * @throws MediaError
 */
export const probe = async (
  tools: FfmpegTools,
  run: Omit<FfmpegRun, 'seconds'>,
  demuxer: string,
  file: string,
): Promise<VideoInfo> => {
  const readSeconds = tools.maxVideoSeconds + readMarginSeconds;
  const args = ['-read_intervals', `%+${readSeconds}`];
  const output = await ffprobe(
    tools,
    { ...run, seconds: 5 },
    { entries: reportEntries, demuxer, file, args },
  );
  const { data } = streamReport.safeParse(parseJson(output));
  const stream = data && videoStreamOf(data);
  if (!stream) throw new MediaError(mediaRules.noPicture, false);
  const video = toVideoInfo(demuxer, stream, data);
  validate(video, stream, data, tools.maxVideoSeconds);
  return video;
};

const keyframeReport = z.object({
  frames: z
    .array(z.object({ width: z.int(), height: z.int(), interlaced_frame: z.int().default(0) }))
    .default([]),
});

/** Whether the keyframes of an H.264 stream have one size and no fields: its headers show only the first size. */
export const hasUniformKeyframes = async (
  tools: FfmpegTools,
  run: Omit<FfmpegRun, 'seconds'>,
  { demuxer, stream }: VideoInfo,
): Promise<boolean> => {
  const args = ['-skip_frame', 'nokey', '-select_streams', String(stream)];
  const entries = 'frame=width,height,interlaced_frame';
  const output = await ffprobe(tools, { ...run, seconds: 5 }, { entries, demuxer, file: 'in', args });
  const { data } = keyframeReport.safeParse(parseJson(output));
  const sizes = new Set(data?.frames.map(({ width, height }) => `${width}x${height}`));
  return sizes.size <= 1 && data?.frames.some((frame) => frame.interlaced_frame) !== true;
};
