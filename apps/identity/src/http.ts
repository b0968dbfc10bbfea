import { IncomingMessage, type ServerResponse } from 'node:http';
import { errorMessages } from '@rinkside/contracts/error';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import { messages } from './messages.js';

/** An error response: a status and a JSON body with an error code and a message for the user. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly body: Record<string, string>,
    readonly headers: Record<string, string> = {},
  ) {
    super(Object.values(body).at(-1));
  }
}

/** Returns an error in the format of RFC 6749, section 5.2. */
export const oauthError = (status: number, error: string, error_description: string) =>
  new HttpError(status, { error, error_description });

export const tooManyAttempts = (seconds: number) => ({
  headers: { 'retry-after': String(seconds) },
  body: { error: 'too_many_attempts', error_description: messages.tooMany(seconds) },
});

/** Converts an unexpected error: 503 when the database is unavailable, so that clients retry, otherwise 500. */
export const toServerError = (error: unknown): HttpError =>
  isUnavailable(error)
    ? new HttpError(
        503,
        { error: 'temporarily_unavailable', error_description: errorMessages.unavailable },
        { 'retry-after': '2' },
      )
    : oauthError(500, 'server_error', errorMessages.internalError);

const maxBodyBytes = 16 * 1024;

/** Reads a request body. @throws HttpError 413 when it is too large. */
export const readBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) {
      const error = oauthError(413, 'invalid_request', messages.bodyTooLarge);
      error.headers['connection'] = 'close';
      throw error;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

export const isJson = (req: IncomingMessage) =>
  /^application\/json\b/i.test(req.headers['content-type'] ?? '');
export const isForm = (req: IncomingMessage) =>
  /^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '');

/** Parses a JSON object. @throws HttpError 400 for anything else. */
export const parseObject = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Falls through to the error below.
  }
  throw oauthError(400, 'invalid_request', messages.badBody);
};

/** Returns a copy of the request with this form as its body. */
export const withForm = (req: IncomingMessage, form: string): IncomingMessage => {
  const copy = new IncomingMessage(req.socket);
  const { 'transfer-encoding': _, ...headers } = req.headers;
  copy.headers = {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(form)),
  };
  if (req.method) copy.method = req.method;
  if (req.url) copy.url = req.url;
  // Otherwise Node.js treats the end of the body as an aborted connection.
  copy.complete = true;
  copy.push(form);
  copy.push(null);
  return copy;
};

/**
 * Returns the IP network of the client, from the last entry of X-Forwarded-For, which the gateway writes. Earlier
 * entries come from the client and are not trusted.
 */
export const clientAddress = (req: IncomingMessage): string => {
  const forwarded = req.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').at(-1)?.trim();
  return networkPrefix(last || (req.socket.remoteAddress ?? 'unknown'));
};

export const sendJson = (
  res: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) => {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  });
  res.end(text);
};
