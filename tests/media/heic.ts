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
const fullBox = (name: string, version: number, ...parts: Buffer[]) =>
  box(name, u32(version << 24), ...parts);

/** Returns the content of the first box with this name in an MP4. */
const boxContent = (mp4: Buffer, name: string) => {
  const at = mp4.indexOf(name);
  return mp4.subarray(at + 4, at - 4 + mp4.readUInt32BE(at - 4));
};

const item = (id: number, type: string) => fullBox('infe', 2, u16(id, 0), Buffer.from(`${type}\0`));

/** Builds a HEIC photo as iPhones write it: the HEVC frame of a one-frame MP4, with EXIF. */
export const createHeic = (
  mp4: Buffer,
  { width, height, exif }: { width: number; height: number; exif: Buffer },
) => {
  const frame = boxContent(mp4, 'mdat');
  const metadata = Buffer.concat([u32(6), exif]);
  const ftyp = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const meta = (start: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), Buffer.from('\0')),
      fullBox('pitm', 0, u16(1)),
      fullBox('iinf', 0, u16(2), item(1, 'hvc1'), item(2, 'Exif')),
      fullBox('iref', 0, box('cdsc', u16(2, 1, 1))),
      box(
        'iprp',
        box('ipco', box('hvcC', boxContent(mp4, 'hvcC')), fullBox('ispe', 0, u32(width, height))),
        fullBox('ipma', 0, u32(1), u16(1), Buffer.from([2, 0x81, 0x02])),
      ),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0x00]),
        u16(2),
        u16(1, 0, 1), u32(start, frame.length),
        u16(2, 0, 1), u32(start + frame.length, metadata.length),
      ), // prettier-ignore
    );
  const start = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(start), box('mdat', frame, metadata)]);
};

/** Builds an AVIF of tiles that all show the same AVIF picture. */
export const createTiledAvif = (
  tile: Buffer,
  { columns, rows, tilePx }: { columns: number; rows: number; tilePx: number },
) => {
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 1);
  const gridId = tiles.length + 1;
  const [width, height] = [columns * tilePx, rows * tilePx];
  const frame = boxContent(tile, 'mdat');
  const grid = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width, height)]);
  const ftyp = box('ftyp', boxContent(tile, 'ftyp'));
  const properties = ['av1C', 'pixi'].map((name) => box(name, boxContent(tile, name)));
  const sizes = [fullBox('ispe', 0, u32(tilePx, tilePx)), fullBox('ispe', 0, u32(width, height))];
  const meta = (start: number) =>
    fullBox(
      'meta',
      0,
      box('hdlr', boxContent(tile, 'hdlr')),
      fullBox('pitm', 0, u16(gridId)),
      fullBox('iinf', 0, u16(gridId), ...tiles.map((id) => item(id, 'av01')), item(gridId, 'grid')),
      fullBox('iref', 0, box('dimg', u16(gridId, tiles.length, ...tiles))),
      box(
        'iprp',
        box('ipco', ...properties, ...sizes),
        fullBox(
          'ipma',
          0,
          u32(gridId),
          ...tiles.map((id) => Buffer.concat([u16(id), Buffer.from([3, 0x81, 2, 3])])),
          u16(gridId),
          Buffer.from([2, 2, 4]),
        ),
      ),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0x00]),
        u16(gridId),
        ...tiles.map((id) => Buffer.concat([u16(id, 0, 1), u32(start, frame.length)])),
        u16(gridId, 0, 1),
        u32(start + frame.length, grid.length),
      ),
    );
  const start = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(start), box('mdat', frame, grid)]);
};
