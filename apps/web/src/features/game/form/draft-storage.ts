import type { IdempotencyAttempt } from '../../../state/idempotency-key';
import { deviceStorage } from '../../../ui/web-storage';
import type { GameDraft } from './game-draft';

const prefix = 'rinkside.game.';
/** Storage key of a viewer's draft. */
export const draftKey = (viewerId: string) => prefix + viewerId;

/** Saves the draft of a game and its idempotency key on this device. */
export const saveDraft = (viewerId: string, draft: GameDraft, attempt: IdempotencyAttempt): void => {
  deviceStorage.setItem(draftKey(viewerId), JSON.stringify({ draft, attempt, at: Date.now() }));
};

export const removeDraft = (viewerId: string): void => deviceStorage.removeItem(draftKey(viewerId));

/** Removes all drafts, at logout. */
export const removeAllDrafts = (): void => {
  for (const key of deviceStorage.keys()) if (key.startsWith(prefix)) deviceStorage.removeItem(key);
};
