import type OpenAI from 'openai';
import * as z from 'zod';
import type { Env } from '@rinkside/platform/env';
import { loadOnce } from '@rinkside/platform/load-once';
import { endMarker, readEvents } from './event-stream.js';
import { carriesToken, modelChunk, type ModelChunk } from './model-chunk.js';
import { ProviderError } from './provider-error.js';

/** Timeouts of a completion, ms: to the first chunk, between two chunks, and of the whole reply. */
export interface ModelTimeouts {
  firstTokenMs: number;
  idleMs: number;
  totalMs: number;
}

/** Returns a getter for the OpenAI client. The SDK is loaded on first use; the client is kept for its connections. */
export const createOpenAiClient = (env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>) =>
  loadOnce(async () => {
    const { default: OpenAi } = await import('openai');
    return new OpenAi({
      apiKey: env.OPENAI_API_KEY ?? 'none',
      baseURL: env.OPENAI_BASE_URL ?? null,
      organization: null,
      project: null,
      maxRetries: 0,
      fetchOptions: { redirect: 'error' },
      logLevel: 'off',
    });
  });

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

const headersOf = (error: unknown): Headers | undefined =>
  error instanceof Error && 'headers' in error && error.headers instanceof Headers
    ? error.headers
    : undefined;

const retryAfterMsOf = (headers: Headers | undefined): number =>
  Number(headers?.get('retry-after-ms') ?? Number(headers?.get('retry-after') ?? 0) * 1000) || 0;

/** Timeouts and conflicts of the server pass; so do its errors. */
const isBusy = (status: number) => [408, 409, 425, 429].includes(status) || status >= 500;
const invalidStatuses = new Set([400, 422]);
/** Routers answer like this when no server supports a parameter. */
const unsupportedStatuses = new Set([404, 501]);

/** Converts an error of the SDK. */
const asProviderError = (cause: unknown): ProviderError => {
  if (cause instanceof ProviderError) return cause;
  const status = statusOf(cause);
  const retryAfterMs = retryAfterMsOf(headersOf(cause));
  if (status === undefined) {
    const isMalformed =
      cause instanceof SyntaxError || cause instanceof TypeError || cause instanceof z.ZodError;
    return new ProviderError(isMalformed ? 'malformed' : 'unreachable', 0, { cause });
  }
  const isInvalid = invalidStatuses.has(status);
  if (!isInvalid && !unsupportedStatuses.has(status))
    return new ProviderError(isBusy(status) ? 'busy' : 'rejected', retryAfterMs, { cause });
  const refusedRequest = { message: String(cause), isInvalid };
  return new ProviderError(status === 501 ? 'busy' : 'rejected', retryAfterMs, { cause, refusedRequest });
};

type Request = Omit<OpenAI.ChatCompletionCreateParamsStreaming, 'stream'>;

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
): AsyncGenerator<ModelChunk> {
  const timeout = new AbortController();
  const abort = () => timeout.abort();
  let timer = setTimeout(abort, firstTokenMs);
  try {
    const response = await client.chat.completions
      .create({ ...request, stream: true }, { signal: AbortSignal.any([signal, timeout.signal]) })
      .asResponse();
    let hasToken = false;
    let hasFinish = false;
    // Not with the SDK's reader: it hides whether the end marker arrived, and its layers cost 25 µs per token.
    for await (const data of readEvents(response)) {
      if (data === endMarker) {
        // Some servers end the stream in order, but give no reason.
        if (!hasFinish) yield { choices: [{ finish_reason: 'stop' }] };
        break;
      }
      const chunk = modelChunk.parse(JSON.parse(data));
      if (chunk.error) throw new ProviderError('unreachable');
      hasFinish ||= Boolean(chunk.choices?.some((choice) => choice.finish_reason));
      if (hasToken) timer.refresh();
      else if (carriesToken(chunk)) {
        hasToken = true;
        clearTimeout(timer);
        timer = setTimeout(abort, idleMs);
      }
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
