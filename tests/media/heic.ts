const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at));
  return bytes;
};
const box = (name: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(name), body]);
};
const full = (name: string, version: number, ...parts: Buffer[]) => box(name, u32(version << 24), ...parts);

/** The content of the first box of a name in an MP4. */
const contentOf = (mp4: Buffer, name: string) => {
  const at = mp4.indexOf(name);
  return mp4.subarray(at + 4, at - 4 + mp4.readUInt32BE(at - 4));
};

const item = (id: number, type: string) => full('infe', 2, u16(id, 0), Buffer.from(`${type}\0`));

/** An iPhone's kind of photo: one HEVC frame, out of a one-frame MP4, with EXIF beside it. */
export const heicOf = (
  mp4: Buffer,
  { width, height, exif }: { width: number; height: number; exif: Buffer },
) => {
  const frame = contentOf(mp4, 'mdat');
  const about = Buffer.concat([u32(6), exif]);
  const ftyp = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const meta = (start: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), Buffer.from('\0')),
      full('pitm', 0, u16(1)),
      full('iinf', 0, u16(2), item(1, 'hvc1'), item(2, 'Exif')),
      full('iref', 0, box('cdsc', u16(2, 1, 1))),
      box(
        'iprp',
        box('ipco', box('hvcC', contentOf(mp4, 'hvcC')), full('ispe', 0, u32(width, height))),
        full('ipma', 0, u32(1), u16(1), Buffer.from([2, 0x81, 0x02])),
      ),
      full(
        'iloc',
        0,
        Buffer.from([0x44, 0x00]),
        u16(2),
        u16(1, 0, 1), u32(start, frame.length),
        u16(2, 0, 1), u32(start + frame.length, about.length),
      ), // prettier-ignore
    );
  const start = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(start), box('mdat', frame, about)]);
};
