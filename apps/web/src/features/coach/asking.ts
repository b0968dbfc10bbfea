import type { ChatMessage } from '@rinkside/contracts/coach';
import type { Chat } from '../../state/fold.chat';

/** A question as its asker sees it before the server answered. */
export interface Question {
  text: string;
  /** The question it stands in for. */
  replaces: string | null;
  /** The chat's version when it was asked. */
  since: number;
}

/** What is under way, before the server answered. */
export type Asking = ({ kind: 'question' } & Question) | { kind: 'again'; id: string };

export const ownIds = { question: 'asking', answer: 'asking:answer' } as const;

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

/** The server has it: a refetch, or another way in, was faster than the answer to the request. */
const isKnown = (chat: Chat, { text, since }: Question) =>
  chat.messages.some(
    ({ role, version, content }) => role === 'user' && version > since && content[0].text.value === text,
  );

const without = (messages: readonly ChatMessage[], replaced: string | null): readonly ChatMessage[] => {
  const from = replaced ? messages.findIndex(({ id }) => id === replaced) : -1;
  return from === -1 ? messages : messages.slice(0, from);
};

export interface ShownChat {
  messages: readonly ChatMessage[];
  /** An answer is asked for or on its way. */
  busy: boolean;
  /** The last question never reached the server. */
  unsent: boolean;
}

/** The chat as it is shown: what the fold holds, and over it what is under way or was not sent. */
export const showChat = (chat: Chat, asking: Asking | null, unsent: Question | null): ShownChat => {
  const busy = asking !== null || chat.messages.some(({ role }) => role === 'loading');
  if (asking?.kind === 'again')
    return {
      messages: chat.messages.map((one) =>
        one.id === asking.id && one.role !== 'loading'
          ? { ...message(one.id, 'loading', ''), created_at: one.created_at }
          : one,
      ),
      busy,
      unsent: false,
    };
  const pending = asking ?? unsent;
  if (!pending || isKnown(chat, pending)) return { messages: chat.messages, busy, unsent: false };
  const shown = [
    ...without(chat.messages, pending.replaces),
    message(ownIds.question, 'user', pending.text),
    ...(asking ? [message(ownIds.answer, 'loading', '')] : []),
  ];
  return { messages: shown, busy, unsent: !asking };
};

/** A question and what was answered; the greeting has no question. */
export interface Turn {
  key: string;
  question: ChatMessage | null;
  answer: ChatMessage | null;
}

/** Messages, oldest first, as turns. Whatever is not the asker's is the coach's. */
export const turnsOf = (messages: readonly ChatMessage[]): Turn[] => {
  const turns: Turn[] = [];
  for (const one of messages) {
    const last = turns.at(-1);
    if (one.role === 'user') turns.push({ key: one.id, question: one, answer: null });
    else if (last && !last.answer) last.answer = one;
    else turns.push({ key: one.id, question: null, answer: one });
  }
  return turns;
};
