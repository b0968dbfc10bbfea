import type { ChatMessage } from '@rinkside/contracts/coach';
import type { ChatState } from '../../state/entities/chat.reducer';

/** A question shown optimistically, before the server has replied. */
export interface PendingQuestion {
  text: string;
  /** Id of the question it replaces. */
  replaces: string | null;
  /** Version of the chat when it was asked. */
  askedAtVersion: number;
}

/** The request in flight. */
export type PendingRequest = ({ kind: 'question' } & PendingQuestion) | { kind: 'regenerate'; id: string };

export const placeholderIds = { question: 'asking', answer: 'asking:answer' } as const;

const message = (id: string, role: ChatMessage['role'], text: string): ChatMessage => ({
  id,
  role,
  content: [{ type: 'text', text: { value: text } }],
  created_at: new Date().toISOString(),
  engine: null,
  notice: null,
  stopped: false,
  feedback: null,
  run: 0,
  pieces: 0,
  label: null,
  version: 0,
});

/** Whether the chat already contains the question: a refetch or live event can be faster than the reply. */
const isInChat = (chat: ChatState, { text, askedAtVersion }: PendingQuestion) =>
  chat.messages.some(
    ({ role, version, content }) =>
      role === 'user' && version > askedAtVersion && content[0].text.value === text,
  );

const withoutReplaced = (
  messages: readonly ChatMessage[],
  replaced: string | null,
): readonly ChatMessage[] => {
  const from = replaced ? messages.findIndex(({ id }) => id === replaced) : -1;
  return from === -1 ? messages : messages.slice(0, from);
};

export interface ShownChat {
  messages: readonly ChatMessage[];
  /** An answer is requested or streaming. */
  busy: boolean;
  /** The last question never reached the server. */
  unsent: boolean;
}

/** Returns the chat of the entity store with the pending request or the unsent question on top. */
export const showChat = (
  chat: ChatState,
  asking: PendingRequest | null,
  unsent: PendingQuestion | null,
): ShownChat => {
  const busy = asking !== null || chat.messages.some(({ role }) => role === 'loading');
  if (asking?.kind === 'regenerate')
    return {
      messages: chat.messages.map((existing) =>
        existing.id === asking.id && existing.role !== 'loading'
          ? { ...message(existing.id, 'loading', ''), created_at: existing.created_at }
          : existing,
      ),
      busy,
      unsent: false,
    };
  const pending = asking ?? unsent;
  if (!pending || isInChat(chat, pending)) return { messages: chat.messages, busy, unsent: false };
  const shown = [
    ...withoutReplaced(chat.messages, pending.replaces),
    message(placeholderIds.question, 'user', pending.text),
    ...(asking ? [message(placeholderIds.answer, 'loading', '')] : []),
  ];
  return { messages: shown, busy, unsent: !asking };
};

/** A question and its answer; the greeting has no question. */
export interface Turn {
  key: string;
  question: ChatMessage | null;
  answer: ChatMessage | null;
}

/** Groups messages (oldest first) into turns. Every role but `user` is the coach. */
export const turnsOf = (messages: readonly ChatMessage[]): Turn[] => {
  const turns: Turn[] = [];
  for (const entry of messages) {
    const last = turns.at(-1);
    if (entry.role === 'user') turns.push({ key: entry.id, question: entry, answer: null });
    else if (last && !last.answer) last.answer = entry;
    else turns.push({ key: entry.id, question: null, answer: entry });
  }
  return turns;
};
