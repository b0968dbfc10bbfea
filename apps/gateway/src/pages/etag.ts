import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns a strong ETag. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Sets the ETag header. Returns whether the client's cached copy is current. */
export const isNotModified = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
  reply.header('etag', etag);
  const cachedEtags = request.headers['if-none-match'] ?? '';
  return cachedEtags.split(',').some((cachedEtag) => cachedEtag.trim().replace(/^W\//, '') === etag);
};
