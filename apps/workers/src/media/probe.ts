import { mediaRules } from '@rinkside/contracts/media';
import * as z from 'zod';
import { MediaError } from './media-error.js';
import { ffprobe, maxVideoPixels, type FfmpegRun, type FfmpegTools } from './ffmpeg.js';

/** Properties of a source video. */
export interface VideoInfo {
  demuxer: string;
  /** Index of the video stream. */
  stream: number;
  codec: string;
  profile: string;
  pixelFormat: string;
  /** Display size in pixels: after rotation, with square pixels. */
  width: number;
  height: number;
  isRotated: boolean;
  squarePixels: boolean;
  /** Set for HDR sources, which need tone mapping. */
  hdr: { transfer: string; primaries: string; space: string } | null;
  /** Color matrix, as named by ffmpeg's `scale` filter. */
  colorMatrix: string;
  /** Frames per second, at most 60. */
  frameRate: number;
  frameCount: number;
  /** Duration of the video stream, s. */
  duration: number;
  /** Duration including audio, s. */
  totalDuration: number;
  /** Start of the last frame, s. */
  lastFrameTime: number;
  /** It contains frames that are not shown: an edit list trims it without re-encoding. */
  isTrimmed: boolean;
  /** Times of the keyframes, s. */
  keyframeTimes: number[];
  /** Bits per second of the video stream. */
  bitrate: number;
  audio: { stream: number; codec: string; channels: number; isTrimmed: boolean } | null;
}

const text = z.string().default('');
const seconds = z.coerce.number().catch(NaN);
const report = z.object({
  format: z.object({ duration: seconds.optional() }).default({}),
  streams: z
    .array(
      z.object({
        index: z.int(),
        duration: seconds.optional(),
        codec_type: text,
        codec_name: text,
        profile: text,
        pix_fmt: text,
        width: z.int().default(0),
        height: z.int().default(0),
        sample_aspect_ratio: text,
        color_transfer: text,
        color_primaries: text,
        color_space: text,
        channels: z.int().default(0),
        disposition: z.object({ attached_pic: z.int().default(0) }).default({ attached_pic: 0 }),
        tags: z.object({ rotate: z.coerce.number().catch(0) }).optional(),
        side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
      }),
    )
    .default([]),
  packets: z
    .array(
      z.object({
        stream_index: z.int(),
        pts_time: seconds.optional(),
        duration_time: seconds.optional(),
        size: seconds,
        flags: text,
      }),
    )
    .default([]),
});
type Report = z.output<typeof report>;
type Stream = Report['streams'][number];
type Packet = Report['packets'][number];

const streamEntries = [
  'stream=index,duration,codec_type,codec_name,profile,pix_fmt,width,height,sample_aspect_ratio',
  'color_transfer,color_primaries,color_space,channels',
].join();
const entries = `format=duration:${streamEntries}:stream_disposition=attached_pic:stream_tags=rotate:stream_side_data=rotation:packet=stream_index,pts_time,duration_time,size,flags`;

const videoCodecs = new Set(['h264', 'hevc', 'vp9', 'vp8', 'av1', 'mpeg4', 'h263', 'gif']);
const audioCodecs = new Set([
  'aac', 'mp3', 'opus', 'vorbis', 'amr_nb', 'amr_wb', 'alac', 'ac3', 'eac3',
  'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le',
]); // prettier-ignore

const hdrTransfers = new Set(['smpte2084', 'arib-std-b67']);

const colorMatrices: Record<string, string> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};
/** The color matrix players assume for a source without one: BT.601 for SD, BT.709 for HD. */
const defaultColorMatrix = ({ width, height }: Stream) => (Math.min(width, height) < 720 ? 'bt601' : 'bt709');

const displaySize = (stream: Stream) => {
  const rotation = stream.side_data_list.find((data) => data.rotation)?.rotation ?? stream.tags?.rotate ?? 0;
  const [across = 1, down = 1] = stream.sample_aspect_ratio.split(':').map(Number);
  const ratio = across > 0 && down > 0 ? across / down : 1;
  const width = Math.max(Math.round(stream.width * ratio), 1);
  const isSideways = Math.abs(rotation) % 180 === 90;
  return {
    width: isSideways ? stream.height : width,
    height: isSideways ? width : stream.height,
    isRotated: rotation % 360 !== 0,
    squarePixels: Math.abs(ratio - 1) < 0.001,
  };
};

const timeRangeOf = (packets: Packet[]) => {
  const times = packets.flatMap(({ pts_time, duration_time }) =>
    pts_time === undefined || Number.isNaN(pts_time) ? [] : [[pts_time, duration_time || 0] as const],
  );
  const start = times.reduce((min, [time]) => Math.min(min, time), Infinity);
  const last = times.reduce((max, [time]) => Math.max(max, time), -Infinity);
  const end = times.reduce((max, [time, length]) => Math.max(max, time + length), -Infinity);
  return { start, last, duration: Math.max(end - start, 0) };
};

/** Whether a packet is discarded: cut by an edit list, or audio priming. */
const isDiscarded = ({ flags }: Packet) => flags.includes('D');
/** Audio encoders start with up to this many discarded packets. */
const maxPrimingPackets = 3;

const audioOf = ({ streams, packets }: Report): VideoInfo['audio'] => {
  const audio = streams.find(
    ({ codec_type, codec_name }) => codec_type === 'audio' && audioCodecs.has(codec_name),
  );
  if (!audio) return null;
  const { index, codec_name, profile, channels } = audio;
  const discarded = packets.filter((packet) => packet.stream_index === index && isDiscarded(packet));
  return {
    stream: index,
    codec: `${codec_name} ${profile}`,
    channels,
    isTrimmed: discarded.length > maxPrimingPackets,
  };
};

const toVideoInfo = (demuxer: string, stream: Stream, data: Report): VideoInfo => {
  const audioInfo = audioOf(data);
  const { width, height, isRotated, squarePixels } = displaySize(stream);
  const shownPackets = data.packets.filter((packet) => !isDiscarded(packet));
  const packets = shownPackets.filter(({ stream_index }) => stream_index === stream.index);
  const audioPackets = shownPackets.filter(({ stream_index }) => stream_index === audioInfo?.stream);
  const { start, last, duration } = timeRangeOf(packets);
  const bytes = packets.reduce((sum, { size }) => sum + (size || 0), 0);
  const { color_transfer: transfer, color_primaries: primaries, color_space: space } = stream;
  return {
    width,
    height,
    isRotated,
    squarePixels,
    demuxer,
    stream: stream.index,
    codec: stream.codec_name,
    profile: stream.profile,
    pixelFormat: stream.pix_fmt,
    hdr: hdrTransfers.has(transfer) ? { transfer, primaries, space } : null,
    colorMatrix: colorMatrices[space] ?? defaultColorMatrix(stream),
    frameCount: packets.length,
    duration,
    totalDuration: timeRangeOf([...packets, ...audioPackets]).duration,
    lastFrameTime: Math.max(last - start, 0),
    isTrimmed: data.packets.some((packet) => packet.stream_index === stream.index && isDiscarded(packet)),
    frameRate: Math.min(Math.max(duration ? packets.length / duration : 1, 10), 60),
    keyframeTimes: packets
      .filter(({ flags }) => flags.startsWith('K'))
      .map(({ pts_time = 0 }) => pts_time - start)
      .toSorted((a, b) => a - b),
    bitrate: duration ? (bytes * 8) / duration : 0,
    audio: audioInfo,
  };
};

/**
 * Returns the declared and the actual duration, s: of the video stream if it declares one, otherwise of the container.
 * Audio may be longer than video, so the two are not mixed.
 */
const durationsOf = (video: VideoInfo, stream: Stream, { format, packets }: Report) => {
  if (Number.isFinite(stream.duration)) return { declared: stream.duration ?? 0, actual: video.duration };
  const actual = timeRangeOf(packets).duration;
  return { declared: Number.isFinite(format.duration) ? (format.duration ?? 0) : actual, actual };
};

const validate = (video: VideoInfo, stream: Stream, data: Report, limit: number) => {
  if (!videoCodecs.has(video.codec)) throw new MediaError(mediaRules.videoCodec, false, video.codec);
  if (stream.width * stream.height > maxVideoPixels) throw new MediaError(mediaRules.videoPixels, false);
  if (!video.frameCount || !video.width || !video.height) throw new MediaError(mediaRules.videoDamaged, true);
  // A truncated file still declares its full duration. A few missing frames at the end are accepted.
  const { declared, actual } = durationsOf(video, stream, data);
  if (actual < declared * 0.9 && declared - actual > 1)
    throw new MediaError(mediaRules.videoDamaged, true, `${actual} s of ${declared} s`);
  // A recording of exactly the limit is a frame longer.
  if (video.totalDuration > limit + 1) throw new MediaError(mediaRules.videoLong(limit), false);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

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
  const output = await ffprobe(tools, { ...run, seconds: 5 }, { entries, demuxer, file });
  const { data } = report.safeParse(parseJson(output));
  const videoStreams = data?.streams.filter(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition.attached_pic,
  );
  const [stream] = videoStreams ?? [];
  if (!data || !stream) throw new MediaError(mediaRules.noPicture, false);
  const video = toVideoInfo(demuxer, stream, data);
  validate(video, stream, data, tools.maxVideoSeconds);
  return video;
};
