/** Color primaries and transfer characteristics, as numbered by ITU-T H.273. */
export interface CodedColors {
  primaries: number;
  transfer: number;
}

interface Box {
  type: string;
  /** Without the header. */
  content: Buffer;
}

/** Returns the boxes of a file or container. A damaged length ends the list. */
const boxesIn = (bytes: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const short = bytes.readUInt32BE(at);
    const hasLong = short === 1 && at + 16 <= bytes.length;
    const headerLength = hasLong ? 16 : 8;
    // 0: to the end of the file.
    const length = short === 0 ? bytes.length - at : hasLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < headerLength || at + length > bytes.length) break;
    boxes.push({ type, content: bytes.subarray(at + headerLength, at + length) });
    at += length;
  }
  return boxes;
};

/** Bytes before the child boxes, of containers that have fields of their own. */
const fieldBytes: Record<string, (content: Buffer) => number> = {
  meta: () => 4,
  // Version 0 counts its items with 16 bits, later ones with 32.
  iinf: (content) => (content.readUInt8(0) === 0 ? 6 : 8),
  stsd: () => 8,
};

/** Returns all boxes at a path of types. @throws RangeError for a box that is too short */
const boxesAt = (bytes: Buffer, path: string): Box[] =>
  path
    .split('/')
    .reduce<Box[]>(
      (parents, type) =>
        parents
          .flatMap(({ type: parent, content }) =>
            boxesIn(content.subarray(fieldBytes[parent]?.(content) ?? 0)),
          )
          .filter((box) => type === '*' || box.type === type),
      [{ type: '', content: bytes }],
    );

/** Types of the items: pictures, derived pictures and metadata. Version 2 has 16 bits for the id, version 3 has 32. */
const itemTypesOf = (file: Buffer): string[] =>
  boxesAt(file, 'meta/iinf/infe').map(({ content }) => {
    const at = content.readUInt8(0) >= 3 ? 10 : 8;
    return content.toString('latin1', at, at + 4);
  });

/** HEVC pictures, their tiles, turns and gain maps, and metadata. */
const acceptedItems = new Set(['hvc1', 'grid', 'iden', 'tmap', 'Exif', 'mime', 'uri ']);
const acceptedSamples = new Set(['hvc1', 'hev1']);
/** Uncompressed pictures (ISO/IEC 23001-17) and items that a general method compresses. */
const refusedProperties = new Set(['cmpC', 'cmpd', 'icef', 'uncC']);

/**
 * Refuses a HEIC file whose content no phone or camera writes, before a decoder reads it: uncompressed, overlaid and
 * otherwise derived pictures, and other codecs.
 * @throws Error naming the type
 */
export const assertPlainHeic = (file: Buffer): void => {
  const items = itemTypesOf(file);
  const samples = boxesAt(file, 'moov/trak/mdia/minf/stbl/stsd/*').map(({ type }) => type);
  const properties = boxesAt(file, 'meta/iprp/ipco/*').map(({ type }) => type);
  const refused =
    items.find((type) => !acceptedItems.has(type)) ??
    samples.find((type) => !acceptedSamples.has(type)) ??
    properties.find((type) => refusedProperties.has(type));
  if (refused) throw new Error(`HEIC: ${JSON.stringify(refused)} is not accepted`);
  if (items.length + samples.length === 0) throw new Error('HEIC: no picture');
};

/** Positions of the properties of an item in the list of properties, from 1. */
const propertiesOf = (file: Buffer, item: number): number[] =>
  boxesAt(file, 'meta/iprp/ipma').flatMap(({ content }) => {
    const hasLongIds = content.readUInt8(0) > 0;
    const hasLongPositions = (content.readUInt8(3) & 1) === 1;
    let at = 4;
    const read = (bytes: number) => {
      at += bytes;
      return content.readUIntBE(at - bytes, bytes);
    };
    const found: number[] = [];
    for (let entries = read(4); entries > 0; entries--) {
      const id = read(hasLongIds ? 4 : 2);
      for (let properties = read(1); properties > 0; properties--) {
        // The highest bit says that a reader must know the property.
        const position = hasLongPositions ? read(2) & 0x7fff : read(1) & 0x7f;
        if (id === item) found.push(position);
      }
    }
    return found;
  });

/** Reads the coded colors (nclx) of the primary picture of an AVIF or HEIC, else the first of the file. */
export const readCodedColors = (file: Buffer): CodedColors | undefined => {
  const [primary] = boxesAt(file, 'meta/pitm');
  const properties = boxesAt(file, 'meta/iprp/ipco/*');
  if (!primary) return undefined;
  const item =
    primary.content.readUInt8(0) === 0 ? primary.content.readUInt16BE(4) : primary.content.readUInt32BE(4);
  const own = propertiesOf(file, item).map((position) => properties[position - 1]);
  const coded = [...own, ...properties].find(
    (box) =>
      box?.type === 'colr' && box.content.length >= 8 && box.content.toString('latin1', 0, 4) === 'nclx',
  );
  return coded && { primaries: coded.content.readUInt16BE(4), transfer: coded.content.readUInt16BE(6) };
};
