/** What the first bytes of a file say it is; `mov` is the whole family of MP4, MOV and 3GP. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'mov' | 'matroska';

/** As many bytes tell every kind. */
export const headLength = 4096;

const starts = (head: Buffer, bytes: string, at = 0) =>
  head.subarray(at, at + bytes.length).toString('latin1') === bytes;

const heic = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs']);
const heif = new Set(['mif1', 'msf1', 'mif2']);
/** What a QuickTime file without a brand begins with. */
const oldMovie = new Set(['moov', 'mdat', 'wide', 'free', 'skip']);

/** Pictures and films share one container; its brands tell them apart. */
const ofBrands = (head: Buffer): FileKind => {
  const length = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(head.toString('latin1', at, at + 4));
  const [major = ''] = brands;
  if (major === 'avif' || major === 'avis') return 'avif';
  if (heic.has(major)) return 'heic';
  if (heif.has(major)) return brands.includes('avif') ? 'avif' : 'heic';
  return 'mov';
};

/** Decided by bytes, never by a name or a declared type; undefined for everything else. */
export const kindOf = (head: Buffer): FileKind | undefined => {
  if (head.length < 12) return undefined;
  if (starts(head, '\xff\xd8\xff')) return 'jpeg';
  if (starts(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(head, 'GIF87a') || starts(head, 'GIF89a')) return 'gif';
  if (starts(head, 'RIFF') && starts(head, 'WEBP', 8)) return 'webp';
  if (starts(head, '\x1a\x45\xdf\xa3')) return 'matroska';
  if (starts(head, 'ftyp', 4)) return ofBrands(head);
  return oldMovie.has(head.toString('latin1', 4, 8)) ? 'mov' : undefined;
};

/** Whether it is shown as a film; a moving GIF says so itself. */
export const movesOf = (kind: FileKind, head: Buffer): boolean =>
  kind === 'mov' || kind === 'matroska' || (kind === 'gif' && head.includes('NETSCAPE2.0'));
