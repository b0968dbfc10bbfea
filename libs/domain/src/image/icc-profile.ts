import type { CodedColors } from './heif-boxes.js';

type Triple = readonly [number, number, number];

/** Chromaticities of red, green and blue by H.273 number: BT.2020, DCI-P3 and Display P3. */
const widePrimaries: Record<number, readonly [x: number, y: number][]> = {
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046]],
  11: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06]],
  12: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06]],
}; // prettier-ignore
const srgbPrimaries: readonly [x: number, y: number][] = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06]]; // prettier-ignore
const whiteD65: Triple = [0.9505, 1, 1.0888];
/** Bradford adaptation from D65 to D50, the white of ICC profiles. */
const toD50: readonly Triple[] = [
  [1.04788, 0.02292, -0.0502],
  [0.02959, 0.99048, -0.01707],
  [-0.00924, 0.01508, 0.75168],
];

const determinant = ([[a, b, c], [d, e, f], [g, h, i]]: readonly [Triple, Triple, Triple]) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the D50 colorants of red, green and blue. */
const colorantsOf = (primaries: readonly [x: number, y: number][]): Triple[] => {
  const [r, g, b] = primaries.map(([x, y]): Triple => [x / y, 1, (1 - x - y) / y]);
  if (!r || !g || !b) return [];
  const whole = determinant([r, g, b]);
  // Cramer's rule: the amounts of the three that add up to white.
  const amounts = [
    determinant([whiteD65, g, b]) / whole,
    determinant([r, whiteD65, b]) / whole,
    determinant([r, g, whiteD65]) / whole,
  ];
  return [r, g, b].map((color, at) => {
    const scaled = color.map((value) => value * (amounts[at] ?? 0)) as unknown as Triple;
    return toD50.map((row) => dot(row, scaled)) as unknown as Triple;
  });
};

const transferNumbers = { pq: 16, hlg: 18 };
/** Brightness of white in HDR, and of its brightest highlights, nits. */
const [whiteNits, peakNits] = [203, 1000];

const srgbToLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const pqToNits = (value: number) => {
  const power = value ** (1 / 78.84375);
  return 10_000 * (Math.max(power - 0.8359375, 0) / (18.8515625 - 18.6875 * power)) ** (1 / 0.1593017578125);
};
const hlgToNits = (value: number) => {
  const scene =
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return peakNits * scene ** 1.2;
};
/** Values up to the knee stay; brighter ones are compressed so that the peak becomes white. */
const knee = 0.6;
const toneMap = (nits: number) => {
  const value = nits / whiteNits;
  if (value <= knee) return value;
  const above = (value - knee) / (1 - knee);
  const peak = (peakNits / whiteNits - knee) / (1 - knee);
  return Math.min(knee + (1 - knee) * ((above * (1 + above / peak ** 2)) / (1 + above)), 1);
};
const toLinear = (transfer: number, value: number) => {
  if (transfer === transferNumbers.pq) return toneMap(pqToNits(value));
  return transfer === transferNumbers.hlg ? toneMap(hlgToNits(value)) : srgbToLinear(value);
};

const curveEntries = 1024;
const xyzTag = (values: Triple) => {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 'latin1');
  values.forEach((value, at) => tag.writeInt32BE(Math.round(value * 65_536), 8 + 4 * at));
  return tag;
};
const curveTag = (transfer: number) => {
  const tag = Buffer.alloc(12 + 2 * curveEntries);
  tag.write('curv', 'latin1');
  tag.writeUInt32BE(curveEntries, 8);
  for (let at = 0; at < curveEntries; at++)
    tag.writeUInt16BE(Math.round(65_535 * toLinear(transfer, at / (curveEntries - 1))), 12 + 2 * at);
  return tag;
};

/**
 * Returns an ICC profile for coded colors that differ from sRGB: wide primaries, and HDR, which its curve tone-maps.
 * @returns undefined for colors that are shown as sRGB
 */
export const iccProfileOf = ({ primaries, transfer }: CodedColors): Buffer | undefined => {
  const wide = widePrimaries[primaries];
  const isHdr = transfer === transferNumbers.pq || transfer === transferNumbers.hlg;
  if (!wide && !isHdr) return undefined;
  const [red, green, blue] = colorantsOf(wide ?? srgbPrimaries);
  if (!red || !green || !blue) return undefined;
  const curve = curveTag(transfer);
  const tags: [name: string, content: Buffer][] = [
    ['wtpt', xyzTag([0.9642, 1, 0.8249])],
    ['rXYZ', xyzTag(red)],
    ['gXYZ', xyzTag(green)],
    ['bXYZ', xyzTag(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const header = Buffer.alloc(128);
  header.writeUInt32BE(0x02400000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  [0.9642, 1, 0.8249].forEach((value, at) => header.writeInt32BE(Math.round(value * 65_536), 68 + 4 * at));
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length, 0);
  let offset = header.length + table.length;
  tags.forEach(([name, content], at) => {
    table.write(name, 4 + 12 * at, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * at);
    table.writeUInt32BE(content.length, 12 + 12 * at);
    offset += content.length;
  });
  header.writeUInt32BE(offset, 0);
  return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
};
