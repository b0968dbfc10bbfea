import type { VideoRendition } from './rendition-plan.js';
import type { VideoInfo } from './probe.js';

/** A rendition with its finished files. */
interface Variant extends VideoRendition {
  /** The text of its media playlist. */
  playlist: string;
  /** The first bytes of its MP4. */
  head: Buffer;
}

/** Returns the CODECS attribute, with the profile and level from the `avcC` box. */
const codecsOf = (head: Buffer, { audio }: VideoInfo) => {
  const at = head.indexOf('avcC');
  const profile = at < 0 ? '64001f' : head.subarray(at + 5, at + 8).toString('hex');
  return audio ? `avc1.${profile},mp4a.40.2` : `avc1.${profile}`;
};

/** Returns the peak and average bits per second over the segments of a media playlist. */
const bandwidths = (playlist: string) => {
  const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
  const sizes = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)/g)].map(([, bytes]) => Number(bytes));
  const rates = sizes.map((bytes, at) => (bytes * 8) / Math.max(lengths[at] ?? 1, 0.5));
  const bits = sizes.reduce((sum, bytes) => sum + bytes * 8, 0);
  const time = lengths.reduce((sum, seconds) => sum + seconds, 0);
  return { peak: Math.ceil(Math.max(...rates, 1)), average: Math.ceil(bits / Math.max(time, 0.1)) };
};

/**
 * Returns the HLS master playlist of all variants, lowest bandwidth first: players that know nothing of the connection
 * start with the first one.
 */
export const masterPlaylist = (variants: Variant[], video: VideoInfo): string => {
  const measured = variants
    .map((variant) => ({ ...variant, ...bandwidths(variant.playlist) }))
    .toSorted((a, b) => a.peak - b.peak);
  const lines = measured.flatMap(({ name, width, height, head, peak, average }) => {
    const attributes = [
      `BANDWIDTH=${peak}`,
      `AVERAGE-BANDWIDTH=${average}`,
      `RESOLUTION=${width}x${height}`,
      `FRAME-RATE=${video.frameRate.toFixed(3)}`,
      `CODECS="${codecsOf(head, video)}"`,
    ];
    return [`#EXT-X-STREAM-INF:${attributes.join()}`, `${name}.m3u8`];
  });
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
};
