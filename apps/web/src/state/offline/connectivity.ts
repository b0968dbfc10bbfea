import { atom } from 'jotai';
import { fetchConfig } from '../config';
import { store } from '../store';
import { unansweredAtom } from './unanswered-reads';

/** When this device went offline (ms); null while online. */
const offlineSinceState = atom<number | null>(null);

/** With some VPNs and virtual machines `navigator.onLine` is false although the server answers. */
let isBrowserWrong = false;
addEventListener('offline', () => {
  isBrowserWrong = false;
});

/** Call after any answer of the server. */
export const noteAnswer = (): void => {
  isBrowserWrong = !navigator.onLine;
  store.set(offlineSinceState, null);
};

/** The event of the window after an answer that this build does not understand, or a refusal. */
export const unexpectedAnswer = 'unexpected-answer';

/** Whether the browser is offline and the server has not answered since. */
export const isOffline = (): boolean => !navigator.onLine && !isBrowserWrong;

offlineSinceState.onMount = (set) => {
  const update = async () => {
    if (!navigator.onLine) await fetchConfig().then(noteAnswer, () => null);
    set(isOffline() ? Date.now() : null);
  };
  const handleChange = () => void update();
  handleChange();
  addEventListener('online', handleChange);
  addEventListener('offline', handleChange);
  return () => {
    removeEventListener('online', handleChange);
    removeEventListener('offline', handleChange);
  };
};

/** The time (ms) of the oldest data that is shown while the server cannot be reached; null otherwise. */
export const staleSinceAtom = atom((get) => {
  // Always read both atoms, so that this one stays subscribed to both.
  const offlineSince = get(offlineSinceState);
  const cachedTimes = [...get(unansweredAtom).values()].flatMap(({ cachedAt }) => cachedAt ?? []);
  return cachedTimes.length > 0 ? Math.min(...cachedTimes) : offlineSince;
});
