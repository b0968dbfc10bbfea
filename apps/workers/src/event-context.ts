import type { ChatMessage } from '@rinkside/contracts/coach';
import type { LiveItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import { blockedWith } from '@rinkside/domain/block/block.views';
import { chatMessagesById } from '@rinkside/domain/coach/coach.views';
import { liveComments } from '@rinkside/domain/comment/comment.views';
import { liveItems } from '@rinkside/domain/item/item.views';
import { liveGameUpdates, type LiveGameUpdate } from '@rinkside/domain/live-game/live-game.views';
import { familyMembers } from '@rinkside/domain/family/child.views';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import type { Sql } from '@rinkside/platform/sql';

/** Current rows loaded for a batch of domain events: the views to send, and who must not receive them. */
export interface EventContext {
  items: Map<string, { in_feeds: boolean; club_visible: boolean; hidden: boolean; item: LiveItem }>;
  comments: Map<string, CommentView>;
  messages: Map<string, ChatMessage>;
  liveGames: Map<string, LiveGameUpdate>;
  /** By account id: the accounts blocked in either direction. */
  blocked: Map<string, string[]>;
  /** The accounts among those of the events that are a guardian or a child profile. */
  families: Set<string>;
}

/** For callers that need only jobs: job handlers reload their rows. */
export const emptyContext: EventContext = {
  items: new Map(),
  comments: new Map(),
  messages: new Map(),
  liveGames: new Map(),
  blocked: new Map(),
  families: new Set(),
};

const eventsWithItem = new Set([
  'item.added',
  'item.changed',
  'item.listed',
  'item.unlisted',
  'item.unlisted_for_club',
  'item.shown',
  'highlight.ready',
]);

/** The accounts an event is about. */
const accountIdsOf = ({ payload }: OutboxEvent): string[] => [
  ...('author_id' in payload ? [payload.author_id] : []),
  ...('actor_id' in payload ? [payload.actor_id] : []),
  ...('user_id' in payload ? [payload.user_id] : []),
];

/** Loads the context of a batch of events with six queries at most. */
export const loadEventContext = async (sql: Sql, events: OutboxEvent[]): Promise<EventContext> => {
  const itemIds = events.flatMap(({ name, payload }) =>
    eventsWithItem.has(name) && 'id' in payload ? [payload.id] : [],
  );
  const commentIds = events.flatMap(({ name, payload }) =>
    name === 'comment.added' && 'comment_id' in payload ? [payload.comment_id] : [],
  );
  const messageIds = events.flatMap(({ name, payload }) =>
    name === 'coach.replied' && 'message_id' in payload ? [payload.message_id] : [],
  );
  const liveGameIds = events.flatMap(({ name, payload }) =>
    (name === 'live_game.changed' || name === 'live_game.cheered') && 'id' in payload ? [payload.id] : [],
  );
  const accountIds = [...new Set(events.flatMap(accountIdsOf))];
  const [items, comments, messages, liveGames, blocked, families] = await Promise.all([
    liveItems(sql, [...new Set(itemIds)]),
    liveComments(sql, commentIds),
    chatMessagesById(sql, messageIds),
    liveGameUpdates(sql, [...new Set(liveGameIds)]),
    blockedWith(sql, accountIds),
    familyMembers(sql, accountIds),
  ]);
  return { items, comments, messages, liveGames, blocked, families };
};
