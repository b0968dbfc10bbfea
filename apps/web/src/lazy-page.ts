import type { ComponentType } from 'react';

export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A page's script did not come. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly type: ChunkFailure;

  constructor(chunk: string, type: ChunkFailure) {
    super(`Loading chunk ${chunk} failed. (${type})`);
    this.type = type;
  }
}

const patience = 120_000;

const within = <Value>(work: Promise<Value>, chunk: string): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkError(chunk, 'timeout')), patience);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** After an update the old names are gone (404); otherwise the way to the server is broken. */
const failureOf = async (error: unknown): Promise<ChunkFailure> => {
  const address = error instanceof Error ? /https?:\S+/.exec(error.message)?.[0] : undefined;
  if (!address) return 'error';
  // oxlint-disable-next-line promise/no-promise-in-callback -- `error` is an ordinary parameter here
  const reply = await fetch(address, { method: 'HEAD' }).catch(() => null);
  const isScript = reply?.headers.get('content-type')?.includes('javascript');
  return reply && (!reply.ok || !isScript) ? 'missing' : 'error';
};

/** Loads a script with one silent second try; fails as ChunkError, after 120 s at the latest. */
export const loadChunk = async <Value>(chunk: string, load: () => Promise<Value>): Promise<Value> => {
  try {
    return await within(
      load().catch(() => load()),
      chunk,
    );
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(chunk, await failureOf(error));
  }
};

/** The `lazy` of a route: its script is loaded before the route is shown, and the page before it stays until then. */
export const lazyPage = (chunk: string, load: () => Promise<ComponentType>) => async () => ({
  Component: await loadChunk(chunk, load),
});
