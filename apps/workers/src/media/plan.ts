import type { Film } from './probe.js';

/** One rendition of a film: H.264 and AAC in one fragmented MP4 with an HLS playlist over it. */
export interface Rung {
  /** Its files are `{name}.mp4` and `{name}.m3u8`. */
  name: string;
  /** Pixels, even. */
  width: number;
  height: number;
  /** Bits a second at most; null for the source's own picture, copied. */
  bitrate: number | null;
}

export interface Plan {
  /** Made and published before the rest: the source itself where browsers play it, else the smallest rendition. */
  first: Rung;
  rest: Rung[];
  /** The rendition everybody can open, as one MP4. */
  everybody: Rung;
  /** When segments begin, s; null for every `segment` seconds. */
  cuts: number[] | null;
}

/** Length of a segment, s. */
export const segment = 2;
/** Shorter sides, px, and bits a second at 30 frames. */
const ladder = [
  { side: 1080, bitrate: 5_000_000 },
  { side: 720, bitrate: 2_800_000 },
  { side: 480, bitrate: 1_400_000 },
];
const largest = 1080;
/** A copied source is one people can stream, bits a second. */
const streamable = 20_000_000;
/** Longest a player waits for a frame to begin with, s. */
const longestGap = 4.1;
const mostCuts = 600;
/** The shorter side of what old tablets play, px. */
const modest = 720;

/** Even, as the codec needs it, and not more than there is. */
const even = (pixels: number, most: number) =>
  Math.max(2 * Math.min(Math.round(pixels / 2), Math.floor(most / 2)), 2);

const rung = ({ width, height, rate }: Film, side: number): Rung => {
  const scale = Math.min(side / Math.min(width, height), 1);
  const standard = ladder.findLast((step) => step.side >= side) ?? { side: largest, bitrate: 5_000_000 };
  const bitrate = standard.bitrate * (side / standard.side) ** 2 * (rate > 40 ? 1.4 : 1);
  return {
    name: String(even(side, side)),
    width: even(width * scale, width),
    height: even(height * scale, height),
    bitrate: Math.max(Math.round(bitrate), 200_000),
  };
};

const widestGap = ({ keyframes, duration }: Film) =>
  keyframes.reduce(
    (widest, time, at) => Math.max(widest, (keyframes[at + 1] ?? duration) - time),
    keyframes[0] ?? Infinity,
  );

/** Whether browsers play the film's own picture, and can begin it every few seconds. */
export const isStandard = (film: Film): boolean =>
  film.codec === 'h264' &&
  ['Constrained Baseline', 'Baseline', 'Main', 'High'].includes(film.profile) &&
  (film.pixelFormat === 'yuv420p' || film.pixelFormat === 'yuvj420p') &&
  !film.hdr &&
  !film.turned &&
  !film.trimmed &&
  film.squarePixels &&
  film.width % 2 === 0 &&
  film.height % 2 === 0 &&
  Math.min(film.width, film.height) <= largest &&
  Math.max(film.width, film.height) <= 2 * largest &&
  film.bitrate <= streamable &&
  widestGap(film) <= longestGap;

/** The frames of a copied source with which a segment begins: the first after each multiple of `segment`. */
const cutsOf = ({ keyframes }: Film): number[] => {
  const cuts: number[] = [];
  for (const time of keyframes)
    if (time >= segment * cuts.length - 0.001 && time > (cuts.at(-1) ?? -1)) cuts.push(time);
  return cuts;
};

/**
 * The ladder for a film: 1080, 720 and 480 by the shorter side, its own size on top when it lies between, never
 * more than it has. What browsers play as it is stays as it is on top.
 */
export const planOf = (film: Film): Plan => {
  const side = Math.min(film.width, film.height);
  const top = Math.min(side, largest);
  const below = ladder.map((step) => step.side).filter((step) => step <= top * 0.8);
  const cuts = isStandard(film) ? cutsOf(film) : [];
  if (cuts.length > 0 && cuts.length <= mostCuts) {
    const first: Rung = { name: 'source', width: film.width, height: film.height, bitrate: null };
    const rest = below.map((step) => rung(film, step));
    return { first, rest, everybody: side > modest ? (rest[0] ?? first) : first, cuts };
  }
  const rungs = [top, ...below].map((step) => rung(film, step));
  const first = rungs.at(-1) ?? rung(film, top);
  const everybody = rungs.find(({ width, height }) => Math.min(width, height) <= modest + 1) ?? first;
  return { first, rest: rungs.slice(0, -1), everybody, cuts: null };
};
