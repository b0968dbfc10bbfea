import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import type { Env } from '@rinkside/platform/env';
import { headLength, kindOf, movesOf } from '@rinkside/platform/file-kind';
import { badInput, Refusal } from '@rinkside/platform/refusal';
import type { Storage } from '@rinkside/platform/storage/storage';

const megabyte = 1024 * 1024;
/** Boundaries and fields around a file, bytes. */
const wrapping = 64 * 1024;

export interface StoredUpload {
  mediaType: HighlightView['media_type'];
  /** SHA-256 of its bytes: the same content is the same upload. */
  hash: string;
}

/** The first bytes of a file, and all of it to be read from its start. */
const peek = async (chunks: AsyncIterable<Buffer>) => {
  const reader = chunks[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  while (size < headLength) {
    const { done, value } = await reader.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const whole = async function* () {
    yield* first;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  };
  return { head: Buffer.concat(first), whole: whole() };
};

/** @throws 413 for a form that says it is larger than anything taken, before a byte of it is read. */
export const refuseTooLarge = (length: number, { MEDIA_VIDEO_MB }: Env) => {
  if (length > MEDIA_VIDEO_MB * megabyte + wrapping)
    throw new Refusal(413, mediaRules.videoLarge(MEDIA_VIDEO_MB));
};

/**
 * Stores a file as fast as it comes and no faster, whatever its size in little memory. Decided by its first bytes.
 * @throws 400 when it is empty, 415 when it is neither photo nor video, 413 as soon as it is too large.
 */
export const storeUpload = async (
  { env, storage }: { env: Env; storage: Storage },
  key: string,
  chunks: AsyncIterable<Buffer>,
  announced: number,
): Promise<StoredUpload> => {
  const { head, whole } = await peek(chunks);
  if (head.length === 0) throw badInput('media', mediaRules.missing);
  const kind = kindOf(head);
  if (!kind) throw new Refusal(415, mediaRules.kind);
  const moves = movesOf(kind, head);
  const most = (moves ? env.MEDIA_VIDEO_MB : env.MEDIA_IMAGE_MB) * megabyte;
  const tooLarge = () =>
    new Refusal(
      413,
      moves ? mediaRules.videoLarge(env.MEDIA_VIDEO_MB) : mediaRules.imageLarge(env.MEDIA_IMAGE_MB),
    );
  if (announced > most + wrapping) throw tooLarge();
  const hash = createHash('sha256');
  const counted = async function* () {
    let size = 0;
    for await (const chunk of whole) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  };
  await storage.put(key, Readable.from(counted(), { objectMode: false }), 'application/octet-stream');
  return { mediaType: moves ? 'video' : 'image', hash: hash.digest('base64url') };
};
