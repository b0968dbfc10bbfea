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
  /** How its colours are coded, as ffmpeg's `scale` names it. */
  matrix: string;
  /** Frames a second, at most 60. */
  rate: number;
  frames: number;
  /** Seconds of its picture. */
  duration: number;
  /** Seconds until picture and sound have ended. */
  length: number;
  /** When its last frame begins, s from its start. */
  lastFrame: number;
  /** It holds frames that are not to be shown, as what is trimmed without encoding it does. */
  trimmed: boolean;
  /** When its frames can be begun with, s from its start. */
  keyframes: number[];
  /** Bits a second of its picture. */
  bitrate: number;
  audio: { stream: number; codec: string; channels: number; trimmed: boolean } | null;
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

const asked = [
  'stream=index,duration,codec_type,codec_name,profile,pix_fmt,width,height,sample_aspect_ratio',
  'color_transfer,color_primaries,color_space,channels',
].join();
const entries = `format=duration:${asked}:stream_disposition=attached_pic:stream_tags=rotate:stream_side_data=rotation:packet=stream_index,pts_time,duration_time,size,flags`;

const videoCodecs = new Set(['h264', 'hevc', 'vp9', 'vp8', 'av1', 'mpeg4', 'h263', 'gif']);
const audioCodecs = new Set([
  'aac', 'mp3', 'opus', 'vorbis', 'amr_nb', 'amr_wb', 'alac', 'ac3', 'eac3',
  'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le',
]); // prettier-ignore

const hdrTransfers = new Set(['smpte2084', 'arib-std-b67']);

const matrices: Record<string, string> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};
/** What players take a film for that does not say: as television did, by its size. */
const usualMatrix = ({ width, height }: Stream) => (Math.min(width, height) < 720 ? 'bt601' : 'bt709');

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
  const last = times.reduce((most, [time]) => Math.max(most, time), -Infinity);
  const end = times.reduce((most, [time, length]) => Math.max(most, time + length), -Infinity);
  return { start, last, duration: Math.max(end - start, 0) };
};

/** Discarded: what an edit list cuts away, or what a decoder of sound needs to begin with. */
const isCut = ({ flags }: Packet) => flags.includes('D');
/** Most packets with which a sound begins that are not heard. */
const priming = 3;

const soundOf = ({ streams, packets }: Report): Film['audio'] => {
  const sound = streams.find(
    ({ codec_type, codec_name }) => codec_type === 'audio' && audioCodecs.has(codec_name),
  );
  if (!sound) return null;
  const { index, codec_name, profile, channels } = sound;
  const cut = packets.filter((packet) => packet.stream_index === index && isCut(packet));
  return { stream: index, codec: `${codec_name} ${profile}`, channels, trimmed: cut.length > priming };
};

const describe = (demuxer: string, stream: Stream, data: Report): Film => {
  const audio = soundOf(data);
  const shown = data.packets.filter((packet) => !isCut(packet));
  const packets = shown.filter(({ stream_index }) => stream_index === stream.index);
  const heard = shown.filter(({ stream_index }) => stream_index === audio?.stream);
  const { start, last, duration } = timesOf(packets);
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
    matrix: matrices[space] ?? usualMatrix(stream),
    frames: packets.length,
    duration,
    length: timesOf([...packets, ...heard]).duration,
    lastFrame: Math.max(last - start, 0),
    trimmed: data.packets.some((packet) => packet.stream_index === stream.index && isCut(packet)),
    rate: Math.min(Math.max(duration ? packets.length / duration : 1, 10), 60),
    keyframes: packets
      .filter(({ flags }) => flags.startsWith('K'))
      .map(({ pts_time = 0 }) => pts_time - start)
      .toSorted((a, b) => a - b),
    bitrate: duration ? (bytes * 8) / duration : 0,
    audio,
  };
};

/** How long it says it is, and is; sound may outlast the picture, so that each is held to its own word. */
const wordOf = (film: Film, stream: Stream, { format, packets }: Report) => {
  if (Number.isFinite(stream.duration)) return { said: stream.duration ?? 0, there: film.duration };
  const there = timesOf(packets).duration;
  return { said: Number.isFinite(format.duration) ? (format.duration ?? 0) : there, there };
};

const check = (film: Film, stream: Stream, data: Report, limit: number) => {
  if (!videoCodecs.has(film.codec)) throw new MediaRefusal(mediaRules.videoCodec, false, film.codec);
  if (stream.width * stream.height > videoPixels) throw new MediaRefusal(mediaRules.videoPixels, false);
  if (!film.frames || !film.width || !film.height) throw new MediaRefusal(mediaRules.videoDamaged, true);
  // A film cut off on its way still says how long it was; its last frames are not what matters.
  const { said, there } = wordOf(film, stream, data);
  if (there < said * 0.9 && said - there > 1)
    throw new MediaRefusal(mediaRules.videoDamaged, true, `${there} s of ${said} s`);
  // A phone's three minutes are a frame more.
  if (film.length > limit + 1) throw new MediaRefusal(mediaRules.videoLong(limit), false);
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
  const film = describe(demuxer, stream, data);
  check(film, stream, data, tools.seconds);
  return film;
};
