import { mediaRules } from '@rinkside/contracts/media';
import * as z from 'zod';
import { MediaRefusal } from './refusal.js';
import { ffprobe, videoPixels, type Run, type Tools } from './tools.js';

/** What is known of a film before it is worked on. */
export interface Film {
  demuxer: string;
  /** Its picture's stream, as coded. */
  stream: number;
  codec: string;
  profile: string;
  pixelFormat: string;
  /** Pixels as shown: turned upright, with square pixels. */
  width: number;
  height: number;
  turned: boolean;
  squarePixels: boolean;
  /** Brighter than screens show: it needs tone mapping. */
  hdr: { transfer: string; primaries: string; space: string } | null;
  /** Frames a second, at most 60. */
  rate: number;
  frames: number;
  /** Seconds of its picture. */
  duration: number;
  /** When its frames can be begun with, s from its start. */
  keyframes: number[];
  /** Bits a second of its picture. */
  bitrate: number;
  audio: { stream: number; codec: string; channels: number } | null;
}

const text = z.string().default('');
const seconds = z.coerce.number().catch(NaN);
const report = z.object({
  format: z.object({ duration: seconds.optional() }).default({}),
  streams: z
    .array(
      z.object({
        index: z.int(),
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
type Stream = z.output<typeof report>['streams'][number];
type Packet = z.output<typeof report>['packets'][number];

const asked = [
  'stream=index,codec_type,codec_name,profile,pix_fmt,width,height,sample_aspect_ratio',
  'color_transfer,color_primaries,color_space,channels',
].join();
const entries = `format=duration:${asked}:stream_disposition=attached_pic:stream_tags=rotate:stream_side_data=rotation:packet=stream_index,pts_time,duration_time,size,flags`;

const videoCodecs = new Set(['h264', 'hevc', 'vp9', 'vp8', 'av1', 'mpeg4', 'h263', 'gif']);
const audioCodecs = new Set([
  'aac', 'mp3', 'opus', 'vorbis', 'amr_nb', 'amr_wb', 'alac', 'ac3', 'eac3',
  'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le',
]); // prettier-ignore

const hdrTransfers = new Set(['smpte2084', 'arib-std-b67']);

const shape = (stream: Stream) => {
  const rotation = stream.side_data_list.find((data) => data.rotation)?.rotation ?? stream.tags?.rotate ?? 0;
  const [across = 1, down = 1] = stream.sample_aspect_ratio.split(':').map(Number);
  const ratio = across > 0 && down > 0 ? across / down : 1;
  const width = Math.max(Math.round(stream.width * ratio), 1);
  const onSide = Math.abs(rotation) % 180 === 90;
  return {
    width: onSide ? stream.height : width,
    height: onSide ? width : stream.height,
    turned: rotation % 360 !== 0,
    squarePixels: Math.abs(ratio - 1) < 0.001,
  };
};

const timesOf = (packets: Packet[]) => {
  const times = packets.flatMap(({ pts_time, duration_time }) =>
    pts_time === undefined || Number.isNaN(pts_time) ? [] : [[pts_time, duration_time || 0] as const],
  );
  const start = times.reduce((least, [time]) => Math.min(least, time), Infinity);
  const end = times.reduce((most, [time, length]) => Math.max(most, time + length), -Infinity);
  return { start, duration: Math.max(end - start, 0) };
};

const describe = (demuxer: string, stream: Stream, packets: Packet[]): Omit<Film, 'audio'> => {
  const { start, duration } = timesOf(packets);
  const bytes = packets.reduce((sum, { size }) => sum + (size || 0), 0);
  const { color_transfer: transfer, color_primaries: primaries, color_space: space } = stream;
  return {
    ...shape(stream),
    demuxer,
    stream: stream.index,
    codec: stream.codec_name,
    profile: stream.profile,
    pixelFormat: stream.pix_fmt,
    hdr: hdrTransfers.has(transfer) ? { transfer, primaries, space } : null,
    frames: packets.length,
    duration,
    rate: Math.min(Math.max(duration ? packets.length / duration : 1, 10), 60),
    keyframes: packets
      .filter(({ flags }) => flags.startsWith('K'))
      .map(({ pts_time = 0 }) => pts_time - start)
      .toSorted((a, b) => a - b),
    bitrate: duration ? (bytes * 8) / duration : 0,
  };
};

const check = (film: Omit<Film, 'audio'>, stream: Stream, claimed: number, limit: number) => {
  if (!videoCodecs.has(film.codec)) throw new MediaRefusal(mediaRules.videoCodec, false, film.codec);
  if (stream.width * stream.height > videoPixels) throw new MediaRefusal(mediaRules.videoPixels, false);
  if (!film.frames || !film.width || !film.height) throw new MediaRefusal(mediaRules.videoDamaged, true);
  // A film cut off on its way still says how long it was; its last frames are not what matters.
  const whole = Number.isFinite(claimed) ? claimed : film.duration;
  if (film.duration < whole * 0.9 && whole - film.duration > 1)
    throw new MediaRefusal(mediaRules.videoDamaged, true, `${film.duration} s of ${whole} s`);
  // A phone's three minutes are a frame more.
  if (film.duration > limit + 1) throw new MediaRefusal(mediaRules.videoLong(limit), false);
};

const parsed = (said: string): unknown => {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
};

/** Reads all that is known of a film, from its packets rather than its own claims. @throws MediaRefusal */
export const probe = async (
  tools: Tools,
  run: Omit<Run, 'seconds'>,
  demuxer: string,
  file: string,
): Promise<Film> => {
  const said = await ffprobe(tools, { ...run, seconds: 5 }, { entries, demuxer, file });
  const { data } = report.safeParse(parsed(said));
  const pictures = data?.streams.filter(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition.attached_pic,
  );
  const [stream] = pictures ?? [];
  if (!data || !stream) throw new MediaRefusal(mediaRules.noPicture, false);
  const film = describe(
    demuxer,
    stream,
    data.packets.filter((packet) => packet.stream_index === stream.index),
  );
  check(film, stream, data.format.duration ?? NaN, tools.seconds);
  const sound = data.streams.find(
    ({ codec_type, codec_name }) => codec_type === 'audio' && audioCodecs.has(codec_name),
  );
  return {
    ...film,
    audio: sound
      ? { stream: sound.index, codec: `${sound.codec_name} ${sound.profile}`, channels: sound.channels }
      : null,
  };
};
