import { actingProfileHeader } from '@rinkside/contracts/child';

declare global {
  interface Window {
    /** Requests that `preload.js` sent before the app's scripts loaded. A response that was taken is null. */
    preloaded?: {
      authorization: string;
      /** The profile they act as. */
      profileId: string | null;
      /** `performance.now()` when the requests began. */
      startedAt: number;
      /** By URL. */
      responses: Record<string, Promise<Response> | null>;
    };
  }
}

/** Older responses are too stale to be shown. */
const maxAgeMs = 30_000;

const freshPreloads = () => {
  const { preloaded } = window;
  return preloaded && performance.now() - preloaded.startedAt < maxAgeMs ? preloaded : null;
};

/** Takes the preloaded response for a GET request with the same authorization. Each response can be taken once. */
export const takePreloaded = (
  address: string,
  { method, headers }: RequestInit = {},
): Promise<Response> | null => {
  const preloaded = freshPreloads();
  if (!preloaded || (method && method !== 'GET')) return null;
  const response = preloaded.responses[address] ?? null;
  // Null also stops `preload.js` from requesting this URL later.
  preloaded.responses[address] = null;
  const sent = new Headers(headers);
  const isSame =
    sent.get('authorization') === preloaded.authorization &&
    sent.get(actingProfileHeader) === preloaded.profileId;
  return isSame ? response : null;
};

/** Discards the responses not taken yet: they may lack an event that was received since. */
export const discardPreloaded = (): void => {
  const { responses = {} } = window.preloaded ?? {};
  for (const address of Object.keys(responses)) responses[address] = null;
};

/**
 * Returns the time (`performance.now()`) from which a read that begins now is current. While preloaded responses
 * remain it is the time of their request.
 */
export const requestedAt = (): number => {
  const preloaded = freshPreloads();
  return preloaded && Object.values(preloaded.responses).some(Boolean)
    ? preloaded.startedAt
    : performance.now();
};
