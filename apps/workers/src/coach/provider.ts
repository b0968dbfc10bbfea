import type OpenAI from 'openai';
import type { Env } from '@rinkside/platform/env';

export type Why =
  | 'unreachable'
  | 'busy'
  | 'rejected'
  | 'timeout'
  | 'cut_off'
  | 'malformed'
  | 'refused'
  | 'unsafe';

/** A provider did not answer as it should. */
export class ProviderError extends Error {
  constructor(
    readonly why: Why,
    /** What the provider asked to be waited, ms. */
    readonly after = 0,
    options?: ErrorOptions,
  ) {
    super(`the model's provider: ${why}`, options);
  }
}

/** How long a provider may take, ms: to its first token, between two, and in all. */
export interface Patience {
  first: number;
  gap: number;
  total: number;
}

/** More than any honest answer; a provider that sends it is cut. */
const mostBytes = 2 * 1024 * 1024;

const bounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, sink) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) sink.error(new ProviderError('malformed'));
      else sink.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count), response);
};

/** The SDK is loaded by the first answer that needs it, and kept for its connections. */
export const openProvider = (env: Env) => {
  let client: Promise<OpenAI> | undefined;
  return () =>
    (client ??= import('openai').then(
      ({ default: OpenAi }) =>
        new OpenAi({
          apiKey: env.OPENAI_API_KEY ?? 'none',
          baseURL: env.OPENAI_BASE_URL ?? null,
          organization: null,
          project: null,
          maxRetries: 0,
          fetch: bounded,
          logLevel: 'off',
        }),
    ));
};

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

const headersOf = (error: unknown): Headers | undefined =>
  error instanceof Error && 'headers' in error && error.headers instanceof Headers
    ? error.headers
    : undefined;

const after = (headers: Headers | undefined): number =>
  Number(headers?.get('retry-after-ms') ?? Number(headers?.get('retry-after') ?? 0) * 1000) || 0;

/** What an error of the SDK means to us. */
const asProviderError = (cause: unknown): ProviderError => {
  if (cause instanceof ProviderError) return cause;
  const status = statusOf(cause);
  const wait = after(headersOf(cause));
  if (status === undefined) {
    const broken = cause instanceof SyntaxError || cause instanceof TypeError;
    return new ProviderError(broken ? 'malformed' : 'unreachable', 0, { cause });
  }
  return new ProviderError(status === 429 || status >= 500 ? 'busy' : 'rejected', wait, { cause });
};

type Request = Omit<OpenAI.ChatCompletionCreateParamsStreaming, 'stream' | 'stream_options'>;

/**
 * The chunks of one completion. Ends without an error when `signal` does; whoever stops reading closes the
 * provider's stream.
 * @throws ProviderError
 */
export async function* chunksOf(
  client: OpenAI,
  request: Request,
  { first, gap }: Pick<Patience, 'first' | 'gap'>,
  signal: AbortSignal,
): AsyncGenerator<OpenAI.ChatCompletionChunk> {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), first);
  try {
    const chunks = await client.chat.completions.create(
      { ...request, stream: true, stream_options: { include_usage: true } },
      { signal: AbortSignal.any([signal, late.signal]) },
    );
    for await (const chunk of chunks) {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), gap);
      yield chunk;
    }
    if (late.signal.aborted && !signal.aborted) throw new ProviderError('timeout');
  } catch (error) {
    if (signal.aborted) return;
    throw late.signal.aborted ? new ProviderError('timeout', 0, { cause: error }) : asProviderError(error);
  } finally {
    clearTimeout(timer);
  }
}
