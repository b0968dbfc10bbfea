import { coachChips, coachRules } from '@rinkside/contracts/coach';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityStore } from '../../../state/entities/entity-store';
import { chatMessageFixture, chatViewOf } from '../../../state/entities/chat.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { ChatPage } from './chat';

signInBeforeEach();

const path = 'POST /api/ai/message';
const id = (index: number) => `01990000-0000-7000-8000-00000000000${index}`;
const greeting = chatMessageFixture({ id: id(0), role: 'assistant', text: 'Hi!', version: 1 });
const question = chatMessageFixture({ id: id(1), text: 'Why?', version: 2 });
const answer = chatMessageFixture({ id: id(2), role: 'assistant', text: 'Because.', version: 3 });
const loading = chatMessageFixture({ id: id(3), role: 'loading', version: 4 });
const initialChat = chatViewOf([greeting, question, answer], 3);
const pendingChat = chatViewOf(
  [...initialChat.messages, chatMessageFixture({ id: id(4), text: 'How?', version: 4 }), loading],
  4,
);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const renderChat = async (handlers: Parameters<typeof mockServer>[0] = {}) => {
  Element.prototype.scrollTo = () => undefined;
  const server = mockServer({
    'GET /api/ai/messages': () => initialChat,
    [path]: () => pendingChat,
    ...handlers,
  });
  show(<ChatPage />);
  await screen.findByText('Hi!');
  return server;
};

it('shows the placeholder and the suggestions', async () => {
  await renderChat();
  expect(screen.getByText('Your AI Hockey Coach')).toBeDefined();
  expect(field().placeholder).toBe('Ask the coach about your game, drills, or strategy...');
  const chips = [
    'How can I improve my skating?',
    'What drills should I practice?',
    'How do I improve my shot accuracy?',
    "What's my game analysis?",
  ];
  for (const name of chips) expect(screen.getByRole('button', { name })).toBeDefined();
});

describe('keys', () => {
  it('Enter sends the trimmed text, then clears and disables the input during the answer', async () => {
    const server = await renderChat();
    type('  How?  ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('');
    expect(field().disabled).toBe(true);
    await waitFor(() => expect(server.requestsTo(path)[0]?.body).toEqual({ text: 'How?' }));
    expect(screen.getByText('the coach is thinking').textContent).toBe('the coach is thinking...');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
  });

  it.each([
    ['Shift+Enter', { key: 'Enter', shiftKey: true }],
    ['Enter during IME composition', { key: 'Enter', isComposing: true }],
    ['Enter with the IME key code', { key: 'Enter', keyCode: 229 }],
  ])('%s does not send', async (_, key) => {
    const server = await renderChat();
    type('How?');
    fireEvent.keyDown(field(), key);
    expect(server.requestsTo(path)).toEqual([]);
    expect(field().value).toBe('How?');
  });

  it('does not send an empty text, and rejects one that is too long', async () => {
    const server = await renderChat();
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('   ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('a'.repeat(coachRules.maxLength + 1));
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe(`Error: ${coachRules.long}`);
    expect(server.requestsTo(path)).toEqual([]);
  });

  it('Up in an empty input edits and replaces the last question; Esc cancels', async () => {
    const server = await renderChat();
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('Why?');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().value).toBe('');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    type('How?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(server.requestsTo(path)[0]?.body).toEqual({ text: 'How?', replaces: id(1) }));
  });

  it('Up does not replace a typed text', async () => {
    await renderChat();
    type('half a thought');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('half a thought');
  });

  it('Esc stops the answer, even before its id is known', async () => {
    const reply = Promise.withResolvers<typeof pendingChat>();
    const stop = `POST /api/ai/messages/${id(3)}/stop`;
    const server = await renderChat({ [path]: () => reply.promise, [stop]: () => pendingChat });
    type('How?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(server.requestsTo(stop)).toEqual([]);
    await act(async () => reply.resolve(pendingChat));
    await waitFor(() => expect(server.requestsTo(stop)).toHaveLength(1));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(server.requestsTo(stop)).toHaveLength(1);
  });
});

describe('chips', () => {
  it('fill the input and are disabled during an answer', async () => {
    const server = await renderChat();
    for (const chip of coachChips) {
      fireEvent.click(screen.getByRole('button', { name: chip }));
      expect(field().value).toBe(chip);
    }
    expect(server.requestsTo(path)).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    for (const chip of coachChips)
      expect(screen.getByRole<HTMLButtonElement>('button', { name: chip }).disabled).toBe(true);
    await waitFor(() => expect(server.requestsTo(path)).toHaveLength(1));
  });

  it('of care asks at once and leaves a question that is being written', async () => {
    const care = chatMessageFixture({ id: id(2), role: 'assistant', text: 'Talk to someone.', version: 3 });
    care.content.push({ type: 'chips', chips: [coachRules.answerHockey] });
    const server = await renderChat({
      'GET /api/ai/messages': () => chatViewOf([greeting, question, care], 3),
    });
    type('And then');
    fireEvent.click(screen.getByRole('button', { name: coachRules.answerHockey }));
    await waitFor(() => expect(server.requestsTo(path)[0]?.body).toEqual({ text: coachRules.answerHockey }));
    expect(field().value).toBe('And then');
  });
});

describe('failures', () => {
  it('keeps an unsent question, restores its text and retries with the same key', async () => {
    let broken = true;
    const server = await renderChat({
      [path]: () => (broken ? errorReply(503, 'The coach is on the bus.') : pendingChat),
    });
    type('How?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect((await screen.findByRole('alert')).textContent).toBe('Error: The coach is on the bus.');
    expect(screen.queryByText(coachRules.thinking.replace('...', ''))).toBeNull();
    expect(field().value).toBe('How?');
    expect(screen.getByText('Not sent')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect(field().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    const keys = server.requestsTo(path).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the status when the response has no message', async () => {
    await renderChat({ [path]: () => new Response('Bad gateway', { status: 502 }) });
    type('How?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toBe('Error: HTTP error! status: 502');
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const failed = { message_id: id(3), error: coachRules.failed, version: 5 };
  const failedChat = chatViewOf(pendingChat.messages.slice(0, -1), 5);

  it('restores the question when the failure arrives before the reply', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    let chat = initialChat;
    const server = await renderChat({ [path]: () => promise, 'GET /api/ai/messages': () => chat });
    type('How?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(server.requestsTo(path)).toHaveLength(1));
    act(() => entityStore.live['coach.failed'](failed));
    chat = failedChat;
    await act(async () => resolve(pendingChat));
    await waitFor(() => expect(field().value).toBe('How?'));
    expect(screen.getByRole('alert').textContent).toBe(`Error: ${coachRules.failed}`);
    expect(screen.queryByText(coachRules.thinking.replace('...', ''))).toBeNull();
  });

  it('restores the question that another window asked, not the one before', async () => {
    let chat = initialChat;
    await renderChat({ 'GET /api/ai/messages': () => chat });
    chat = failedChat;
    act(() => entityStore.live['coach.failed'](failed));
    await waitFor(() => expect(field().value).toBe('How?'));
  });

  it('replaces an unanswered question when it is asked again', async () => {
    const server = await renderChat();
    type('How?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(server.requestsTo(path)).toHaveLength(1));
    await act(async () => entityStore.live['coach.failed'](failed));
    expect(screen.getByRole('alert').textContent).toBe(`Error: ${coachRules.failed}`);
    expect(field().value).toBe('How?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(server.requestsTo(path)[1]?.body).toEqual({ text: 'How?', replaces: id(4) }));
  });
});

it('keeps the focus on the feedback button after rating', async () => {
  const message = `/api/ai/messages/${id(2)}/feedback`;
  const rated = { ...answer, feedback: 'down' as const, version: 5 };
  await renderChat({ [`POST ${message}`]: () => chatViewOf([greeting, question, rated], 5) });
  const bad = () => screen.getByRole('button', { name: 'Bad answer' });
  bad().focus();
  fireEvent.keyDown(bad(), { key: 'Enter' });
  fireEvent.click((await screen.findAllByRole('menuitem'))[0]!);
  await waitFor(() => expect(bad().getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(bad());
});
