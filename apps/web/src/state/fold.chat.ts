import type { ChatMessage, ChatView } from '@rinkside/contracts/coach';
import type { LiveEvent } from '@rinkside/contracts/live';

/** A piece of text, and when it reached us (ms). */
export interface Tick extends LiveEvent<'coach.delta'> {
  heardAt: number;
}

/** The viewer's chat with the coach. */
export interface Chat extends ChatView {
  /** Pieces that came before those they follow. */
  ahead: readonly Tick[];
  /** When something was told that the messages here do not explain (ms); null once they do. */
  missedAt: number | null;
  /** The chat is to be fetched again. */
  behind: boolean;
  /** Why the last answer failed, with the placeholder it took away; null once something newer was said. */
  failure: LiveEvent<'coach.failed'> | null;
}

export const noChat: Chat = {
  messages: [],
  version: -1,
  engine: 'playbook',
  suggestions: [],
  ahead: [],
  missedAt: null,
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
const catchUp = (message: ChatMessage, ahead: readonly Tick[]): { message: ChatMessage; ahead: Tick[] } => {
  let caught = message;
  const left: Tick[] = [];
  for (const tick of ahead.toSorted((a, b) => a.run - b.run || a.index - b.index)) {
    if (tick.message_id !== caught.id) {
      left.push(tick);
      continue;
    }
    if (tick.run < caught.run) continue;
    if (tick.run > caught.run) caught = written(caught, { run: tick.run, pieces: 0, label: null }, '');
    if (tick.index < caught.pieces) continue;
    if (tick.index > caught.pieces) left.push(tick);
    else caught = written(caught, { pieces: tick.index + 1, label: null }, textOf(caught) + tick.text);
  }
  return { message: caught, ahead: left };
};

/** What was told of a message, with the known text where that is farther: pieces may overtake the reply that names their run. */
const farther = (known: ChatMessage | undefined, told: ChatMessage): ChatMessage =>
  known?.role === 'loading' &&
  told.role === 'loading' &&
  (known.run > told.run || (known.run === told.run && known.pieces > told.pieces))
    ? { ...known, version: told.version }
    : told;

/** Whether a tick may still belong to an answer: one of a later run than a written answer's is of the next one. */
const isAwaited = (chat: Chat, { message_id, run }: Pick<Tick, 'message_id' | 'run'>): boolean => {
  if (chat.failure?.message_id === message_id) return false;
  const message = chat.messages.find(({ id }) => id === message_id);
  return !message || message.role === 'loading' || run > message.run;
};

const settle = (chat: Chat): Chat => {
  let { ahead } = chat;
  const messages = chat.messages.map((message) => {
    if (message.role !== 'loading') return message;
    const caught = catchUp(message, ahead);
    ahead = caught.ahead;
    return caught.message;
  });
  const { version: failedAt = Infinity } = chat.failure ?? {};
  const failure = messages.some(({ version }) => version > failedAt) ? null : chat.failure;
  const settled = { ...chat, messages, failure };
  ahead = ahead.filter((tick) => isAwaited(settled, tick));
  return { ...settled, ahead, behind: chat.missedAt !== null || ahead.length > 0 };
};

/** When something was missed: a fact that is not the next one says that others came between. */
const missed = (chat: Chat, version: number, now: number): number | null =>
  version > chat.version + 1 ? now : chat.missedAt;

/** The chat as a reply to a request sent at `askedAt` (ms) has it; an older one changes nothing. */
export const foldChat = (chat: Chat, view: ChatView, askedAt: number): Chat => {
  if (view.version < chat.version) return chat;
  const known = new Map(chat.messages.map((message) => [message.id, message]));
  const listed = new Set(view.messages.map(({ id }) => id));
  return settle({
    ...chat,
    ...view,
    messages: view.messages.map((message) => farther(known.get(message.id), message)),
    // What was heard of an answer before the question went out, and is not in the reply, is of none that is left.
    ahead: chat.ahead.filter(({ message_id, heardAt }) => listed.has(message_id) || heardAt >= askedAt),
    missedAt: chat.missedAt !== null && chat.missedAt >= askedAt ? chat.missedAt : null,
  });
};

/** An answer as it stays. */
export const foldReplied = (
  chat: Chat,
  { message, version }: LiveEvent<'coach.replied'>,
  now: number,
): Chat => {
  const before = chat.messages.find(({ id }) => id === message.id);
  if (!before) return version > chat.version ? settle({ ...chat, missedAt: now }) : chat;
  if (before.version >= message.version) return chat;
  // It was asked for again since, and that is under way here already.
  if (before.run > message.run) return settle({ ...chat, missedAt: now });
  const messages = chat.messages.map((one) => (one === before ? message : one));
  return settle({
    ...chat,
    messages,
    version: Math.max(version, chat.version),
    missedAt: missed(chat, version, now),
  });
};

/** No answer came: its placeholder goes, the question stays. */
export const foldReplyFailed = (chat: Chat, failure: LiveEvent<'coach.failed'>, now: number): Chat => {
  const { message_id, version } = failure;
  if (chat.messages.some((message) => message.version > version)) return chat;
  if (chat.failure && chat.failure.version >= version) return chat;
  return settle({
    ...chat,
    messages: chat.messages.filter(({ id }) => id !== message_id),
    version: Math.max(version, chat.version),
    missedAt: missed(chat, version, now),
    failure,
  });
};

/** A piece of the text; one that came twice, or late, changes nothing. */
export const foldDelta = (chat: Chat, delta: LiveEvent<'coach.delta'>, now: number): Chat =>
  settle({ ...chat, ahead: [...chat.ahead, { ...delta, heardAt: now }] });

/** What the coach does just now. */
export const foldStatus = (
  chat: Chat,
  { message_id, run, label }: LiveEvent<'coach.status'>,
  now: number,
): Chat => {
  const before = chat.messages.find(({ id }) => id === message_id);
  if (before?.role !== 'loading')
    return isAwaited(chat, { message_id, run }) ? settle({ ...chat, missedAt: now }) : chat;
  if (run < before.run) return chat;
  const begun = run > before.run ? written(before, { run, pieces: 0 }, '') : before;
  const messages = chat.messages.map((one) => (one === before ? { ...begun, label } : one));
  return settle({ ...chat, messages });
};
