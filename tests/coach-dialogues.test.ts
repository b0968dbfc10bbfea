// @module-tag extended
import { afterAll, expect, it } from 'vitest';
import { dialogues, type Dialogue } from './coach-dialogues.conversations.js';
import { DialogueSession, type Reply } from './coach-dialogues.session.js';
import { askers } from './coach-ranking.questions.js';

const session = new DialogueSession();
afterAll(() => session.close());

/** Entries that answer a message that is not about hockey. */
const offTopicIds = new Set(['off-topic', 'other-kinds-of-hockey']);

const isExpected = ({ expected }: Dialogue, replies: readonly Reply[]): boolean => {
  const [reply, before] = [replies.at(-1), replies.at(-2)];
  if (!reply) return false;
  const { text, basis, showsDrill } = reply;
  const isUnderstood = basis?.kind !== 'fallback';
  const ids = basis?.ids.map((id) => (basis.kind === 'topic' ? `topic:${id}` : id)) ?? [];
  if (expected === 'shorter') return isUnderstood && text.length < (before?.text.length ?? 0);
  if (expected === 'different') return isUnderstood && text !== before?.text;
  if (expected === 'drill') return showsDrill;
  if (expected === 'off') return !isUnderstood || ids.every((id) => offTopicIds.has(id));
  if (expected.startsWith('says ')) return new RegExp(expected.slice(5), 'i').test(text);
  return expected.slice(2).split(' or ').some((id) => ids.includes(id)); // prettier-ignore
};

it('has at least 60 conversations for each kind of asker', () => {
  for (const asker of Object.keys(askers))
    expect(dialogues.filter((dialogue) => dialogue.asker === asker).length).toBeGreaterThanOrEqual(60);
});

it('refers to the last answer as people do', { timeout: 300_000 }, async () => {
  const failed: string[] = [];
  for (const dialogue of dialogues) {
    const replies = await session.converse(askers[dialogue.asker], dialogue.messages);
    if (!isExpected(dialogue, replies)) failed.push(dialogue.messages.join(' > '));
  }
  expect(failed.length / dialogues.length, failed.join('\n')).toBeLessThanOrEqual(0.04);
});
