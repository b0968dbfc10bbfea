import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { item, me } from '../../state/entities/entities.fixture';
import { profile } from '../../state/profile.fixture';
import {
  type RecordedRequest,
  errorReply,
  mockServer,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { PostComposer } from './post-composer';

signInBeforeEach();

const call = 'POST /api/posts';
const created = ({ body }: RecordedRequest) => {
  const { content } = body as { content: string };
  return Response.json(item({ user: me, content }), { status: 201 });
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = (init: KeyboardEventInit = {}) => {
  const event = createEvent.keyDown(field(), { key: 'Enter', ...init });
  fireEvent(field(), event);
  return event;
};
const open = () => show(<PostComposer profile={profile} />);

describe('Composer: Enter key', () => {
  it('posts the trimmed text, shows a toast and clears the field', async () => {
    const server = mockServer({ [call]: created });
    open();
    write('  Game day!\n ');
    expect(enter().defaultPrevented).toBe(true);
    expect(await screen.findByText('Post created successfully!')).toBeDefined();
    expect(field().value).toBe('');
    expect(server.requestsTo(call).map(({ body }) => body)).toEqual([{ content: 'Game day!' }]);
  });

  it('inserts a line break with Shift', () => {
    const server = mockServer({ [call]: created });
    open();
    write('Game day!');
    expect(enter({ shiftKey: true }).defaultPrevented).toBe(false);
    expect(server.requests).toEqual([]);
  });

  it('does not post while an input method is composing', () => {
    const server = mockServer({ [call]: created });
    open();
    write('試合');
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    expect(server.requests).toEqual([]);
  });
});

it('posts once on repeated clicks of the button', async () => {
  const server = mockServer({ [call]: created });
  open();
  write('Game day!');
  const button = screen.getByRole('button', { name: 'Post' });
  fireEvent.click(button);
  fireEvent.click(button);
  enter();
  await screen.findByText('Post created successfully!');
  expect(server.requestsTo(call)).toHaveLength(1);
});

it.each(['', '   \n '])('rejects %j without a request', async (text) => {
  const server = mockServer({ [call]: created });
  open();
  write(text);
  enter();
  expect(await screen.findByText('Please add some content to post')).toBeDefined();
  expect(server.requests).toEqual([]);
  write('Now with words');
  expect(screen.queryByText('Please add some content to post')).toBeNull();
});

describe('Composer: failed request', () => {
  it('keeps the text, shows the error and retries with the same idempotency key', async () => {
    let broken = true;
    const server = mockServer({
      [call]: (asked) => (broken ? new Response('', { status: 502 }) : created(asked)),
    });
    open();
    write('Do not lose me');
    enter();
    await screen.findAllByText('Failed to create post');
    expect(field().value).toBe('Do not lose me');
    broken = false;
    enter();
    await waitFor(() => expect(field().value).toBe(''));
    const keys = server.requestsTo(call).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    write('Do not lose me');
    enter();
    await waitFor(() => expect(server.requestsTo(call)).toHaveLength(3));
    expect(server.requestsTo(call)[2]?.headers.get('idempotency-key')).not.toBe(keys[0]);
  });

  it('uses a new idempotency key for a changed text', async () => {
    const server = mockServer({
      [call]: () => errorReply(429, 'Too many requests. Please try again in a moment.'),
    });
    open();
    write('One');
    enter();
    await screen.findAllByText('Too many requests. Please try again in a moment.');
    write('Two');
    enter();
    await waitFor(() => expect(server.requestsTo(call)).toHaveLength(2));
    const [first, second] = server.requestsTo(call).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });
});

it('counts down near the limit and rejects a longer text', async () => {
  const server = mockServer({ [call]: created });
  open();
  write('a'.repeat(4400));
  expect(screen.queryByText(/left$/u)).toBeNull();
  write('a'.repeat(4990));
  expect(screen.getByText('10 left')).toBeDefined();
  write('a'.repeat(5001));
  expect(screen.getByText('1 too many')).toBeDefined();
  enter();
  expect(await screen.findByText('Posts are at most 5000 characters')).toBeDefined();
  expect(server.requests).toEqual([]);
});
