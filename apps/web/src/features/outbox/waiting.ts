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
export type WaitingContent = GameContent | PostContent | CommentContent | FollowContent | LikeContent;

/** Something a person made that the server has not answered yet. */
export interface Waiting<Content extends WaitingContent = WaitingContent> {
  /** Its Idempotency-Key, fixed when they pressed the button; a wish's is its target. */
  id: string;
  /** Whose it is: `sub` of the session. */
  person: string;
  /** When they pressed the button (ms). */
  at: number;
  /** When it was first on its way (ms); null: never. */
  triedAt: number | null;
  /** Why it was not taken, for people; it is then theirs to change or to discard. */
  refusal: string | null;
  content: Content;
}

export type WaitingGame = Waiting<GameContent>;
export type WaitingPost = Waiting<PostContent>;
export type WaitingComment = Waiting<CommentContent>;
export type WaitingFollow = Waiting<FollowContent>;
export type WaitingLike = Waiting<LikeContent>;

export const isGame = (waiting: Waiting): waiting is WaitingGame => waiting.content.kind === 'game';
export const isPost = (waiting: Waiting): waiting is WaitingPost => waiting.content.kind === 'post';
export const isComment = (waiting: Waiting): waiting is WaitingComment => waiting.content.kind === 'comment';
export const isFollow = (waiting: Waiting): waiting is WaitingFollow => waiting.content.kind === 'follow';
export const isLike = (waiting: Waiting): waiting is WaitingLike => waiting.content.kind === 'like';
