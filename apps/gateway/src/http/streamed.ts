import '@fastify/multipart';
import { mediaRules } from '@rinkside/contracts/media';
import { badInput } from '@rinkside/platform/refusal';
import type { FastifyRequest } from 'fastify';

/** How long a refused sender may go on before its connection ends, ms: long enough to hear the refusal. */
const lastWords = 3000;
/** `media` on the wire; a part named `file` is taken too. */
const names = new Set(['media', 'file']);

/** A form whose file is handed on while it comes; its fields may stand before or after it. */
export class Streamed<Body> {
  constructor(
    private readonly request: FastifyRequest,
    private readonly parse: (fields: object) => unknown,
  ) {}

  /** Bytes of the whole form, where the sender says so; NaN otherwise. */
  get length(): number {
    return Number(this.request.headers['content-length'] ?? NaN);
  }

  /**
   * Hands the file to `take`, which reads it to its end, and then gives what `take` returned with the fields.
   * @throws 400 when there is no file, or the form was cut off or is none.
   */
  async read<T>(take: (chunks: AsyncIterable<Buffer>) => Promise<T>): Promise<{ taken: T; body: Body }> {
    try {
      return await this.#read(take);
    } catch (error) {
      this.#hangUp();
      // What the parser could make nothing of comes without a status.
      if (error instanceof Error && !('statusCode' in error) && isMalformed(error))
        throw badInput('media', mediaRules.missing);
      throw error;
    }
  }

  async #read<T>(take: (chunks: AsyncIterable<Buffer>) => Promise<T>) {
    if (!this.request.isMultipart()) throw badInput('media', mediaRules.missing);
    const fields: Record<string, unknown> = {};
    let taken: { value: T } | undefined;
    const limits = { files: 1, fields: 20, fieldSize: 10_000, parts: 21, fileSize: Infinity };
    for await (const part of this.request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (!names.has(part.fieldname) || taken) throw badInput('media', mediaRules.missing);
      else taken = { value: await take(part.file as AsyncIterable<Buffer>) };
    }
    if (!taken) throw badInput('media', mediaRules.missing);
    return { taken: taken.value, body: this.parse(fields) as Body };
  }

  /** The rest of a refused form is read into nothing for a moment, so that its sender hears why. */
  #hangUp() {
    const { raw } = this.request;
    if (raw.complete) return;
    raw.unpipe();
    raw.resume();
    const timer = setTimeout(() => raw.destroy(), lastWords);
    raw.once('close', () => clearTimeout(timer));
  }
}

const isMalformed = (error: Error) =>
  /multipart|form|boundary|premature|aborted|malformed/i.test(`${error.name} ${error.message}`);
