import type { ChatMessage, ChatView } from '@rinkside/contracts/coach';
import type { LiveEvent } from '@rinkside/contracts/live.schema';

/** A text delta and when it was received (ms). */
interface ReceivedDelta extends LiveEvent<'coach.delta'> {
  receivedAt: number;
}

/** The viewer's chat with the coach. */
export interface ChatState extends ChatView {
  /** Deltas that arrived before the ones they follow. */
  pendingDeltas: readonly ReceivedDelta[];
  /** When an event showed that an earlier one was missed (ms); null once a reply has closed the gap. */
  gapDetectedAt: number | null;
  /** The messages are incomplete; the chat must be fetched again. */
  needsRefetch: boolean;
  /** Why the last answer failed, with the id of its placeholder; null after any newer message. */
  failure: LiveEvent<'coach.failed'> | null;
}

export const noChat: ChatState = {
  messages: [],
  version: -1,
  engine: 'playbook',
  suggestions: [],
  concussion: false,
  pendingDeltas: [],
  gapDetectedAt: null,
  needsRefetch: false,
  failure: null,
};

const textOf = ({ content }: ChatMessage) => content[0].text.value;
const withText = (message: ChatMessage, change: Partial<ChatMessage>, text: string): ChatMessage => ({
  ...message,
  ...change,
  content: [{ type: 'text', text: { value: text } }],
});

/** Appends the deltas that continue a loading message; the others stay pending. */
const applyDeltas = (
  message: ChatMessage,
  deltas: readonly ReceivedDelta[],
): { message: ChatMessage; pendingDeltas: ReceivedDelta[] } => {
  let current = message;
  const pendingDeltas: ReceivedDelta[] = [];
  for (const delta of deltas.toSorted((a, b) => a.run - b.run || a.index - b.index)) {
    if (delta.message_id !== current.id) {
      pendingDeltas.push(delta);
      continue;
    }
    if (delta.run < current.run) continue;
    if (delta.run > current.run) current = withText(current, { run: delta.run, pieces: 0, label: null }, '');
    if (delta.index < current.pieces) continue;
    if (delta.index > current.pieces) pendingDeltas.push(delta);
    else current = withText(current, { pieces: delta.index + 1, label: null }, textOf(current) + delta.text);
  }
  return { message: current, pendingDeltas };
};

/** Merges a message from a reply with the current one. A longer streamed text is kept: deltas may overtake a reply. */
const mergeMessage = (current: ChatMessage | undefined, next: ChatMessage): ChatMessage =>
  current?.role === 'loading' &&
  next.role === 'loading' &&
  (current.run > next.run || (current.run === next.run && current.pieces > next.pieces))
    ? { ...current, version: next.version }
    : next;

/** Whether a delta can still be used. A later run than that of a finished message belongs to its next answer. */
const isExpected = (
  chat: ChatState,
  { message_id, run }: Pick<ReceivedDelta, 'message_id' | 'run'>,
): boolean => {
  if (chat.failure?.message_id === message_id) return false;
  const message = chat.messages.find(({ id }) => id === message_id);
  return !message || message.role === 'loading' || run > message.run;
};

/**
 * Applies pending deltas, drops unusable ones, an outdated failure and the placeholder of a failed answer, and sets the
 * refetch flag.
 */
const settle = (chat: ChatState): ChatState => {
  let { pendingDeltas } = chat;
  const { version: failedAt = Infinity } = chat.failure ?? {};
  const failure = chat.messages.some(({ version }) => version > failedAt) ? null : chat.failure;
  const messages = chat.messages
    .filter(({ role, id }) => role !== 'loading' || id !== failure?.message_id)
    .map((message) => {
      if (message.role !== 'loading') return message;
      const applied = applyDeltas(message, pendingDeltas);
      pendingDeltas = applied.pendingDeltas;
      return applied.message;
    });
  const settled = { ...chat, messages, failure };
  pendingDeltas = pendingDeltas.filter((delta) => isExpected(settled, delta));
  return {
    ...settled,
    pendingDeltas,
    needsRefetch: chat.gapDetectedAt !== null || pendingDeltas.length > 0,
  };
};

/** Returns when a gap was detected: a version that is not the next one means that events were missed. */
const detectGap = (chat: ChatState, version: number, now: number): number | null =>
  version > chat.version + 1 ? now : chat.gapDetectedAt;

/** Applies the reply to a request sent at `requestedAt` (ms); an older version changes nothing. */
export const reduceChat = (chat: ChatState, view: ChatView, requestedAt: number): ChatState => {
  if (view.version < chat.version) return chat;
  const current = new Map(chat.messages.map((message) => [message.id, message]));
  const listed = new Set(view.messages.map(({ id }) => id));
  return settle({
    ...chat,
    ...view,
    messages: view.messages.map((message) => mergeMessage(current.get(message.id), message)),
    // An earlier delta than the request belongs to a removed message if the reply lacks its message.
    pendingDeltas: chat.pendingDeltas.filter(
      ({ message_id, receivedAt }) => listed.has(message_id) || receivedAt >= requestedAt,
    ),
    gapDetectedAt:
      chat.gapDetectedAt !== null && chat.gapDetectedAt >= requestedAt ? chat.gapDetectedAt : null,
  });
};

/** Whether an answer reports that training is locked after a concussion. */
const locksTraining = ({ content: [, ...extras] }: ChatMessage): boolean =>
  extras.some((extra) => extra.type === 'card' && extra.card.kind === 'help' && extra.card.clearance);

/** Applies a finished answer. */
export const reduceCoachReply = (
  chat: ChatState,
  { message, version }: LiveEvent<'coach.replied'>,
  now: number,
): ChatState => {
  const current = chat.messages.find(({ id }) => id === message.id);
  if (!current) return version > chat.version ? settle({ ...chat, gapDetectedAt: now }) : chat;
  if (current.version >= message.version) return chat;
  // The answer is being regenerated, and deltas of the new run have already arrived.
  if (current.run > message.run) return settle({ ...chat, gapDetectedAt: now });
  const messages = chat.messages.map((existing) => (existing === current ? message : existing));
  return settle({
    ...chat,
    messages,
    version: Math.max(version, chat.version),
    concussion: chat.concussion || locksTraining(message),
    // The question may have ended the lock; the chat says so.
    gapDetectedAt: chat.concussion ? now : detectGap(chat, version, now),
  });
};

/** Applies a failed answer: removes its placeholder and keeps the question. It may arrive before the question's reply. */
export const reduceCoachFailure = (
  chat: ChatState,
  failure: LiveEvent<'coach.failed'>,
  now: number,
): ChatState => {
  const { message_id, version } = failure;
  if (chat.messages.some((message) => message.version > version)) return chat;
  if (chat.failure && chat.failure.version >= version) return chat;
  if (version > chat.version && !chat.messages.some(({ id }) => id === message_id))
    return settle({ ...chat, gapDetectedAt: now, failure });
  return settle({
    ...chat,
    messages: chat.messages.filter(({ id }) => id !== message_id),
    version: Math.max(version, chat.version),
    gapDetectedAt: detectGap(chat, version, now),
    failure,
  });
};

/** Applies a text delta; a repeated or late one changes nothing. */
export const reduceCoachDelta = (chat: ChatState, delta: LiveEvent<'coach.delta'>, now: number): ChatState =>
  settle({ ...chat, pendingDeltas: [...chat.pendingDeltas, { ...delta, receivedAt: now }] });

/** Applies what the coach is doing at the moment. */
export const reduceCoachStatus = (
  chat: ChatState,
  { message_id, run, label }: LiveEvent<'coach.status'>,
  now: number,
): ChatState => {
  const current = chat.messages.find(({ id }) => id === message_id);
  if (current?.role !== 'loading')
    return isExpected(chat, { message_id, run }) ? settle({ ...chat, gapDetectedAt: now }) : chat;
  if (run < current.run) return chat;
  const started = run > current.run ? withText(current, { run, pieces: 0 }, '') : current;
  const messages = chat.messages.map((existing) => (existing === current ? { ...started, label } : existing));
  return settle({ ...chat, messages });
};
