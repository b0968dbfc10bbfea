import type { VideoInfo } from './probe.js';

/** One rendition of a video: H.264 and AAC in one fragmented MP4 with an HLS playlist. */
export interface VideoRendition {
  /** Its files are `{name}.mp4` and `{name}.m3u8`. */
  name: string;
  /** Pixels, even. */
  width: number;
  height: number;
  /** Maximum bits per second; null when the source's video stream is copied. */
  maxBitrate: number | null;
}

export interface RenditionPlan {
  /** Published first: a copy of the source if browsers can play it, otherwise the smallest rendition. */
  first: VideoRendition;
  remaining: VideoRendition[];
  /** The rendition for the progressive MP4 that old devices can play. */
  compatible: VideoRendition;
  /** Segment start times, s; null for one segment every `segmentSeconds`. */
  segmentStarts: number[] | null;
}

export const segmentSeconds = 2;
/** Shorter side in px, and bits per second at 30 fps. */
const ladder = [
  { side: 1080, bitrate: 5_000_000 },
  { side: 720, bitrate: 2_800_000 },
  { side: 480, bitrate: 1_400_000 },
];
const maxSide = 1080;
/** Sources above this bit rate are encoded instead of copied, bits per second. */
const maxSourceBitrate = 20_000_000;
/** The longest distance between keyframes of a copied source: players wait for one after a seek. */
const maxKeyframeGapSeconds = 4.1;
const maxSegments = 600;
/** The largest shorter side that old tablets play, px. */
const compatibleSide = 720;

/** Rounds to an even number, as the codec requires, of at most `max`. */
const toEven = (pixels: number, max: number) =>
  Math.max(2 * Math.min(Math.round(pixels / 2), Math.floor(max / 2)), 2);

const renditionOf = ({ width, height, frameRate }: VideoInfo, side: number): VideoRendition => {
  const scale = Math.min(side / Math.min(width, height), 1);
  const standard = ladder.findLast((step) => step.side >= side) ?? { side: maxSide, bitrate: 5_000_000 };
  const bitrate = standard.bitrate * (side / standard.side) ** 2 * (frameRate > 40 ? 1.4 : 1);
  return {
    name: String(toEven(side, side)),
    width: toEven(width * scale, width),
    height: toEven(height * scale, height),
    maxBitrate: Math.max(Math.round(bitrate), 200_000),
  };
};

const longestKeyframeGap = ({ keyframeTimes, duration }: VideoInfo) =>
  keyframeTimes.reduce(
    (longest, time, at) => Math.max(longest, (keyframeTimes[at + 1] ?? duration) - time),
    keyframeTimes[0] ?? Infinity,
  );

/** Whether browsers can play the source's video stream as it is and seek in it. */
export const isBrowserPlayable = (video: VideoInfo): boolean =>
  video.codec === 'h264' &&
  ['Constrained Baseline', 'Baseline', 'Main', 'High'].includes(video.profile) &&
  (video.pixelFormat === 'yuv420p' || video.pixelFormat === 'yuvj420p') &&
  (video.demuxer === 'mov' || video.demuxer === 'matroska') &&
  !video.wideColor &&
  video.orientationFilters.length === 0 &&
  video.fields !== 'interlaced' &&
  video.lead === 0 &&
  !video.isTrimmed &&
  video.squarePixels &&
  video.width % 2 === 0 &&
  video.height % 2 === 0 &&
  Math.min(video.width, video.height) <= maxSide &&
  Math.max(video.width, video.height) <= 2 * maxSide &&
  video.bitrate <= maxSourceBitrate &&
  longestKeyframeGap(video) <= maxKeyframeGapSeconds;

/** Returns the segment starts of a copied source: the first keyframe after each multiple of `segmentSeconds`. */
const segmentStartsOf = ({ keyframeTimes }: VideoInfo): number[] => {
  const starts: number[] = [];
  for (const time of keyframeTimes)
    if (time >= segmentSeconds * starts.length - 0.001 && time > (starts.at(-1) ?? -1)) starts.push(time);
  return starts;
};

/**
 * Plans the renditions of a video: shorter sides of 1080, 720 and 480 px, plus the source's own size in between, never
 * larger than the source. A source that browsers can play is copied as the top rendition.
 * @param canCopy Whether it may be copied.
 */
export const planRenditions = (video: VideoInfo, canCopy = isBrowserPlayable(video)): RenditionPlan => {
  const side = Math.min(video.width, video.height);
  const topSide = Math.min(side, maxSide);
  const lowerSides = ladder.map((step) => step.side).filter((lowerSide) => lowerSide <= topSide * 0.8);
  const starts = canCopy ? segmentStartsOf(video) : [];
  if (starts.length > 0 && starts.length <= maxSegments) {
    const copy: VideoRendition = {
      name: 'source',
      width: video.width,
      height: video.height,
      maxBitrate: null,
    };
    const lower = lowerSides.map((lowerSide) => renditionOf(video, lowerSide));
    const progressive = side > compatibleSide ? (lower[0] ?? copy) : copy;
    return { first: copy, remaining: lower, compatible: progressive, segmentStarts: starts };
  }
  const renditions = [topSide, ...lowerSides].map((renditionSide) => renditionOf(video, renditionSide));
  const smallest = renditions.at(-1) ?? renditionOf(video, topSide);
  const progressive =
    renditions.find(({ width, height }) => Math.min(width, height) <= compatibleSide + 1) ?? smallest;
  return {
    first: smallest,
    remaining: renditions.slice(0, -1),
    compatible: progressive,
    segmentStarts: null,
  };
};
