import type { Attempt } from '../../../state/attempt';
import type { GameDraft } from './game-draft';

const prefix = 'rinkside.game.';
/** Where what one person began is kept. */
export const draftKey = (viewerId: string) => prefix + viewerId;

export const keepDraft = (viewerId: string, draft: GameDraft, attempt: Attempt): void => {
  try {
    localStorage.setItem(draftKey(viewerId), JSON.stringify({ draft, attempt, at: Date.now() }));
  } catch {
    // Private windows may refuse; the form itself still holds it.
  }
};

export const dropDraft = (viewerId: string): void => localStorage.removeItem(draftKey(viewerId));

/** Whoever leaves leaves nothing half written behind. */
export const dropDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
};
