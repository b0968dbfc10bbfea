import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertPlainHeic, readCodedColors } from './heif-boxes.js';

const caseFile = (name: string) => readFile(join(import.meta.dirname, '../../../../tests/media/cases', name));
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
};
const fullBox = (type: string, ...parts: Buffer[]) => box(type, Buffer.alloc(4), ...parts);
const item = (id: number, type: string) =>
  box('infe', Buffer.from([2, 0, 0, 0]), u16(id), u16(0), Buffer.from(`${type}\0`));
const meta = (items: string[], ...properties: Buffer[]) =>
  fullBox(
    'meta',
    fullBox('pitm', u16(1)),
    fullBox('iinf', u16(items.length), ...items.map((type, at) => item(at + 1, type))),
    box('iprp', box('ipco', ...properties)),
  );
const sequenceOf = (sample: string) =>
  box(
    'moov',
    box(
      'trak',
      box('mdia', box('minf', box('stbl', fullBox('stsd', Buffer.from([0, 0, 0, 1]), box(sample))))),
    ),
  );
const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1'));

describe('assertPlainHeic', () => {
  it.each(['display-p3.heic', '48-megapixels.heic'])('accepts %s', async (name) => {
    const file = await caseFile(name);
    expect(() => assertPlainHeic(file)).not.toThrow();
  });

  it.each([
    ['pictures, tiles and metadata', meta(['grid', 'hvc1', 'hvc1', 'Exif', 'mime', 'tmap', 'iden'])],
    ['a sequence', sequenceOf('hvc1')],
  ])('accepts %s', (_, file) => expect(() => assertPlainHeic(Buffer.concat([ftyp, file]))).not.toThrow());

  it.each([
    ['an uncompressed picture', meta(['unci'])],
    ['an uncompressed thumbnail', meta(['hvc1', 'unci'])],
    ['a generally compressed item', meta(['hvc1'], box('cmpC'))],
    ['the layout of an uncompressed picture', meta(['hvc1'], box('uncC'))],
    ['overlaid pictures', meta(['iovl', 'hvc1'])],
    ['a picture of another codec', meta(['j2k1'])],
    ['an uncompressed sequence', sequenceOf('uncv')],
    ['a second track that is uncompressed', Buffer.concat([sequenceOf('hvc1'), sequenceOf('uncv')])],
    ['no picture', box('free')],
  ])('refuses %s', (_, file) =>
    expect(() => assertPlainHeic(Buffer.concat([ftyp, file]))).toThrow(/^HEIC: /),
  );

  it('refuses a file whose boxes are cut off', () => {
    const file = Buffer.concat([ftyp, meta(['hvc1'])]);
    for (let length = 0; length < file.length; length++)
      expect(() => assertPlainHeic(file.subarray(0, length)), String(length)).toThrow();
  });
});

describe('readCodedColors', () => {
  const colr = (primaries: number, transfer: number) =>
    box('colr', Buffer.from('nclx'), u16(primaries), u16(transfer), u16(0), Buffer.from([0x80]));

  it('reads them from a file, here as unspecified', async () => {
    expect(readCodedColors(await caseFile('animated.avif'))).toEqual({ primaries: 2, transfer: 2 });
  });

  it('prefers the colors of the primary picture', () => {
    const properties = [colr(1, 13), colr(12, 16)];
    const association = fullBox('ipma', Buffer.from([0, 0, 0, 1]), u16(1), Buffer.from([1, 0x82]));
    const file = fullBox(
      'meta',
      fullBox('pitm', u16(1)),
      box('iprp', box('ipco', ...properties), association),
    );
    expect(readCodedColors(file)).toEqual({ primaries: 12, transfer: 16 });
    expect(readCodedColors(meta(['av01'], ...properties))).toEqual({ primaries: 1, transfer: 13 });
    expect(readCodedColors(meta(['av01']))).toBeUndefined();
    expect(readCodedColors(ftyp)).toBeUndefined();
  });
});
