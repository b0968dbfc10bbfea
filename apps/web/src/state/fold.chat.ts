import type { ChatMessage, ChatView } from '@rinkside/contracts/coach';
import type { LiveEvent } from '@rinkside/contracts/live';

type Delta = LiveEvent<'coach.delta'>;

/** The viewer's chat with the coach. */
export interface Chat extends ChatView {
  /** Pieces that came before those they follow. */
  ahead: readonly Delta[];
  /** Something was told that the messages here do not explain: the chat is to be fetched again. */
  behind: boolean;
  /** Why the last answer failed, with the placeholder it took away. */
  failure: { message_id: string; error: string } | null;
}

export const noChat: Chat = {
  messages: [],
  version: -1,
  engine: 'playbook',
  suggestions: [],
  ahead: [],
  behind: false,
  failure: null,
};

const textOf = ({ content }: ChatMessage) => content[0].text.value;
const written = (message: ChatMessage, change: Partial<ChatMessage>, text: string): ChatMessage => ({
  ...message,
  ...change,
  content: [{ type: 'text', text: { value: text } }],
});

/** Takes up what fits at the end of a loading text; what is still ahead waits. */
const catchUp = (message: ChatMessage, ahead: readonly Delta[]): { message: ChatMessage; ahead: Delta[] } => {
  let caught = message;
  const left: Delta[] = [];
  for (const delta of ahead.toSorted((a, b) => a.run - b.run || a.index - b.index)) {
    if (delta.message_id !== caught.id) {
      left.push(delta);
      continue;
    }
    if (delta.run < caught.run) continue;
    if (delta.run > caught.run) caught = written(caught, { run: delta.run, pieces: 0, label: null }, '');
    if (delta.index < caught.pieces) continue;
    if (delta.index > caught.pieces) left.push(delta);
    else caught = written(caught, { pieces: delta.index + 1, label: null }, textOf(caught) + delta.text);
  }
  return { message: caught, ahead: left };
};

/** The farther of two states of one loading message. */
const farther = (known: ChatMessage | undefined, told: ChatMessage): ChatMessage =>
  known?.role === 'loading' &&
  told.role === 'loading' &&
  known.version === told.version &&
  (known.run > told.run || (known.run === told.run && known.pieces > told.pieces))
    ? known
    : told;

const settle = (chat: Chat): Chat => {
  let { ahead } = chat;
  const messages = chat.messages.map((message) => {
    if (message.role !== 'loading') return message;
    const caught = catchUp(message, ahead);
    ahead = caught.ahead;
    return caught.message;
  });
  const loading = new Set(messages.flatMap(({ role, id }) => (role === 'loading' ? [id] : [])));
  const known = new Set(messages.map(({ id }) => id));
  // What belongs to an answer that is there already is done; what belongs to none yet is waited for.
  ahead = ahead.filter(({ message_id }) => loading.has(message_id) || !known.has(message_id));
  return { ...chat, messages, ahead, behind: ahead.length > 0 };
};

/** The chat as a reply has it; an older one changes nothing. */
export const foldChat = (chat: Chat, view: ChatView): Chat => {
  if (view.version < chat.version) return chat;
  const known = new Map(chat.messages.map((message) => [message.id, message]));
  return settle({
    ...chat,
    ...view,
    messages: view.messages.map((message) => farther(known.get(message.id), message)),
  });
};

/** An answer as it stays. */
export const foldReplied = (chat: Chat, { message, version }: LiveEvent<'coach.replied'>): Chat => {
  const before = chat.messages.find(({ id }) => id === message.id);
  if (!before) return version > chat.version ? { ...chat, behind: true } : chat;
  if (before.version >= message.version) return chat;
  const messages = chat.messages.map((one) => (one === before ? message : one));
  return settle({ ...chat, messages, version: Math.max(version, chat.version) });
};

/** No answer came: its placeholder goes, the question stays. */
export const foldReplyFailed = (chat: Chat, fact: LiveEvent<'coach.failed'>): Chat => {
  const { message_id, error, version } = fact;
  if (version <= chat.version) return chat;
  const messages = chat.messages.filter(({ id }) => id !== message_id);
  return settle({ ...chat, messages, version, failure: { message_id, error } });
};

/** A piece of the text; one that came twice, or late, changes nothing. */
export const foldDelta = (chat: Chat, delta: Delta): Chat =>
  settle({ ...chat, ahead: [...chat.ahead, delta] });

/** What the coach does just now. */
export const foldStatus = (chat: Chat, { message_id, run, label }: LiveEvent<'coach.status'>): Chat => {
  const before = chat.messages.find(({ id }) => id === message_id);
  if (!before) return { ...chat, behind: true };
  if (before.role !== 'loading' || run < before.run) return chat;
  const begun = run > before.run ? written(before, { run, pieces: 0 }, '') : before;
  const messages = chat.messages.map((one) => (one === before ? { ...begun, label } : one));
  return settle({ ...chat, messages });
};
