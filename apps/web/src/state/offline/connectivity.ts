import { atom } from 'jotai';
import { store } from '../store';

/** The time (ms) of the oldest cached response that is shown; null when none is. */
const cachedSinceState = atom<number | null>(null);
/** When this device went offline (ms); null while online. */
const offlineSinceState = atom<number | null>(null);

offlineSinceState.onMount = (set) => {
  const update = () => set(navigator.onLine ? null : Date.now());
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
};

/** The time (ms) of the shown data while the server cannot be reached; null otherwise. */
export const staleSinceAtom = atom((get) => {
  // Always read both atoms, so that this one stays subscribed to both.
  const offlineSince = get(offlineSinceState);
  return get(cachedSinceState) ?? offlineSince;
});

/** Call after any response of the server. */
export const markOnline = (): void => store.set(cachedSinceState, null);

/** Call when a cached response from time `at` (ms) is shown. */
export const markStale = (at: number): void =>
  store.set(cachedSinceState, (current) => Math.min(current ?? at, at));
