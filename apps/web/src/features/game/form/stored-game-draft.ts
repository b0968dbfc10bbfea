import { readDraft, saveDraft } from '../../../state/offline/draft-store';
import { gameDraft, type GameDraft } from './game-draft';

/**
 * Returns the unsaved values of a game form; null if there are none, or those of an earlier build do not fit.
 * @param logged the values of the game that is edited
 */
export const readGameDraft = (name: string, logged?: GameDraft): GameDraft | null => {
  const stored = readDraft(name);
  return stored === null ? null : (gameDraft.safeParse({ ...logged, ...stored }).data ?? null);
};

/** Stores only the changed values, so that the draft never brings back an old value of another field. */
export const saveGameChanges = (name: string, values: GameDraft, logged: GameDraft): void => {
  const before: Record<string, unknown> = logged;
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  saveDraft(name, changed.length > 0 ? Object.fromEntries(changed) : null);
};
