import { describe, expect, it } from 'vitest';
import { noChat } from '../../state/entities/chat.reducer';
import { chatMessageFixture } from '../../state/entities/chat.fixture';
import { showChat, turnsOf, type PendingQuestion } from './pending-question';

const greeting = chatMessageFixture({ id: 'g', role: 'assistant', text: 'Hi!', version: 1 });
const question = chatMessageFixture({ id: 'q', text: 'Why?', version: 2 });
const answer = chatMessageFixture({ id: 'a', role: 'assistant', text: 'Because.', version: 3 });
const chat = { ...noChat, messages: [greeting, question, answer], version: 3 };
const next: PendingQuestion = { text: 'How?', replaces: null, askedAtVersion: 3 };
const lines = ({ messages }: ReturnType<typeof showChat>) =>
  messages.map(({ role, content }) => `${role}: ${content[0].text.value}`);

describe('showChat', () => {
  it('appends a pending question and a loading answer', () => {
    const shown = showChat(chat, { kind: 'question', ...next }, null);
    expect(lines(shown).slice(-2)).toEqual(['user: How?', 'loading: ']);
    expect(shown.busy).toBe(true);
  });

  it('replaces the edited question', () => {
    const shown = showChat(chat, { kind: 'question', ...next, replaces: 'q' }, null);
    expect(lines(shown)).toEqual(['assistant: Hi!', 'user: How?', 'loading: ']);
  });

  it('shows a question once when the chat already contains it', () => {
    const updated = {
      ...chat,
      messages: [...chat.messages, chatMessageFixture({ id: 'n', text: 'How?', version: 4 })],
    };
    expect(lines(showChat(updated, { kind: 'question', ...next }, null))).toEqual(
      lines(showChat(updated, null, null)),
    );
    expect(showChat(updated, null, next).unsent).toBe(false);
  });

  it('keeps an unsent question without a loading answer', () => {
    const shown = showChat(chat, null, next);
    expect(lines(shown).at(-1)).toBe('user: How?');
    expect(shown).toMatchObject({ busy: false, unsent: true });
  });
});

it('shows a regenerating answer as loading in its place', () => {
  const shown = showChat(chat, { kind: 'regenerate', id: 'a' }, null);
  expect(lines(shown).at(-1)).toBe('loading: ');
  expect(shown.messages.map(({ id }) => id)).toEqual(['g', 'q', 'a']);
});

it('groups messages into turns; the greeting has no question', () => {
  const open = chatMessageFixture({ id: 'o', text: 'And?', version: 4 });
  expect(turnsOf([greeting, question, answer, open])).toEqual([
    { key: 'g', question: null, answer: greeting },
    { key: 'q', question, answer },
    { key: 'o', question: open, answer: null },
  ]);
});
