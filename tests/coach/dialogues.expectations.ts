import type { Reply } from './dialogues.session.js';

/** Entries that answer a message that is not about hockey. */
const offTopicIds = new Set(['off-topic', 'other-kinds-of-hockey']);

/** Whether the last reply is what `Dialogue.expected` says. */
export const isExpected = (expected: string, replies: readonly Reply[]): boolean => {
  const [reply, before] = [replies.at(-1), replies.at(-2)];
  if (!reply) return false;
  const { text, basis, showsDrill } = reply;
  const isUnderstood = basis?.kind !== 'fallback';
  const ids = basis?.ids.map((id) => (basis.kind === 'topic' ? `topic:${id}` : id)) ?? [];
  if (expected === 'shorter') return isUnderstood && text.length < (before?.text.length ?? 0);
  if (expected === 'different') return isUnderstood && text !== before?.text;
  if (expected === 'drill') return showsDrill;
  if (expected === 'doubts') return basis?.kind === 'choice' || !isUnderstood;
  if (expected === 'off') return !isUnderstood || ids.every((id) => offTopicIds.has(id));
  if (expected.startsWith('says ')) return new RegExp(expected.slice(5), 'i').test(text);
  return expected.slice(2).split(' or ').some((id) => ids.includes(id)); // prettier-ignore
};
