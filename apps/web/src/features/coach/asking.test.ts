import { describe, expect, it } from 'vitest';
import { noChat } from '../../state/fold.chat';
import { chatMessage } from '../../state/fold.chat.fixture';
import { showChat, turnsOf, type Question } from './asking';

const greeting = chatMessage({ id: 'g', role: 'assistant', text: 'Hi!', version: 1 });
const question = chatMessage({ id: 'q', text: 'Why?', version: 2 });
const answer = chatMessage({ id: 'a', role: 'assistant', text: 'Because.', version: 3 });
const chat = { ...noChat, messages: [greeting, question, answer], version: 3 };
const next: Question = { text: 'How?', replaces: null, since: 3 };
const words = ({ messages }: ReturnType<typeof showChat>) =>
  messages.map(({ role, content }) => `${role}: ${content[0].text.value}`);

describe('a question that is under way', () => {
  it('stands at the end with its placeholder', () => {
    const shown = showChat(chat, { kind: 'question', ...next }, null);
    expect(words(shown).slice(-2)).toEqual(['user: How?', 'loading: ']);
    expect(shown.busy).toBe(true);
  });

  it('stands in for the one it replaces', () => {
    const shown = showChat(chat, { kind: 'question', ...next, replaces: 'q' }, null);
    expect(words(shown)).toEqual(['assistant: Hi!', 'user: How?', 'loading: ']);
  });

  it('is not shown twice once the chat has it, however it came', () => {
    const known = {
      ...chat,
      messages: [...chat.messages, chatMessage({ id: 'n', text: 'How?', version: 4 })],
    };
    expect(words(showChat(known, { kind: 'question', ...next }, null))).toEqual(
      words(showChat(known, null, null)),
    );
    expect(showChat(known, null, next).unsent).toBe(false);
  });

  it('stays without a placeholder when it was not sent', () => {
    const shown = showChat(chat, null, next);
    expect(words(shown).at(-1)).toBe('user: How?');
    expect(shown).toMatchObject({ busy: false, unsent: true });
  });
});

it('an answer that is written again waits in its place', () => {
  const shown = showChat(chat, { kind: 'again', id: 'a' }, null);
  expect(words(shown).at(-1)).toBe('loading: ');
  expect(shown.messages.map(({ id }) => id)).toEqual(['g', 'q', 'a']);
});

it('messages are turns; the greeting has no question', () => {
  const open = chatMessage({ id: 'o', text: 'And?', version: 4 });
  expect(turnsOf([greeting, question, answer, open])).toEqual([
    { key: 'g', question: null, answer: greeting },
    { key: 'q', question, answer },
    { key: 'o', question: open, answer: null },
  ]);
});
