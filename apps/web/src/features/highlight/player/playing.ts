import { atom } from 'jotai';
import { store } from '../../../state/store';

/** Which highlight the app's player shows, by its id; null while it is closed. */
export const playingAtom = atom<string | null>(null);

/** Opens the player, one for the whole app; whatever had the focus gets it back when it closes. */
export const play = (id: string): void => store.set(playingAtom, id);

/** Has its script come: whoever points at a video is about to watch it. */
export const preparePlayer = (): void => void import('./player').catch(() => null);
