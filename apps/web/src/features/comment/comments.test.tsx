import type { CommentView } from '@rinkside/contracts/item';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { comment, item, liveOf, me, otherPlayer } from '../../state/entities/entities.fixture';
import {
  type RecordedRequest,
  errorReply,
  mockServer,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { Comments } from './comments';

signInBeforeEach();

const makeComments = (count: number, changes: Partial<CommentView> = {}) =>
  Array.from({ length: count }, (_, index) =>
    comment({
      content: `comment ${index + 1}`,
      created_at: new Date(Date.UTC(2026, 10, 20) + index * 60_000).toISOString(),
      ...changes,
    }),
  );
const pageOf = (all: readonly CommentView[]) => (asked: RecordedRequest) => {
  const from = Number(asked.query.get('cursor') ?? 0);
  const to = from + Number(asked.query.get('limit'));
  const link = `<${asked.path}?cursor=${to}>; rel="next"`;
  return Response.json(all.slice(from, to), { headers: to < all.length ? { link } : {} });
};
const open = (comments: readonly CommentView[], changes: Parameters<typeof item>[0] = {}) => {
  const post = item({
    commentsCount: comments.length,
    comments: comments.slice(-3).toReversed(),
    ...changes,
  });
  entityStore.applyViews([post]);
  const list = `GET /api/posts/${post.id}/comments`;
  const create = `POST /api/posts/${post.id}/comments`;
  return { post, list, create, draw: () => show(<Comments target_type="post" target_id={post.id} />) };
};
const texts = () => screen.queryAllByRole('listitem').map((row) => row.lastChild?.lastChild?.textContent);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
const eventFields = (post: { id: string }, version: number, commentsCount: number) =>
  ({ target_type: 'post', target_id: post.id, commentsCount, version }) as const;

describe('comment list', () => {
  it('shows the oldest first, with the total count', async () => {
    const { list, draw } = open(makeComments(2));
    mockServer({ [list]: pageOf(makeComments(2)) });
    draw();
    expect(screen.getByText('Loading comments')).toBeDefined();
    await waitFor(() => expect(texts()).toEqual(['comment 1', 'comment 2']));
    expect(screen.getByRole('heading', { name: 'Comments (2)' })).toBeDefined();
  });

  it('shows an empty state', async () => {
    const { list, draw } = open([]);
    mockServer({ [list]: () => [] });
    draw();
    expect(await screen.findByText('No comments yet. Say something kind.')).toBeDefined();
  });

  it('shows the first page and the newest comments, and loads the gap between them', async () => {
    const all = makeComments(30);
    const { list, draw } = open(all);
    mockServer({ [list]: pageOf(all) });
    draw();
    const more = await screen.findByRole('button', { name: 'Load more comments' });
    expect(texts()).toHaveLength(24);
    expect(texts().slice(-3)).toEqual(['comment 28', 'comment 29', 'comment 30']);
    fireEvent.click(more);
    await waitFor(() => expect(texts()).toEqual(all.map(({ content }) => content)));
    expect(screen.queryByRole('button', { name: 'Load more comments' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('comment 21');
  });

  it('keeps loaded comments when the next page fails and recovers with Retry', async () => {
    const all = makeComments(30);
    let broken = false;
    const { list, draw } = open(all);
    mockServer({ [list]: (asked) => (broken ? errorReply(403, 'Not today.') : pageOf(all)(asked)) });
    draw();
    const more = await screen.findByRole('button', { name: 'Load more comments' });
    broken = true;
    fireEvent.click(more);
    expect(await screen.findByText('Not today.')).toBeDefined();
    expect(texts()).toHaveLength(23);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(texts()).toHaveLength(30));
  });
});

describe('live comment events', () => {
  it('appends an added comment and removes a deleted one', async () => {
    const { post, list, draw } = open(makeComments(1));
    mockServer({ [list]: pageOf(makeComments(1)) });
    draw();
    await screen.findByText('comment 1');
    const later = comment({ content: 'later', created_at: '2026-11-21T00:00:00.000Z' });
    act(() => entityStore.live['comment.added']({ ...eventFields(post, 2, 2), comment: later }));
    expect(texts()).toEqual(['comment 1', 'later']);
    expect(screen.getByRole('heading', { name: 'Comments (2)' })).toBeDefined();
    act(() => entityStore.live['comment.removed']({ ...eventFields(post, 3, 1), id: later.id }));
    act(() => entityStore.live['comment.added']({ ...eventFields(post, 2, 2), comment: later }));
    expect(texts()).toEqual(['comment 1']);
  });
});

describe('comment composer', () => {
  it("rejects an empty comment with the contract's message", async () => {
    const { list, draw } = open([]);
    mockServer({ [list]: () => [] });
    draw();
    fireEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText('Please write a comment first')).toBeDefined();
  });

  it('keeps the text after a failure and retries with the same idempotency key', async () => {
    const { list, create, draw } = open([]);
    let broken = true;
    const own = comment({ content: 'Nice one', user: me });
    const { requestsTo } = mockServer({
      [list]: () => [],
      [create]: () => (broken ? errorReply(503, 'The rink is being flooded.') : own),
    });
    draw();
    fireEvent.change(field(), { target: { value: ' Nice one ' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByText('The rink is being flooded.')).toBeDefined();
    expect(field().value).toBe(' Nice one ');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(texts()).toEqual(['Nice one']));
    expect(field().value).toBe('');
    const keys = requestsTo(create).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(requestsTo(create)[0]?.body).toEqual({ content: 'Nice one' });
  });
});

describe('deleting comments', () => {
  const menus = () => screen.queryAllByRole('button', { name: /^Actions for/u });

  it("is offered for own comments and for all comments on one's own item", async () => {
    const actionsAt = async (index: number) => {
      const menu = menus()[index];
      menu?.focus();
      if (menu) fireEvent.keyDown(menu, { key: 'Enter' });
      const items = await screen.findAllByRole('menuitem');
      const labels = items.map(({ textContent }) => textContent);
      fireEvent.keyDown(items[0] ?? document.body, { key: 'Escape' });
      return labels;
    };
    const all = [...makeComments(1), comment({ user: me, created_at: '2026-11-21T00:00:00.000Z' })];
    const theirs = open(all, { user: otherPlayer });
    mockServer({ [theirs.list]: pageOf(all) });
    const { unmount } = theirs.draw();
    await screen.findByText('comment 1');
    expect(menus().map((menu) => menu.getAttribute('aria-label'))).toEqual([
      "Actions for Sam Okafor's comment",
      "Actions for Noor Haddad's comment",
    ]);
    expect(await actionsAt(0)).toEqual(['Report comment', 'Block Sam Okafor']);
    expect(await actionsAt(1)).toEqual(['Delete']);
    unmount();
    const mine = open(all, { user: me });
    mockServer({ [mine.list]: pageOf(all) });
    mine.draw();
    await screen.findByText('comment 1');
    expect(await actionsAt(0)).toEqual(['Report comment', 'Block Sam Okafor', 'Delete']);
  });

  it('asks for confirmation, then removes the comment', async () => {
    const own = comment({ user: me });
    const { list, draw } = open([own]);
    const { requestsTo } = mockServer({
      [list]: () => [own],
      [`DELETE /api/comments/${own.id}`]: () => ({ success: true }),
    });
    draw();
    const menu = await screen.findByRole('button', { name: /^Actions for/u });
    menu.focus();
    fireEvent.keyDown(menu, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Comment deleted successfully')).toBeDefined();
    expect(texts()).toEqual([]);
    expect(document.activeElement).toBe(field());
    expect(requestsTo(`DELETE /api/comments/${own.id}`)).toHaveLength(1);
  });
});

describe('who can comment', () => {
  it('is said in place of the composer', async () => {
    const { list, draw } = open(makeComments(1), { comment_refusal: 'club_and_followed' });
    mockServer({ [list]: pageOf(makeComments(1)) });
    draw();
    expect(
      await screen.findByText('Only this player’s club and people the player follows can comment here.'),
    ).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is read for an item that came by a live event', async () => {
    const post = item({ user: otherPlayer });
    entityStore.live['feed.added']({ item: liveOf(post), version: post.version });
    const server = mockServer({
      [`GET /api/posts/${post.id}/comments`]: () => [],
      [`GET /api/posts/${post.id}`]: () => ({ ...post, comment_refusal: 'nobody' }),
    });
    show(<Comments target_type="post" target_id={post.id} />);
    expect(await screen.findByText('Comments are turned off here.')).toBeDefined();
    expect(server.requestsTo(`GET /api/posts/${post.id}`)).toHaveLength(1);
  });

  it('keeps a refused text with the sentence, to be edited and not repeated', async () => {
    const { list, create, draw } = open([]);
    const sentence = 'Please leave out phone numbers, email addresses, account names and links.';
    mockServer({ [list]: () => [], [create]: () => errorReply(400, sentence) });
    draw();
    fireEvent.change(field(), { target: { value: 'Call me: 612 555 0143' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(field().value).toBe('Call me: 612 555 0143');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
