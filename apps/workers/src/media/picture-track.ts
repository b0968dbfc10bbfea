import type { Stream } from './stream-report.js';

/** Colours that are converted to BT.709 by more than a matrix. */
export interface WideColor {
  /** HDR is tone-mapped; other wide gamuts get their primaries converted. */
  isHdr: boolean;
  transfer: string;
  primaries: string;
  space: string;
}

const hdrTransfers = new Set(['smpte2084', 'arib-std-b67']);
const widePrimaries = new Set(['bt2020', 'smpte431', 'smpte432']);

/** Returns the colours of a stream in HDR or with wide primaries (BT.2020, P3). */
export const wideColorOf = (stream: Stream): WideColor | null => {
  const { color_transfer: transfer, color_primaries: primaries, color_space: space } = stream;
  const isHdr = hdrTransfers.has(transfer);
  return isHdr || widePrimaries.has(primaries) ? { isHdr, transfer, primaries, space } : null;
};

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
export const colorMatrixOf = (stream: Stream): string =>
  colorMatrices[stream.color_space] ?? defaultColorMatrix(stream);

/** The signs of a display matrix: how the stored axes point on the screen. */
type Orientation = readonly [xToX: number, xToY: number, yToX: number, yToY: number];

const filtersByOrientation: Record<string, string[]> = {
  '-1,0,0,1': ['hflip'],
  '1,0,0,-1': ['vflip'],
  '-1,0,0,-1': ['hflip', 'vflip'],
  '0,1,-1,0': ['transpose=clock'],
  '0,-1,1,0': ['transpose=cclock'],
  '0,1,1,0': ['transpose=cclock_flip'],
  '0,-1,-1,0': ['transpose=clock_flip'],
};
const orientationByRotation: Record<number, Orientation> = {
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
};

const orientationOf = (stream: Stream): Orientation => {
  const matrix = stream.side_data_list.find(({ displaymatrix }) => displaymatrix)?.displaymatrix ?? '';
  const rows = [...matrix.matchAll(/:\s+(-?\d+)\s+(-?\d+)\s+-?\d+/g)].map(([, x, y]) => [
    Math.sign(Math.round(Number(x) / 65_536)),
    Math.sign(Math.round(Number(y) / 65_536)),
  ]);
  const [[xToX = 1, xToY = 0] = [], [yToX = 0, yToY = 1] = []] = rows;
  if (rows.length > 0) return [xToX, xToY, yToX, yToY];
  const rotation = (((stream.tags?.rotate ?? 0) % 360) + 360) % 360;
  return orientationByRotation[rotation] ?? [1, 0, 0, 1];
};

/** Returns the size of the shown picture and the filters that turn and mirror it. */
export const displayOf = (stream: Stream) => {
  const orientation = orientationOf(stream);
  const orientationFilters = filtersByOrientation[orientation.join()] ?? [];
  const [across = 1, down = 1] = stream.sample_aspect_ratio.split(':').map(Number);
  const ratio = across > 0 && down > 0 ? across / down : 1;
  const width = Math.max(Math.round(stream.width * ratio), 1);
  const isSideways = orientationFilters.some((filter) => filter.startsWith('transpose'));
  return {
    width: isSideways ? stream.height : width,
    height: isSideways ? width : stream.height,
    orientationFilters,
    squarePixels: Math.abs(ratio - 1) < 0.001,
  };
};

/** How a stream declares its fields: `progressive`, interlaced, or `unknown` until a frame is decoded. */
export const fieldsOf = ({ field_order }: Stream): 'progressive' | 'interlaced' | 'unknown' => {
  if (field_order === 'progressive') return 'progressive';
  return ['tt', 'bb', 'tb', 'bt'].includes(field_order) ? 'interlaced' : 'unknown';
};

/** The most frames per second of a rendition. */
export const maxFrameRate = 60;
const minFrameRate = 10;
/** A frame this far from its place at a constant rate makes the rate variable, frames. */
const maxDeviation = 0.4;

/** Returns the frame rate of these presentation times, s, in order and without duplicates. */
export const frameTimingOf = (times: number[], duration: number) => {
  const [start = 0] = times;
  const average = duration > 0 ? times.length / duration : 1;
  const span = (times.at(-1) ?? 0) - start;
  const rate = span > 0 ? (times.length - 1) / span : average;
  const isVariable = times.some((time, at) => Math.abs((time - start) * rate - at) > maxDeviation);
  const intervals = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const shortInterval = intervals.toSorted((a, b) => a - b)[Math.floor(intervals.length / 10)] ?? 1;
  const frameRate = isVariable ? 1 / shortInterval : average;
  return { isVariable, frameRate: Math.min(Math.max(frameRate, minFrameRate), maxFrameRate) };
};
