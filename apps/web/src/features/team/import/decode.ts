import { RosterFileError, type FileProblem } from './file-error';

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const contains = (bytes: Uint8Array, text: string) => new TextDecoder('latin1').decode(bytes).includes(text);
/** How names are written in the directory of an OLE file. */
const wide = (text: string) => Array.from(text, (character) => `${character}\0`).join('');

/** Returns what is known about a file that is neither a workbook nor text. */
const refusal = (bytes: Uint8Array): FileProblem | undefined => {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return contains(bytes, wide('EncryptedPackage')) ? 'encrypted' : 'oldExcel';
  return undefined;
};

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Without a mark, UTF-16 text has a zero in every second byte. */
const wideEncoding = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, 200);
  const zeros = [0, 1].map((half) => sample.filter((byte, index) => index % 2 === half && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  const most = sample.length * 0.3;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
};

/** Spreadsheets write text without a mark in Windows-1252. Bytes that are not UTF-8 are read so. */
const decode = (bytes: Uint8Array): string => {
  const encoding = wideEncoding(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** @throws RosterFileError */
export const decodeText = (bytes: Uint8Array): string => {
  const problem = refusal(bytes);
  if (problem) throw new RosterFileError(problem);
  const text = decode(bytes);
  if (/\0|\ufffd{3}/.test(text)) throw new RosterFileError('notASpreadsheet');
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) throw new RosterFileError('web');
  return text;
};
