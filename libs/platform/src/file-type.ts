/** Image types by magic bytes. */
type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';
/** Video containers; `mov` covers MP4, MOV and 3GP, `mpeg` program streams, `asf` WMV. */
type VideoType = 'mov' | 'matroska' | 'mpegts' | 'mpeg' | 'avi' | 'asf' | 'flv' | 'ogg';
/** File type by magic bytes. */
export type FileType = ImageType | VideoType;

/** Bytes of the file start that are enough to detect every type. */
export const sniffLength = 4096;

const startsWith = (head: Buffer, bytes: string, at = 0) =>
  head.subarray(at, at + bytes.length).toString('latin1') === bytes;

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs']);
const heifBrands = new Set(['mif1', 'msf1', 'mif2']);
/** First atoms of QuickTime files without a brand. */
const brandlessAtoms = new Set(['moov', 'mdat', 'wide', 'free', 'skip']);

/** Images and videos share the ISO container; its brands distinguish them. */
const typeFromBrands = (head: Buffer): FileType => {
  const length = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(head.toString('latin1', at, at + 4));
  const [major = ''] = brands;
  if (major === 'avif' || major === 'avis') return 'avif';
  if (heicBrands.has(major)) return 'heic';
  if (heifBrands.has(major)) return brands.includes('avif') ? 'avif' : 'heic';
  return 'mov';
};

/** Packet lengths of MPEG transport streams, bytes: of broadcasts, and of camcorders with a time code before each. */
const transportPackets = [
  { length: 188, syncAt: 0 },
  { length: 192, syncAt: 4 },
];
const isTransportStream = (head: Buffer) =>
  transportPackets.some(({ length, syncAt }) =>
    [0, 1, 2, 3].every((packet) => head[syncAt + packet * length] === 0x47),
  );

/** First bytes of further video containers. */
const videoSignatures: [signature: string, type: VideoType][] = [
  ['\x1a\x45\xdf\xa3', 'matroska'],
  ['\x00\x00\x01\xba', 'mpeg'],
  ['\x30\x26\xb2\x75\x8e\x66\xcf\x11', 'asf'],
  ['FLV\x01', 'flv'],
  ['OggS', 'ogg'],
];

/**
 * Detects the type from the bytes, never from the file name or declared type.
 * @returns undefined for unsupported types
 */
export const detectFileType = (head: Buffer): FileType | undefined => {
  if (head.length < 12) return undefined;
  if (startsWith(head, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')) return 'gif';
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'webp';
  if (startsWith(head, 'RIFF') && startsWith(head, 'AVI ', 8)) return 'avi';
  const [, videoType] = videoSignatures.find(([signature]) => startsWith(head, signature)) ?? [];
  if (videoType) return videoType;
  if (startsWith(head, 'ftyp', 4)) return typeFromBrands(head);
  if (brandlessAtoms.has(head.toString('latin1', 4, 8))) return 'mov';
  return isTransportStream(head) ? 'mpegts' : undefined;
};

const imageTypes = new Set<FileType>(['jpeg', 'png', 'webp', 'gif', 'avif', 'heic']);

/** Whether the file is played as a video; an animated GIF has a NETSCAPE2.0 block. */
export const isAnimated = (kind: FileType, head: Buffer): boolean =>
  !imageTypes.has(kind) || (kind === 'gif' && head.includes('NETSCAPE2.0'));
