import * as z from 'zod';
import { deviceStorage } from '../../../ui/web-storage';
import { gameDraft } from './game-draft';
import { draftKey } from './draft-storage';

/** A draft expires after this time (ms). */
const draftTtlMs = 24 * 60 * 60 * 1000;

const storedDraft = z.object({
  draft: gameDraft,
  /** Idempotency key of the last request, so that a retry after a reload creates no second game. */
  attempt: z.object({ content: z.string(), key: z.string() }),
  at: z.number(),
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** Returns the viewer's unsaved game on this device, or null if there is none, it is invalid or expired. */
export const readDraft = (viewerId: string): StoredDraft | null => {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(deviceStorage.getItem(draftKey(viewerId)) ?? 'null'));
    return parsed.success && Date.now() - parsed.data.at < draftTtlMs ? parsed.data : null;
  } catch {
    return null;
  }
};
