import { atom } from 'jotai';
import { store } from '../store';

/** A read that the server did not answer. */
export interface UnansweredRead {
  /** Sends it again. */
  retry: () => Promise<unknown>;
  /** The time (ms) of the cached response that is shown instead; null if none is. */
  cachedAt: number | null;
}

/** By account and URL. */
const unansweredState = atom<ReadonlyMap<string, UnansweredRead>>(new Map());
export const unansweredAtom = atom((get) => get(unansweredState));

export const markUnanswered = (key: string, read: UnansweredRead): void =>
  store.set(unansweredState, (reads) => new Map(reads).set(key, read));

export const markAnswered = (key: string): void => {
  if (!store.get(unansweredState).has(key)) return;
  store.set(unansweredState, (reads) => new Map([...reads].filter(([other]) => other !== key)));
};

/** Call before everything is read again. */
export const clearUnanswered = (): void => {
  if (store.get(unansweredState).size > 0) store.set(unansweredState, new Map());
};
