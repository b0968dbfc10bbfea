import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { ProviderError } from './provider-error.js';

/** Larger responses are aborted. */
const maxResponseBytes = 2 * 1024 * 1024;

/** Data of the event that ends a whole stream. */
export const endMarker = '[DONE]';

/** Reads the text of a response, at most {@link maxResponseBytes} of it. */
class BodyReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #bytes = 0;

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  /** Returns the next piece of text; undefined at the end. */
  async next(): Promise<string | undefined> {
    const { done, value } = await this.#reader.read();
    if (done) return undefined;
    this.#bytes += value.byteLength;
    if (this.#bytes > maxResponseBytes) throw new ProviderError('malformed');
    return this.#decoder.decode(value, { stream: true });
  }

  /** Closes the connection unless the body was read to its end. */
  async cancel(): Promise<void> {
    // An aborted body cannot be cancelled.
    await this.#reader.cancel().catch(() => undefined);
  }
}

/** A whole completion, from a server that does not stream. */
const wholeCompletion = z.looseObject({
  choices: z.array(
    z.looseObject({
      message: z.looseObject({ tool_calls: z.array(z.looseObject({})).nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Returns a whole completion as one chunk. */
const asChunk = (completion: unknown): unknown => {
  const parsed = wholeCompletion.safeParse(completion);
  if (!parsed.success) return completion;
  const choices = parsed.data.choices.map(({ message, finish_reason }) => ({
    index: 0,
    finish_reason: finish_reason ?? 'stop',
    delta: { ...message, tool_calls: message.tool_calls?.map((call, index) => ({ ...call, index })) },
  }));
  return { ...parsed.data, choices };
};

/**
 * Yields the data of each event of a completion. A server that ignores `stream` sends JSON, which is yielded as one
 * event; a proxy may send a page. The first character decides, because content types are not reliable.
 * @throws ProviderError for a page, or an event that reports an error.
 * @throws SyntaxError for JSON that is cut off.
 */
export async function* readEvents({ body }: Response): AsyncGenerator<string, void> {
  if (!body) return;
  const reader = new BodyReader(body);
  try {
    let text: string | undefined = '';
    let start = '';
    while (text !== undefined && !start.trim()) {
      // oxlint-disable-next-line no-await-in-loop -- pieces arrive in order
      text = await reader.next();
      start += text ?? '';
    }
    const [first] = start.trimStart();
    if (first === '<') throw new ProviderError('malformed');
    if (first === '{') {
      // oxlint-disable-next-line no-await-in-loop -- pieces arrive in order
      while ((text = await reader.next()) !== undefined) start += text;
      yield JSON.stringify(asChunk(JSON.parse(start)));
      yield endMarker;
      return;
    }
    let events: string[] = [];
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'error') throw new ProviderError('unreachable');
        events.push(data);
      },
    });
    for (text = start; text !== undefined; text = await reader.next()) {
      parser.feed(text);
      yield* events;
      events = [];
    }
    // The last event may lack its empty line.
    parser.feed('\n\n');
    yield* events;
  } finally {
    await reader.cancel();
  }
}
