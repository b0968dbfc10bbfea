import { atom } from 'jotai';
import { store } from '../../../state/store';

/** Id of the highlight in the app's player; null while closed. */
export const playingAtom = atom<string | null>(null);

/** Opens the app's player. Focus returns to the opener on close. */
export const play = (id: string): void => store.set(playingAtom, id);

/** Preloads the player chunk, on hover or focus of a play button. */
export const preparePlayer = (): void => void import('./video-player').catch(() => null);
