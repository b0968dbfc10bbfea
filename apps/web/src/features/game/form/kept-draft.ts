import * as z from 'zod';
import { type GameDraft, gameDraft } from './game-draft';

/** Milliseconds a game that was begun is kept. */
const keptFor = 24 * 60 * 60 * 1000;

const kept = z.object({
  draft: gameDraft,
  /** The Idempotency-Key of what was sent last: sent again after a reload, it is still the same game. */
  attempt: z.object({ content: z.string(), key: z.string() }),
  at: z.number(),
});
export type KeptDraft = z.infer<typeof kept>;

const prefix = 'rinkside.game.';
const keyOf = (viewerId: string) => prefix + viewerId;

/** A game somebody began to log on this device and did not save. */
export const readDraft = (viewerId: string): KeptDraft | null => {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(keyOf(viewerId)) ?? 'null'));
    return found.success && Date.now() - found.data.at < keptFor ? found.data : null;
  } catch {
    return null;
  }
};

export const keepDraft = (viewerId: string, draft: GameDraft, attempt: KeptDraft['attempt']): void => {
  try {
    localStorage.setItem(keyOf(viewerId), JSON.stringify({ draft, attempt, at: Date.now() }));
  } catch {
    // Private windows may refuse; the form itself still holds it.
  }
};

export const dropDraft = (viewerId: string): void => localStorage.removeItem(keyOf(viewerId));

/** Whoever leaves leaves nothing half written behind. */
export const dropDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
};
