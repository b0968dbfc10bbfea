import { isDiscarded, timeOf, timeRangeOf, type StreamReport } from './stream-report.js';

/** The sound of a source video. */
export interface AudioTrack {
  stream: number;
  /** Its packets can be copied; otherwise it is encoded, with silence where it has none. */
  isCopyable: boolean;
  /** Packets that start this long after the picture are the first to be copied, s. */
  firstPacketTime: number;
}

const audioCodecs = new Set([
  'aac', 'aac_latm', 'mp3', 'mp2', 'opus', 'vorbis', 'flac', 'amr_nb', 'amr_wb', 'alac', 'ac3', 'eac3', 'dts',
  'truehd', 'mlp', 'wmav1', 'wmav2', 'wmapro', 'speex', 'nellymoser', 'qdm2', 'gsm', 'gsm_ms',
  'adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt', 'adpcm_swf', 'adpcm_g726', 'pcm_alaw', 'pcm_mulaw', 'pcm_u8', 'pcm_s8',
  'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be',
  'pcm_f32le', 'pcm_f32be', 'pcm_f64le', 'pcm_f64be', 'pcm_bluray', 'pcm_dvd',
]); // prettier-ignore

/** Audio encoders start with up to this many discarded packets. */
const maxPrimingPackets = 3;
/** Copied sound may start this far from the picture, s. Players ignore edit lists, which could correct it. */
const maxStartOffset = 0.005;
/** Holes and early ends up to this length do not stop players, s. */
const maxHole = 0.01;
const maxMissingEnd = 0.1;

const audioStreamOf = ({ streams }: StreamReport) =>
  streams.find(({ codec_type, codec_name }) => codec_type === 'audio' && audioCodecs.has(codec_name));

/** Whether the source has sound, but none in a format that is decoded. */
export const hasUnreadableSound = (data: StreamReport): boolean =>
  !audioStreamOf(data) && data.streams.some(({ codec_type }) => codec_type === 'audio');

/** Returns when the sound starts and ends in the source, s; undefined if no sound can be decoded. */
export const audioRangeOf = (data: StreamReport) => {
  const stream = audioStreamOf(data);
  const range = timeRangeOf(
    data.packets.filter((packet) => packet.stream_index === stream?.index && !isDiscarded(packet)),
  );
  return range.end > range.start ? range : undefined;
};

/** Containers that store AAC as MP4 does. */
const copiedDemuxers = new Set(['mov', 'matroska']);

/** Returns the audio track of a video. `start` and `end` are those of the picture, s. */
export const audioTrackOf = (
  data: StreamReport,
  { demuxer, start, end }: { demuxer: string; start: number; end: number },
): AudioTrack | null => {
  const stream = audioStreamOf(data);
  if (!stream || !audioRangeOf(data)) return null;
  const packets = data.packets.filter((packet) => packet.stream_index === stream.index);
  const times = packets.map((packet) => timeOf(packet) - start);
  const packetSeconds = 1024 / (stream.sample_rate || 48_000);
  const first = times.findIndex((time) => time > -packetSeconds / 2);
  const isContinuous = times.every(
    (time, at) =>
      at <= first || Math.abs(time - (times[first] ?? 0) - (at - first) * packetSeconds) < maxHole,
  );
  const isCopyable =
    copiedDemuxers.has(demuxer) &&
    stream.codec_name === 'aac' &&
    stream.profile === 'LC' &&
    stream.channels <= 2 &&
    packets.filter(isDiscarded).length <= maxPrimingPackets &&
    first >= 0 &&
    Math.abs(times[first] ?? Infinity) <= maxStartOffset &&
    isContinuous &&
    (times.at(-1) ?? 0) + packetSeconds > end - start - maxMissingEnd;
  return { stream: stream.index, isCopyable, firstPacketTime: -packetSeconds / 2 };
};
