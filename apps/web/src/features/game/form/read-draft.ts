import * as z from 'zod';
import { gameDraft } from './game-draft';
import { draftKey } from './kept-draft';

/** Milliseconds a game that was begun is kept. */
const keptFor = 24 * 60 * 60 * 1000;

const kept = z.object({
  draft: gameDraft,
  /** The Idempotency-Key of what was sent last: sent again after a reload, it is still the same game. */
  attempt: z.object({ content: z.string(), key: z.string() }),
  at: z.number(),
});
export type KeptDraft = z.infer<typeof kept>;

/** A game somebody began to log on this device and did not save. */
export const readDraft = (viewerId: string): KeptDraft | null => {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(draftKey(viewerId)) ?? 'null'));
    return found.success && Date.now() - found.data.at < keptFor ? found.data : null;
  } catch {
    return null;
  }
};
