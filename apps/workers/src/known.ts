import type { ChatMessage } from '@rinkside/contracts/coach';
import type { LiveItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import { blockedWith } from '@rinkside/domain/block/block.views';
import { chatMessages } from '@rinkside/domain/coach/coach.views';
import { liveComments } from '@rinkside/domain/comment/comment.views';
import { liveItems } from '@rinkside/domain/item/item.views';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import type { Sql } from '@rinkside/platform/sql';

/** What is known of a batch of facts when it is published: what they tell of as it is now, and who may not hear. */
export interface Known {
  items: Map<string, { listed: boolean; hidden: boolean; item: LiveItem }>;
  comments: Map<string, CommentView>;
  messages: Map<string, ChatMessage>;
  /** For an account, everybody blocked with it. */
  blocked: Map<string, string[]>;
}

/** Facts are read again from rows by those who need only jobs. */
export const nothingKnown: Known = {
  items: new Map(),
  comments: new Map(),
  messages: new Map(),
  blocked: new Map(),
};

const showsItem = new Set([
  'item.added',
  'item.changed',
  'item.listed',
  'item.unlisted',
  'item.shown',
  'highlight.ready',
]);

/** Whose words or deeds a fact tells of. */
const peopleOf = ({ payload }: OutboxEvent): string[] => [
  ...('author_id' in payload ? [payload.author_id] : []),
  ...('actor_id' in payload ? [payload.actor_id] : []),
  ...('user_id' in payload ? [payload.user_id] : []),
];

/** Four reads for a whole batch, each only where a fact asks for it. */
export const readKnown = async (sql: Sql, events: OutboxEvent[]): Promise<Known> => {
  const items = events.flatMap(({ name, payload }) =>
    showsItem.has(name) && 'id' in payload ? [payload.id] : [],
  );
  const comments = events.flatMap(({ name, payload }) =>
    name === 'comment.added' && 'comment_id' in payload ? [payload.comment_id] : [],
  );
  const messages = events.flatMap(({ name, payload }) =>
    name === 'coach.replied' && 'message_id' in payload ? [payload.message_id] : [],
  );
  const people = [...new Set(events.flatMap(peopleOf))];
  const [known, said, answered, blocked] = await Promise.all([
    liveItems(sql, [...new Set(items)]),
    liveComments(sql, comments),
    chatMessages(sql, messages),
    blockedWith(sql, people),
  ]);
  return { items: known, comments: said, messages: answered, blocked };
};
