import '@fastify/multipart';
import { organizationRules } from '@rinkside/contracts/organization';
import { playerRules } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { badInput, Refusal } from '@rinkside/platform/refusal';
import type { FastifyRequest } from 'fastify';

const files = {
  avatar: {
    bytes: playerRules.avatarBytes,
    missing: playerRules.avatarMissing,
    large: playerRules.avatarSize,
  },
  image: {
    bytes: organizationRules.imageBytes,
    missing: organizationRules.imageMissing,
    large: organizationRules.imageSize,
  },
} as const satisfies Record<Exclude<Route['file'], 'media' | undefined>, object>;

/** The bytes of the one file part. @throws 400 when it is missing or cut off, 413 when it is larger than it may be. */
export const readFilePart = (request: FastifyRequest, name: keyof typeof files): Promise<Buffer> =>
  readPart(request, name).catch((error: unknown) => {
    // What the parser could make nothing of comes without a status.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw badInput(name, files[name].missing);
  });

const readPart = async (request: FastifyRequest, name: keyof typeof files): Promise<Buffer> => {
  const rule = files[name];
  if (!request.isMultipart()) throw badInput(name, rule.missing);
  // Exactly the limit is accepted, so the parser is told one byte more.
  const part = await request.file({ limits: { files: 1, fields: 10, fileSize: rule.bytes + 1 } });
  if (!part || part.fieldname !== name) {
    part?.file.resume();
    throw badInput(name, rule.missing);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= rule.bytes) chunks.push(chunk);
  }
  if (size > rule.bytes) throw new Refusal(413, rule.large);
  if (size === 0) throw badInput(name, rule.missing);
  return Buffer.concat(chunks, size);
};
