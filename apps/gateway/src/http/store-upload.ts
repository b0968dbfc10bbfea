import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import type { Env } from '@rinkside/platform/env';
import { sniffLength, detectFileType, isAnimated } from '@rinkside/platform/file-type';
import { validationError, AppError } from '@rinkside/platform/errors';
import type { Storage } from '@rinkside/platform/storage/storage';

const megabyte = 1024 * 1024;
/** Allowance for multipart boundaries and fields around the file, bytes. */
const formOverhead = 64 * 1024;

export interface StoredUpload {
  mediaType: HighlightView['media_type'];
  /** Whether no video tools are needed: even a GIF with one frame needs ffmpeg. */
  isPhoto: boolean;
  bytes: number;
  /** SHA-256 of the content; part of the idempotency check. */
  hash: string;
}

/** Returns the first bytes of a file and an iterable over the whole file. */
const peek = async (chunks: AsyncIterable<Buffer>) => {
  const reader = chunks[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  while (size < sniffLength) {
    const { done, value } = await reader.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const replay = async function* () {
    yield* first;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  };
  return { head: Buffer.concat(first), whole: replay() };
};

/** Checks the Content-Length before the body is read. @throws 413 when it exceeds the largest upload. */
export const assertUploadSize = (contentLength: number, { MEDIA_VIDEO_MB }: Env) => {
  if (contentLength > MEDIA_VIDEO_MB * megabyte + formOverhead)
    throw new AppError('tooLarge', mediaRules.videoLarge(MEDIA_VIDEO_MB));
};

/**
 * Streams an upload into storage with backpressure. The media type is detected from the first bytes.
 * @param contentLength Content-Length of the form; NaN if unknown.
 * @throws 400 when the file is empty, 415 when it is neither photo nor video or videos are refused, 413 as soon as it is too large.
 */
export const storeUpload = async (
  { env, storage }: { env: Env; storage: Storage },
  key: string,
  chunks: AsyncIterable<Buffer>,
  contentLength: number,
): Promise<StoredUpload> => {
  const { head, whole } = await peek(chunks);
  if (head.length === 0) throw validationError('media', mediaRules.missing);
  const fileType = detectFileType(head);
  if (!fileType) throw new AppError('unsupportedType', mediaRules.kind);
  const isVideo = isAnimated(fileType, head);
  const isPhoto = !isVideo && fileType !== 'gif';
  if (env.FFMPEG_MISSING && !isPhoto) throw new AppError('unsupportedType', env.FFMPEG_MISSING);
  const maxBytes = (isVideo ? env.MEDIA_VIDEO_MB : env.MEDIA_IMAGE_MB) * megabyte;
  const tooLarge = () =>
    new AppError(
      'tooLarge',
      isVideo ? mediaRules.videoLarge(env.MEDIA_VIDEO_MB) : mediaRules.imageLarge(env.MEDIA_IMAGE_MB),
    );
  if (contentLength > maxBytes + formOverhead) throw tooLarge();
  const hash = createHash('sha256');
  let bytes = 0;
  const limited = async function* () {
    for await (const chunk of whole) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  };
  await storage.put(key, Readable.from(limited(), { objectMode: false }), 'application/octet-stream');
  return { mediaType: isVideo ? 'video' : 'image', isPhoto, bytes, hash: hash.digest('base64url') };
};
