import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A strong ETag of a content. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether the asker already has what `etag` names; it is sent along either way. */
export const unchanged = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
  reply.header('etag', etag);
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
};
