import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';

const mimeTypes: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
};

/** Writes the headers of a media file or of the requested part. @returns its content */
export const openFile = async (
  path: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<Readable> => {
  const { size } = await stat(path);
  const [, first = '0', last = ''] = /(\d+)-(\d*)/.exec(headers.range ?? '') ?? [];
  const [start, end] = [Number(first), last ? Math.min(Number(last), size - 1) : size - 1];
  response.writeHead(headers.range ? 206 : 200, {
    'content-type': mimeTypes[extname(path)] ?? 'application/octet-stream',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(headers.range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  return createReadStream(path, { start, end });
};
