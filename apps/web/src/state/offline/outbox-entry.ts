/** What an entry sends; each feature that queues content defines its own kind. */
export interface OutboxContent {
  kind: string;
}

/** Content the server has not confirmed yet. Stored in IndexedDB, so field names must stay. */
export interface OutboxEntry<Content extends OutboxContent = OutboxContent> {
  /** The idempotency key, set on submit. Likes and follows: kind and target. */
  id: string;
  /** The author: `sub` of the session. */
  person: string;
  /** When it was submitted (ms since the epoch). */
  at: number;
  /** When it was first sent (ms since the epoch); null if never. */
  triedAt: number | null;
  /** Why the server rejected it, shown to the player, who can edit or discard it. Null while pending. */
  refusal: string | null;
  content: Content;
}
