import { readDraft } from '../../../state/offline/draft-store';
import { gameDraft, type GameDraft } from './game-draft';

/** Returns the unsaved values of a game form; null if there are none, or those of an earlier build do not fit. */
export const readGameDraft = (name: string): GameDraft | null =>
  gameDraft.safeParse(readDraft(name)).data ?? null;
