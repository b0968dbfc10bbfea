import type { GameBody } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import type { OutboxEntry } from '../../state/offline/outbox-entry';
import { toast } from '../../ui/toast';
import type { OutboxSender } from '../outbox/senders';
import type { GameDraft } from './form/game-draft';
import { gameMessages } from './messages';
import { sendGame } from './send-game';

/** Name of the draft of a new game. */
export const newGameDraftName = 'game';

export interface GameContent {
  kind: 'game';
  body: GameBody;
  draft: GameDraft;
  position: Position | null;
}
export type GameEntry = OutboxEntry<GameContent>;

export const isGameEntry = (entry: OutboxEntry): entry is GameEntry => entry.content.kind === 'game';

export const gameSender: OutboxSender<GameContent> = {
  kind: 'game',
  send: async ({ id, content }, signal) => {
    await sendGame(content, id, signal);
    toast.success(gameMessages.saved);
  },
  failureMessage: gameMessages.saveFailed,
  needsIdempotencyKey: true,
};
