/** File type by magic bytes; `mov` covers MP4, MOV and 3GP. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'mov' | 'matroska';

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
  if (startsWith(head, '\x1a\x45\xdf\xa3')) return 'matroska';
  if (startsWith(head, 'ftyp', 4)) return typeFromBrands(head);
  return brandlessAtoms.has(head.toString('latin1', 4, 8)) ? 'mov' : undefined;
};

/** Whether the file is played as a video; an animated GIF has a NETSCAPE2.0 block. */
export const isAnimated = (kind: FileType, head: Buffer): boolean =>
  kind === 'mov' || kind === 'matroska' || (kind === 'gif' && head.includes('NETSCAPE2.0'));
