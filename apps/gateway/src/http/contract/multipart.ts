import '@fastify/multipart';
import { imageRules } from '@rinkside/contracts/image';
import { organizationRules } from '@rinkside/contracts/organization';
import { playerRules } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { validationError, AppError } from '@rinkside/platform/errors';
import type { FastifyRequest } from 'fastify';
import { isClientError } from '../errors.filter.js';
import { assertReadable } from '../readable-input.js';

const fileRules = {
  avatar: {
    bytes: playerRules.maxAvatarBytes,
    missing: playerRules.avatarMissing,
    large: playerRules.avatarSize,
  },
  image: {
    bytes: organizationRules.maxImageBytes,
    missing: organizationRules.imageMissing,
    large: organizationRules.imageSize,
  },
} as const satisfies Record<Exclude<Route['file'], 'media' | undefined>, object>;

/** Files in memory at once, of all requests of this process together, bytes. */
const maxHeldBytes = 64 * 1024 * 1024;
/** The same for the requests of one account: the images that it may have in the queue, and one more. */
const maxHeldBytesPerOwner = 25 * 1024 * 1024;
let heldBytes = 0;
const heldBytesOf = new Map<string, number>();

const hold = (owner: string, bytes: number): void => {
  heldBytes += bytes;
  const held = (heldBytesOf.get(owner) ?? 0) + bytes;
  if (held === 0) heldBytesOf.delete(owner);
  else heldBytesOf.set(owner, held);
};
const mayHold = (owner: string, bytes: number): boolean =>
  heldBytes + bytes <= maxHeldBytes && (heldBytesOf.get(owner) ?? 0) + bytes <= maxHeldBytesPerOwner;

/** Frees the memory of a file that {@link readFilePart} returned. */
export const releaseFilePart = (file: Buffer, owner: string): void => hold(owner, -file.length);

/**
 * Reads the file part of a form. Call {@link releaseFilePart} when the file is processed.
 * @param owner the account that sends it
 * @throws 400 when it is missing or truncated, 413 when it is too large, 503 when too many files are in memory.
 */
export const readFilePart = (
  request: FastifyRequest,
  name: keyof typeof fileRules,
  owner: string,
): Promise<Buffer> =>
  readPart(request, name, owner).catch((error: unknown) => {
    if (error instanceof AppError || isClientError(error)) throw error;
    // The parser's errors for malformed forms have no status.
    throw validationError(name, fileRules[name].missing);
  });

const readPart = async (
  request: FastifyRequest,
  name: keyof typeof fileRules,
  owner: string,
): Promise<Buffer> => {
  const rule = fileRules[name];
  if (!request.isMultipart()) throw validationError(name, rule.missing);
  // A file of exactly the limit is accepted; the parser needs one byte more to detect a larger one.
  const part = await request.file({ limits: { files: 1, fields: 10, fileSize: rule.bytes + 1 } });
  assertReadable([part?.fieldname, part?.filename]);
  if (!part || part.fieldname !== name) {
    part?.file.resume();
    throw validationError(name, rule.missing);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  let held = 0;
  try {
    // A file that is refused is read to its end, so that the client receives the reply.
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > rule.bytes || !mayHold(owner, chunk.length)) continue;
      hold(owner, chunk.length);
      held += chunk.length;
      chunks.push(chunk);
    }
    if (size > rule.bytes) throw new AppError('tooLarge', rule.large);
    if (size === 0) throw validationError(name, rule.missing);
    if (held < size) throw new AppError('unavailable', imageRules.busy, undefined, 5);
    return Buffer.concat(chunks, size);
  } catch (error) {
    hold(owner, -held);
    throw error;
  }
};
