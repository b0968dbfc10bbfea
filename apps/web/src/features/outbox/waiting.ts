import type { GameBody } from '@rinkside/contracts/game';
import type { LikeBody } from '@rinkside/contracts/like';
import type { Position } from '@rinkside/contracts/player';
import type { PostBody } from '@rinkside/contracts/post';
import type { GameDraft } from '../game/form/game-draft';

interface GameContent {
  kind: 'game';
  body: GameBody;
  draft: GameDraft;
  position: Position | null;
}
interface PostContent {
  kind: 'post';
  body: PostBody;
}
interface LikeContent {
  kind: 'like';
  body: LikeBody;
  liked: boolean;
}
export type WaitingContent = GameContent | PostContent | LikeContent;

/** Something a person made that the server has not answered yet. */
export interface Waiting<Content extends WaitingContent = WaitingContent> {
  /** Its Idempotency-Key, fixed when they pressed the button; a like's is its target. */
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
export type WaitingLike = Waiting<LikeContent>;

export const isGame = (waiting: Waiting): waiting is WaitingGame => waiting.content.kind === 'game';
export const isPost = (waiting: Waiting): waiting is WaitingPost => waiting.content.kind === 'post';
export const isLike = (waiting: Waiting): waiting is WaitingLike => waiting.content.kind === 'like';
