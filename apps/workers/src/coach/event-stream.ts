import * as z from 'zod';
import { ProviderError } from './provider-error.js';

/** Larger responses are aborted. */
const maxResponseBytes = 2 * 1024 * 1024;

const endMarker = '[DONE]';
const ends = new WeakMap<Response, { isMarked: boolean }>();

/** Whether the whole event stream arrived, by its end marker. */
export const hasEndMarker = (response: Response): boolean => ends.get(response)?.isMarked ?? false;

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

/** Reads at most {@link maxResponseBytes} of a body. A transform stream would add 4 µs of CPU time per token. */
const limitedReader = (body: ReadableStream<Uint8Array>): Reader => {
  const reader = body.getReader();
  let bytes = 0;
  return {
    async read() {
      const result = await reader.read();
      bytes += result.value?.byteLength ?? 0;
      if (bytes <= maxResponseBytes) return result;
      await reader.cancel();
      throw new ProviderError('malformed');
    },
    cancel: (reason) => reader.cancel(reason),
  };
};

/** A whole completion, from a server that does not stream. */
const wholeCompletion = z.looseObject({
  choices: z.array(
    z.looseObject({
      message: z.looseObject({ tool_calls: z.array(z.looseObject({})).nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('malformed', 0, { cause });
  }
};

/** Writes a whole completion as an event stream of one chunk. */
const asChunk = (text: string): string => {
  const completion = readJson(text);
  const parsed = wholeCompletion.safeParse(completion);
  const chunk = parsed.success
    ? {
        ...parsed.data,
        choices: parsed.data.choices.map(({ message, finish_reason }) => ({
          index: 0,
          finish_reason: finish_reason ?? 'stop',
          delta: { ...message, tool_calls: message.tool_calls?.map((call, index) => ({ ...call, index })) },
        })),
      }
    : completion;
  return `data: ${JSON.stringify(chunk)}\n\ndata: ${endMarker}\n\n`;
};

/** Puts back what was read from a stream. */
const resume = (
  first: Uint8Array,
  reader: Reader,
  onText: (text: string) => void,
): ReadableStream<Uint8Array> => {
  const decoder = new TextDecoder();
  return new ReadableStream<Uint8Array>({
    start(sink) {
      onText(decoder.decode(first, { stream: true }));
      sink.enqueue(first);
    },
    async pull(sink) {
      const { done, value } = await reader.read();
      if (done) return sink.close();
      onText(decoder.decode(value, { stream: true }));
      sink.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

/**
 * Makes each successful response an event stream. A server that ignores `stream` sends JSON, a proxy may send a page.
 * The first byte decides, because content types are not reliable.
 * @throws ProviderError for a page, or JSON that is cut off.
 */
export const eventStreamOf = async (response: Response): Promise<Response> => {
  if (!response.ok || !response.body) return response;
  const reader = limitedReader(response.body);
  const decoder = new TextDecoder();
  const read: Uint8Array[] = [];
  let text = '';
  for (let isDone = false; !isDone && !text.trim();) {
    // oxlint-disable-next-line no-await-in-loop -- chunks arrive in order
    const { done, value } = await reader.read();
    isDone = done;
    if (value) read.push(value);
    text += decoder.decode(value, { stream: true });
  }
  const first = text.trimStart()[0];
  if (first === '<') {
    await reader.cancel();
    throw new ProviderError('malformed');
  }
  if (first === '{') {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- chunks arrive in order
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      if (done) break;
    }
    return new Response(asChunk(text), response);
  }
  const end = { isMarked: false };
  let tail = '';
  const body = resume(Buffer.concat(read), reader, (received) => {
    tail = (tail + received).slice(-endMarker.length * 4);
    end.isMarked ||= tail.includes(endMarker);
  });
  const result = new Response(body, response);
  ends.set(result, end);
  return result;
};
