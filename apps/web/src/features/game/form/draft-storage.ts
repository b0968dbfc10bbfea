import type { IdempotencyAttempt } from '../../../state/idempotency-key';
import type { GameDraft } from './game-draft';

const prefix = 'rinkside.game.';
/** localStorage key of a viewer's draft. */
export const draftKey = (viewerId: string) => prefix + viewerId;

/** Saves the draft of a game and its idempotency key on this device. */
export const saveDraft = (viewerId: string, draft: GameDraft, attempt: IdempotencyAttempt): void => {
  try {
    localStorage.setItem(draftKey(viewerId), JSON.stringify({ draft, attempt, at: Date.now() }));
  } catch {
    // Storage may be unavailable in private windows; the form still has the values.
  }
};

export const removeDraft = (viewerId: string): void => localStorage.removeItem(draftKey(viewerId));

/** Removes all drafts, at logout. */
export const removeAllDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
};
