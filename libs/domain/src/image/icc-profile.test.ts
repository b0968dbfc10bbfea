import sharp from 'sharp';
import { expect, it } from 'vitest';
import { iccProfileOf } from './icc-profile.js';
import { assignProfile } from './open-image.js';

const displayP3 = { primaries: 12, transfer: 13 };
const pq = { primaries: 9, transfer: 16 };

/** Returns a color as sRGB after it was read with the profile of these coded colors. */
const toSrgb = async (colors: Parameters<typeof iccProfileOf>[0], [r, g, b]: number[]) => {
  const pixel = sharp({ create: { width: 8, height: 8, channels: 3, background: { r, g, b } } });
  const image = await assignProfile(pixel, iccProfileOf(colors));
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};

it('converts Display P3 to sRGB', async () => {
  const converted = await toSrgb(displayP3, [234, 51, 35]);
  for (const [at, value] of [255, 0, 0].entries())
    expect(Math.abs((converted[at] ?? 0) - value)).toBeLessThan(12);
  expect(await toSrgb(displayP3, [128, 128, 128])).toEqual([128, 128, 128]);
});

it('maps HDR so that white stays bright and highlights do not clip', async () => {
  // 203 nits, the white of HDR pictures, and 1000 nits.
  const [white = 0] = await toSrgb(pq, [148, 148, 148]);
  const [highlight = 0] = await toSrgb(pq, [192, 192, 192]);
  expect(white).toBeGreaterThan(190);
  expect(highlight).toBeGreaterThan(white);
});

it('needs no profile for sRGB', () => {
  expect(iccProfileOf({ primaries: 1, transfer: 13 })).toBeUndefined();
});
