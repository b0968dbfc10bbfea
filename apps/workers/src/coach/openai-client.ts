import type OpenAI from 'openai';
import type { Env } from '@rinkside/platform/env';

export type ProviderFailureReason =
  | 'unreachable'
  | 'busy'
  | 'rejected'
  | 'timeout'
  | 'cut_off'
  | 'malformed'
  | 'refused'
  | 'unsafe';

/** A request to the language model's provider failed. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly reason: ProviderFailureReason,
    /** The delay from the provider's Retry-After header, ms. */
    readonly retryAfterMs = 0,
    options?: ErrorOptions,
  ) {
    super(`model provider request failed: ${reason}`, options);
  }
}

/** Timeouts of a completion, ms: to the first chunk, between two chunks, and of the whole reply. */
export interface ModelTimeouts {
  firstTokenMs: number;
  idleMs: number;
  totalMs: number;
}

/** Larger responses are aborted. */
const maxResponseBytes = 2 * 1024 * 1024;

const fetchLimited: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, sink) {
      bytes += chunk.byteLength;
      if (bytes > maxResponseBytes) sink.error(new ProviderError('malformed'));
      else sink.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(limiter), response);
};

/** Returns a getter for the OpenAI client. The SDK is loaded on first use; the client is kept for its connections. */
export const createOpenAiClient = (env: Env) => {
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
          fetch: fetchLimited,
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

const retryAfterMsOf = (headers: Headers | undefined): number =>
  Number(headers?.get('retry-after-ms') ?? Number(headers?.get('retry-after') ?? 0) * 1000) || 0;

/** Converts an error of the SDK. */
const asProviderError = (cause: unknown): ProviderError => {
  if (cause instanceof ProviderError) return cause;
  const status = statusOf(cause);
  const retryAfterMs = retryAfterMsOf(headersOf(cause));
  if (status === undefined) {
    const isMalformed = cause instanceof SyntaxError || cause instanceof TypeError;
    return new ProviderError(isMalformed ? 'malformed' : 'unreachable', 0, { cause });
  }
  return new ProviderError(status === 429 || status >= 500 ? 'busy' : 'rejected', retryAfterMs, { cause });
};

type Request = Omit<OpenAI.ChatCompletionCreateParamsStreaming, 'stream' | 'stream_options'>;

/**
 * Streams the chunks of one completion. Returns without an error when `signal` aborts. Leaving the loop early closes
 * the provider's stream.
 * @throws ProviderError
 */
export async function* streamChunks(
  client: OpenAI,
  request: Request,
  { firstTokenMs, idleMs }: ModelTimeouts,
  signal: AbortSignal,
): AsyncGenerator<OpenAI.ChatCompletionChunk> {
  const timeout = new AbortController();
  let timer = setTimeout(() => timeout.abort(), firstTokenMs);
  try {
    const chunks = await client.chat.completions.create(
      { ...request, stream: true, stream_options: { include_usage: true } },
      { signal: AbortSignal.any([signal, timeout.signal]) },
    );
    for await (const chunk of chunks) {
      clearTimeout(timer);
      timer = setTimeout(() => timeout.abort(), idleMs);
      yield chunk;
    }
    if (timeout.signal.aborted && !signal.aborted) throw new ProviderError('timeout');
  } catch (error) {
    if (signal.aborted) return;
    throw timeout.signal.aborted ? new ProviderError('timeout', 0, { cause: error }) : asProviderError(error);
  } finally {
    clearTimeout(timer);
  }
}
