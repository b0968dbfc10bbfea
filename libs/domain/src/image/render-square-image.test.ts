import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { imageRules } from '@rinkside/contracts/image';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderSquareImage } from './render-square-image.js';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** Overwrites the bytes after the first `marker`. */
const patchAfter = (bytes: Buffer, marker: string, patch: Buffer) => {
  const copy = Buffer.from(bytes);
  patch.copy(copy, copy.indexOf(marker, 0, 'latin1') + marker.length);
  return copy;
};
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at));
  return bytes;
};
const u16be = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const u16le = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 255, value >> 8]));
/** A PNG chunk without its checksum, which decoders do not need for ancillary chunks. */
const insertAfterHeader = (png: Buffer, name: string, content: Buffer) => {
  const headerEnd = 8 + 25;
  const chunk = Buffer.concat([u32(content.length), Buffer.from(name), content, u32(0)]);
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
};
/** 200 MB, deflated. */
const zeros = deflateSync(Buffer.alloc(200_000_000), { level: 1 });

/** Repeats the last scan of a progressive JPEG. */
const repeatLastScan = (jpeg: Buffer, times: number) => {
  const start = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(start, -2);
  return Buffer.concat([jpeg.subarray(0, start), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)]);
};
/** Repeats the frame of a GIF. */
const repeatFrame = (gif: Buffer, times: number) => {
  const start = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  const frame = gif.subarray(start, -1);
  return Buffer.concat([gif.subarray(0, start), ...Array<Buffer>(times).fill(frame), gif.subarray(-1)]);
};

const largeAvif = await plain(8000, 5000).avif({ effort: 0 }).toBuffer();

const tooLarge = { kind: 'tooLarge', message: imageRules.pixels };
const notAnImage = { kind: 'unsupportedType', message: imageRules.type };
const maxSeconds = 15;

// @covers V5.2.6 V15.2.2
it.each<[string, () => Promise<Buffer>, object]>([
  ['an AVIF of 40 megapixels', async () => largeAvif, tooLarge],
  [
    'an AVIF with a false size in its header',
    async () => patchAfter(largeAvif, 'ispe\0\0\0\0', u32(100, 100)),
    tooLarge,
  ],
  [
    'a PNG of 900 megapixels',
    async () => patchAfter(await plain(9, 9).png().toBuffer(), 'IHDR', u32(30_000, 30_000)),
    tooLarge,
  ],
  [
    'a GIF of 900 megapixels',
    async () => {
      const canvas = patchAfter(await plain(9, 9).gif().toBuffer(), 'GIF89a', u16le(30_000, 30_000));
      return patchAfter(canvas, ',\0\0\0\0', u16le(30_000, 30_000));
    },
    tooLarge,
  ],
  [
    'a JPEG of 900 megapixels',
    async () => patchAfter(await plain(9, 9).jpeg().toBuffer(), '\xff\xc0\0\x11\b', u16be(30_000, 30_000)),
    tooLarge,
  ],
  [
    'a WebP of 256 megapixels',
    async () => patchAfter(await plain(9, 9).webp().toBuffer(), '\x9d\x01\x2a', u16le(16_000, 16_000)),
    tooLarge,
  ],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer(), notAnImage],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    notAnImage,
  ],
  [
    'a JPEG with thousands of scans',
    async () => repeatLastScan(await plain(6000, 4000).jpeg({ progressive: true }).toBuffer(), 5000),
    notAnImage,
  ],
])('refuses %s', async (_, make, refusal) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThanOrEqual(imageRules.maxBytes);
  const startedAt = performance.now();
  await expect(renderSquareImage(bytes, 'cover')).rejects.toMatchObject(refusal);
  expect((performance.now() - startedAt) / 1000).toBeLessThan(maxSeconds);
});

const caseFile = (name: string) => readFile(join(import.meta.dirname, '../../../../tests/media/cases', name));

it.each<[string, () => Promise<Buffer>]>([
  ['a HEIC in Display P3', () => caseFile('display-p3.heic')],
  ['a HEIC of 48 megapixels', () => caseFile('48-megapixels.heic')],
  ['a JPEG without its end mark', () => caseFile('no-end-mark.jpg')],
  ['an AVIF', () => plain(900, 600).avif({ effort: 0 }).toBuffer()],
  ['a WebP', () => plain(900, 600).webp().toBuffer()],
  ['a JPEG of 40 megapixels', () => plain(8000, 5000).jpeg({ progressive: true }).toBuffer()],
  ['an interlaced PNG', () => plain(2000, 1500).png({ progressive: true }).toBuffer()],
  ['a GIF with 20,000 frames', async () => repeatFrame(await plain(200, 100).gif().toBuffer(), 20_000)],
  [
    'a PNG whose color profile unpacks to 200 MB',
    async () =>
      insertAfterHeader(
        await plain(9, 9).png().toBuffer(),
        'iCCP',
        Buffer.concat([Buffer.from('a\0\0'), zeros]),
      ),
  ],
  [
    'a PNG whose text unpacks to 200 MB',
    async () =>
      insertAfterHeader(
        await plain(9, 9).png().toBuffer(),
        'zTXt',
        Buffer.concat([Buffer.from('a\0\0'), zeros]),
      ),
  ],
])('converts %s without harm', async (_, make) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThanOrEqual(imageRules.maxBytes);
  const before = process.memoryUsage().rss;
  const square = await renderSquareImage(bytes, 'cover');
  expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  expect(await sharp(square).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
});
