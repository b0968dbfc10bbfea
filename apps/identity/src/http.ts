import { IncomingMessage, type ServerResponse } from 'node:http';
import { refusals } from '@rinkside/contracts/error';
import { networkOf } from '@rinkside/platform/address';
import { isUnavailable } from '@rinkside/platform/unavailable';
import { sentences } from './sentences.js';

/** What an answer that is not a success says: a status and a JSON body with an error code and a sentence. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, string>,
    readonly headers: Record<string, string> = {},
  ) {
    super(Object.values(body).at(-1));
  }
}

/** The shape of RFC 6749, section 5.2. */
export const oauthError = (status: number, error: string, error_description: string) =>
  new HttpError(status, { error, error_description });

export const tooManyAttempts = (seconds: number) => ({
  headers: { 'retry-after': String(seconds) },
  body: { error: 'too_many_attempts', error_description: sentences.tooMany(seconds) },
});

/** The answer to a fault of ours: 503 when the database is away, so that a retry may help, else 500. */
export const fault = (error: unknown): HttpError =>
  isUnavailable(error)
    ? new HttpError(
        503,
        { error: 'temporarily_unavailable', error_description: refusals.unavailable },
        { 'retry-after': '2' },
      )
    : oauthError(500, 'server_error', refusals.broken);

/** Bytes any body may have. */
const largest = 16 * 1024;

/** @throws HttpError 413 */
export const readBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) {
      const refused = oauthError(413, 'invalid_request', sentences.bodyTooLarge);
      refused.headers['connection'] = 'close';
      throw refused;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

export const isJson = (req: IncomingMessage) =>
  /^application\/json\b/i.test(req.headers['content-type'] ?? '');
export const isForm = (req: IncomingMessage) =>
  /^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '');

/** @throws HttpError 400 for anything but a JSON object. */
export const parseObject = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Answered below, like any other body that is no object.
  }
  throw oauthError(400, 'invalid_request', sentences.badBody);
};

/** The same request with this form as its body, for a reader further down. */
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
  // Else its end would look like a broken connection, and close it.
  copy.complete = true;
  copy.push(form);
  copy.push(null);
  return copy;
};

/**
 * The network a request comes from: by the last entry of X-Forwarded-For, the one the gateway in front of us wrote.
 * Entries before it are the client's own words.
 */
export const clientAddress = (req: IncomingMessage): string => {
  const forwarded = req.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').at(-1)?.trim();
  return networkOf(last || (req.socket.remoteAddress ?? 'unknown'));
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
