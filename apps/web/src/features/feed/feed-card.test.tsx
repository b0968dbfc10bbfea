import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { comment, game, highlight, item, liveOf, me } from '../../state/entities/entities.fixture';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { FeedCard } from './feed-card';
import { absoluteTime } from '../../ui/relative-time';

signInBeforeEach();

const open = (view: Parameters<typeof entityStore.applyViews>[0][number]) => {
  entityStore.applyViews([view]);
  show(<FeedCard id={view.id} />);
  return screen.getByRole('article');
};
const permissions = { can: { edit: true, remove: true } };

describe('game card', () => {
  it('shows result, teams and calendar date in any time zone', () => {
    const card = open(game({ date: '2026-11-01', our_score: 3, their_score: 3 }));
    expect(screen.getByText('T')).toBeDefined();
    expect(screen.getByText('Ice Wolves')).toBeDefined();
    expect(card.querySelector('time')?.textContent).toBe('Nov 1, 2026');
    const description = document.getElementById(card.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/^Tie: North Harbor Owls 3, Ice Wolves 3, on Nov 1, 2026\./u);
  });

  it('updates when the game is corrected', () => {
    const view = game({});
    open(view);
    const fixed = { ...view, their_score: 5, version: 2 };
    act(() => entityStore.live['feed.changed']({ item: liveOf(fixed), version: 2 }));
    expect(screen.getByText('L')).toBeDefined();
  });
});

describe('highlight card', () => {
  it('shows the image with alt text, title and description', () => {
    const picture = { media_type: 'image', media_url: '/media/a.webp', alt_text: 'Sam stretches' } as const;
    open(highlight({ ...picture, description: 'Second period.' }));
    expect(screen.getByRole('img', { name: 'Sam stretches' }).getAttribute('src')).toBe('/media/a.webp');
    expect(screen.getByRole('heading', { name: 'Glove save' })).toBeDefined();
    expect(screen.getByText('Second period.')).toBeDefined();
  });

  it('shows a video poster with its duration and a default label without a title', () => {
    open(highlight({ title: null, duration: 75.4 }));
    const poster = screen.getByRole('img', { name: 'Video by Sam Okafor' });
    expect(screen.getByRole('button', { name: 'Play video by Sam Okafor' })).toBeDefined();
    expect(poster.getAttribute('src')).toBe('/media/clip/1/poster.jpg');
    expect(screen.getByText('1:15')).toBeDefined();
  });

  it('shows processing, failure and the finished video live', () => {
    const ready = highlight({ version: 4 });
    open({ ...ready, version: 1, status: 'processing', progress: 0, thumbnail_url: null });
    expect(screen.getByText('Still processing, usually under a minute')).toBeDefined();
    act(() => entityStore.live['highlight.progress']({ id: ready.id, percent: 45 }));
    expect(screen.getByRole('progressbar', { name: 'Processing' }).getAttribute('value')).toBe('45');
    expect(screen.getByText('45%')).toBeDefined();
    act(() => entityStore.live['highlight.failed']({ id: ready.id, reason: 'No video in it.', version: 2 }));
    expect(screen.getByText('No video in it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    act(() => entityStore.live['highlight.ready']({ highlight: liveOf(ready), version: 4 }));
    expect(screen.getByRole('img', { name: 'Glove save' })).toBeDefined();
  });

  it('offers the owner Retry for a retryable failure', async () => {
    const failed = highlight({ ...permissions, status: 'failed', reason: 'Too slow.', retryable: false });
    const { requestsTo } = mockServer({
      [`GET /api/highlights/${failed.id}`]: () => ({ ...failed, retryable: true, version: 2 }),
      [`POST /api/highlights/${failed.id}/retry`]: () => ({
        ...failed,
        status: 'processing',
        progress: 0,
        thumbnail_url: null,
        reason: null,
        version: 3,
      }),
    });
    open(failed);
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Still processing, usually under a minute')).toBeDefined();
    expect(requestsTo(`POST /api/highlights/${failed.id}/retry`)).toHaveLength(1);
  });

  it('shows the owner that it is private and makes it public', async () => {
    const hidden = highlight({ ...permissions, is_public: false });
    const { requestsTo } = mockServer({
      [`PUT /api/highlights/${hidden.id}`]: () => ({
        ...hidden,
        is_public: true,
        visibility: 'public',
        version: 2,
      }),
    });
    open(hidden);
    expect(screen.getByText('Private: only you see this')).toBeDefined();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Highlight actions' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Make public' }));
    expect(await screen.findByText('Highlight updated successfully')).toBeDefined();
    expect(screen.queryByText('Private: only you see this')).toBeNull();
    expect(requestsTo(`PUT /api/highlights/${hidden.id}`)[0]?.body).toEqual({ visibility: 'public' });
  });

  it('shows default errors and stays unchanged when an update or delete fails', async () => {
    const mine = highlight(permissions);
    const broken = () => new Response('', { status: 502 });
    const path = `/api/highlights/${mine.id}`;
    mockServer({ [`PUT ${path}`]: broken, [`DELETE ${path}`]: broken });
    open(mine);
    const choose = async (name: string) => {
      fireEvent.keyDown(screen.getByRole('button', { name: 'Highlight actions' }), { key: 'Enter' });
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Make private');
    expect(await screen.findByText('Failed to update highlight')).toBeDefined();
    await choose('Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete highlight' }));
    expect(await screen.findByText('Failed to delete highlight')).toBeDefined();
    expect(screen.getByText('Glove save')).toBeDefined();
  });

  it('lets the owner edit title, description and alt text', async () => {
    const mine = highlight(permissions);
    const { requestsTo } = mockServer({
      [`GET /api/highlights/${mine.id}`]: () => mine,
      [`PUT /api/highlights/${mine.id}`]: () => ({ ...mine, title: 'Pad save', version: 2 }),
    });
    open(mine);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Highlight actions' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    fireEvent.change(await screen.findByLabelText('Title (optional)'), { target: { value: ' Pad save ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Highlight updated successfully')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Pad save' })).toBeDefined();
    expect(requestsTo(`PUT /api/highlights/${mine.id}`)[0]?.body).toEqual({ title: 'Pad save' });
  });

  it('hides an image that fails to load', () => {
    open(highlight({ media_type: 'image' }));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('This picture is not available right now.')).toBeDefined();
  });
});

it('shows a like button on every kind and an action menu where actions are allowed', () => {
  const views = [game(permissions), highlight(permissions), item(permissions)];
  entityStore.applyViews(views);
  show(views.map(({ id }) => <FeedCard key={id} id={id} />));
  expect(screen.getAllByRole('button', { name: 'Like, 0 likes' })).toHaveLength(3);
  for (const name of ['Game actions', 'Highlight actions', 'Post actions'])
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
});

it("offers report and block on others' items only", async () => {
  const theirs = item({});
  const mine = item({ user: me });
  entityStore.applyViews([theirs, mine]);
  show([theirs, mine].map(({ id }) => <FeedCard key={id} id={id} />));
  const menu = screen.getByRole('button', { name: 'More actions' });
  menu.focus();
  fireEvent.keyDown(menu, { key: 'Enter' });
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Report post', 'Block Sam Okafor']);
});

it('links to the item page and opens the comments', async () => {
  const post = item({ commentsCount: 1 });
  mockServer({ [`GET /api/posts/${post.id}/comments`]: () => [comment({ content: 'Nice!' })] });
  const card = open(post);
  expect(card.querySelector('a[href^="/app/posts"]')?.getAttribute('href')).toBe(`/app/posts/${post.id}`);
  fireEvent.click(screen.getByRole('button', { name: '1 comment', expanded: false }));
  expect(await screen.findByText('Nice!')).toBeDefined();
  expect(screen.getByRole('button', { name: '1 comment', expanded: true })).toBeDefined();
});

it('shows the absolute time on the item page', () => {
  const post = item({ feed_at: new Date(Date.now() - 5 * 60_000).toISOString() });
  mockServer({ [`GET /api/posts/${post.id}/comments`]: () => [] });
  open(post);
  expect(screen.getByText('5 min ago')).toBeDefined();
  cleanup();
  show(<FeedCard id={post.id} standalone />);
  expect(screen.getByText(absoluteTime(post.feed_at))).toBeDefined();
});
