import '@fastify/multipart';
import { mediaRules } from '@rinkside/contracts/media';
import { AppError, validationError } from '@rinkside/platform/errors';
import type { FastifyRequest } from 'fastify';
import { isClientError } from '../errors.filter.js';
import { assertReadable } from '../readable-input.js';

/** Accepted names of the file part. */
const partNames = new Set(['media', 'file']);

/** A multipart form with a streamed file. Fields may come before or after the file. */
export class StreamedUpload<Body> {
  constructor(
    private readonly request: FastifyRequest,
    private readonly parse: (fields: object) => unknown,
  ) {}

  /** Content-Length of the form; NaN if the client did not send it. */
  get contentLength(): number {
    return Number(this.request.headers['content-length'] ?? NaN);
  }

  /**
   * Passes the file to `consume`, which must read it to its end.
   * @returns the result of `consume` and the parsed fields.
   * @throws 400 when the file is missing, or the form is malformed or truncated.
   */
  async read<T>(consume: (chunks: AsyncIterable<Buffer>) => Promise<T>): Promise<{ result: T; body: Body }> {
    try {
      return await this.#read(consume);
    } catch (error) {
      this.discard();
      if (error instanceof AppError || isClientError(error)) throw error;
      // The parser's errors for malformed forms have no status.
      if (error instanceof Error && isMalformed(error)) throw validationError('media', mediaRules.missing);
      throw error;
    }
  }

  async #read<T>(consume: (chunks: AsyncIterable<Buffer>) => Promise<T>) {
    if (!this.request.isMultipart()) throw validationError('media', mediaRules.missing);
    const fields: Record<string, unknown> = {};
    let consumed: { result: T } | undefined;
    const limits = { files: 1, fields: 20, fieldSize: 10_000, parts: 21, fileSize: Infinity };
    for await (const part of this.request.parts({ limits })) {
      assertReadable([part.fieldname, part.type === 'field' ? part.value : part.filename]);
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (!partNames.has(part.fieldname) || consumed) throw validationError('media', mediaRules.missing);
      else consumed = { result: await consume(part.file as AsyncIterable<Buffer>) };
    }
    if (!consumed) throw validationError('media', mediaRules.missing);
    return { result: consumed.result, body: this.parse(fields) as Body };
  }

  /** Discards the rest of a rejected form, so that the client receives the error response. */
  discard() {
    this.request.raw.unpipe();
    this.request.raw.resume();
  }
}

const isMalformed = (error: Error) =>
  /multipart|form|boundary|premature|aborted|malformed/i.test(`${error.name} ${error.message}`);
