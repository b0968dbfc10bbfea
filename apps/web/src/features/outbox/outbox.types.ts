import type { FollowTarget } from '@rinkside/contracts/follow';
import type { GameBody } from '@rinkside/contracts/game';
import type { ContentType } from '@rinkside/contracts/item';
import type { LikeBody } from '@rinkside/contracts/like';
import type { Position } from '@rinkside/contracts/player';
import type { PostBody } from '@rinkside/contracts/post';
import type { GameDraft } from '../game/form/game-draft';

export interface GameContent {
  kind: 'game';
  body: GameBody;
  draft: GameDraft;
  position: Position | null;
}
export interface PostContent {
  kind: 'post';
  body: PostBody;
}
export interface CommentContent {
  kind: 'comment';
  body: { target_type: ContentType; target_id: string; content: string };
}
export interface FollowContent {
  kind: 'follow';
  body: { target_type: FollowTarget; target_id: string };
  following: boolean;
}
export interface LikeContent {
  kind: 'like';
  body: LikeBody;
  liked: boolean;
}
export type OutboxContent = GameContent | PostContent | CommentContent | FollowContent | LikeContent;

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

export type GameEntry = OutboxEntry<GameContent>;
export type PostEntry = OutboxEntry<PostContent>;
export type CommentEntry = OutboxEntry<CommentContent>;
export type FollowEntry = OutboxEntry<FollowContent>;
export type LikeEntry = OutboxEntry<LikeContent>;

export const isGameEntry = (entry: OutboxEntry): entry is GameEntry => entry.content.kind === 'game';
export const isPostEntry = (entry: OutboxEntry): entry is PostEntry => entry.content.kind === 'post';
export const isCommentEntry = (entry: OutboxEntry): entry is CommentEntry => entry.content.kind === 'comment';
export const isFollowEntry = (entry: OutboxEntry): entry is FollowEntry => entry.content.kind === 'follow';
export const isLikeEntry = (entry: OutboxEntry): entry is LikeEntry => entry.content.kind === 'like';
