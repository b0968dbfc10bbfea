import type { ComponentType } from 'react';
import { beginLoading } from './page-progress';

export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A script chunk could not be loaded. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly type: ChunkFailure;

  constructor(chunk: string, type: ChunkFailure) {
    super(`Loading chunk ${chunk} failed. (${type})`);
    this.type = type;
  }
}

const loadTimeoutMs = 120_000;

const withTimeout = <Value>(work: Promise<Value>, chunk: string): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkError(chunk, 'timeout')), loadTimeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** After a deployment the old file names return 404 or HTML; any other failure is a network error. */
const failureOf = async (error: unknown): Promise<ChunkFailure> => {
  const url = error instanceof Error ? /https?:\S+/.exec(error.message)?.[0] : undefined;
  if (!url) return 'error';
  // oxlint-disable-next-line promise/no-promise-in-callback -- `error` is an ordinary parameter here
  const reply = await fetch(url, { method: 'HEAD' }).catch(() => null);
  const isScript = reply?.headers.get('content-type')?.includes('javascript');
  return reply && (!reply.ok || !isScript) ? 'missing' : 'error';
};

/**
 * Loads a chunk with one silent retry.
 * @throws {ChunkError} when both tries fail, or after 120 s
 */
export const loadChunk = async <Value>(chunk: string, load: () => Promise<Value>): Promise<Value> => {
  const endLoading = beginLoading();
  try {
    return await withTimeout(
      load().catch(() => load()),
      chunk,
    );
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(chunk, await failureOf(error));
  } finally {
    endLoading();
  }
};

/** Returns the `lazy` function of a route; the previous page stays visible until the chunk has loaded. */
export const lazyPage = (chunk: string, load: () => Promise<ComponentType>) => async () => ({
  Component: await loadChunk(chunk, load),
});
