import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { item, me } from '../../state/entities/entities.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { FeedCard } from '../feed/feed-card';

signInBeforeEach();

const ownPost = () => item({ user: me, content: 'First version', can: { edit: true, remove: true } });
const choose = async (name: string) => {
  const trigger = screen.getByRole('button', { name: 'Post actions' });
  trigger.focus();
  fireEvent.keyDown(trigger, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

it('shows no menu without permissions', () => {
  const other = item({});
  entityStore.applyViews([other]);
  show(<FeedCard id={other.id} />);
  expect(screen.queryByRole('button', { name: 'Post actions' })).toBeNull();
});

describe('post menu: edit', () => {
  it('saves the new text and shows a toast', async () => {
    const post = ownPost();
    const server = mockServer({
      [`GET /api/posts/${post.id}`]: () => post,
      [`PUT /api/posts/${post.id}`]: () => ({ ...post, content: 'Second version', version: 2 }),
    });
    entityStore.applyViews([post]);
    show(<FeedCard id={post.id} />);
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Second version ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Post updated successfully')).toBeDefined();
    expect(screen.getByText('Second version')).toBeDefined();
    expect(server.requestsTo(`PUT /api/posts/${post.id}`)[0]?.body).toEqual({ content: 'Second version' });
  });

  it('asks before it overwrites a text that somebody else changed meanwhile', async () => {
    const post = ownPost();
    const server = mockServer({
      [`GET /api/posts/${post.id}`]: () => ({ ...post, content: 'Text of the other guardian', version: 2 }),
      [`PUT /api/posts/${post.id}`]: () => ({ ...post, content: 'Second version', version: 3 }),
    });
    entityStore.applyViews([post]);
    show(<FeedCard id={post.id} />);
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Second version' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Changed meanwhile' }));
    expect(question.getByText('Text of the other guardian')).toBeDefined();
    expect(server.requestsTo(`PUT /api/posts/${post.id}`)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Post updated successfully')).toBeDefined();
    expect(server.requestsTo(`PUT /api/posts/${post.id}`)).toHaveLength(1);
  });

  it('stays open with the text when the request fails', async () => {
    const post = ownPost();
    mockServer({
      [`GET /api/posts/${post.id}`]: () => post,
      [`PUT /api/posts/${post.id}`]: () => new Response('', { status: 500 }),
    });
    entityStore.applyViews([post]);
    show(<FeedCard id={post.id} />);
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Keep me' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findAllByText('Failed to update post');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Keep me');
  });
});

describe('post menu: delete', () => {
  const confirm = async () => {
    await choose('Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete post' }));
  };

  it('confirms, removes the card and shows a toast', async () => {
    const post = ownPost();
    mockServer({ [`DELETE /api/posts/${post.id}`]: () => ({ success: true }) });
    entityStore.applyViews([post]);
    show(<FeedCard id={post.id} />);
    await confirm();
    expect(await screen.findByText('Post deleted successfully')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('shows the default error without a server message', async () => {
    const post = ownPost();
    mockServer({ [`DELETE /api/posts/${post.id}`]: () => new Response('', { status: 502 }) });
    entityStore.applyViews([post]);
    show(<FeedCard id={post.id} />);
    await confirm();
    expect(await screen.findByText('Failed to delete post')).toBeDefined();
  });

  it('keeps the card when the delete is rejected', async () => {
    const post = ownPost();
    mockServer({
      [`DELETE /api/posts/${post.id}`]: () => errorReply(403, 'You can only change what is yours.'),
    });
    entityStore.applyViews([post]);
    show(<FeedCard id={post.id} />);
    await confirm();
    expect(await screen.findByText('You can only change what is yours.')).toBeDefined();
    expect(screen.getByText('First version')).toBeDefined();
  });
});
