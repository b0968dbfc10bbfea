import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { PostView } from '@rinkside/contracts/post';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PrimitiveAtom } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { game, item, liveOf, me } from '../../state/entities/entities.fixture';
import { resetViewerState } from '../../state/live-client';
import { queryClient } from '../../state/query-client';
import { store } from '../../state/store';
import {
  type RecordedRequest,
  errorReply,
  mockServer,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { FeedList } from './feed-list';
import { followingFeed } from '../../state/feed/feed.source';

/** Whether the live connection is up and all rooms are watched. */
const connection = vi.hoisted((): { up: PrimitiveAtom<boolean> | null } => ({ up: null }));
vi.mock(import('../../state/live'), async (original) => {
  const { atom } = await import('jotai');
  const { atomFamily } = await import('jotai-family');
  const up = atom(false);
  connection.up = up;
  return {
    ...(await original()),
    connectionAtom: atom((get) => (get(up) ? 'live' : 'closed')),
    syncedAtAtom: atomFamily(() => atom((get) => Number(get(up)))),
  };
});
const connect = (up: boolean) => connection.up && store.set(connection.up, up);
afterEach(() => connect(false));

signInBeforeEach();

const call = 'GET /api/feed/following';
/** Newest first: post 0 is the newest. */
const posts = Array.from({ length: 16 }, (_, index) =>
  item({
    content: `post ${index}`,
    feed_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
  }),
);
const pageOf = (all: readonly FeedItem[]) => (asked: RecordedRequest) => {
  const from = Number(asked.query.get('cursor') ?? 0);
  const to = from + Number(asked.query.get('limit'));
  const hasMore = to < all.length;
  return { items: all.slice(from, to), hasMore, nextCursor: hasMore ? String(to) : null };
};
const open = () =>
  show(<FeedList source={followingFeed} label="Friends Activity" empty={<p>nothing here</p>} />);
const texts = () =>
  screen.queryAllByRole('article').map((article) => article.querySelector('[id$="-text"]')?.textContent);
const names = (count: number) => posts.slice(0, count).map(({ content }) => content);
const receive = (view: LiveItem) => {
  act(() => entityStore.live['feed.added']({ item: view, version: view.version }));
  return view.id;
};
const receivePost = (index: number, changes: Partial<PostView> = {}) => {
  const feed_at = new Date(Date.UTC(2026, 10, 21) + index * 60_000).toISOString();
  return receive(liveOf(item({ content: `new ${index}`, feed_at, ...changes })));
};
const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

describe('FeedList pages', () => {
  it('loads the three newest items, then ten per page until the end', async () => {
    const server = mockServer({ [call]: pageOf(posts) });
    open();
    expect(screen.getByText('Loading')).toBeDefined();
    expect(await screen.findByRole('feed', { name: 'Friends Activity' })).toBeDefined();
    expect(texts()).toEqual(names(3));
    expect(screen.getAllByRole('article')[1]?.getAttribute('aria-posinset')).toBe('2');
    expect(screen.getAllByRole('article')[1]?.getAttribute('aria-setsize')).toBe('-1');

    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(texts()).toEqual(names(13)));
    expect(document.activeElement?.textContent).toContain('post 3');
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(texts()).toEqual(names(16)));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(screen.getAllByRole('article')[0]?.getAttribute('aria-setsize')).toBe('16');
    expect(server.requestsTo(call).map(({ query }) => [query.get('limit'), query.get('cursor')])).toEqual([
      ['3', null],
      ['10', '3'],
      ['10', '13'],
    ]);
  });

  it('shows the empty state of the page', async () => {
    mockServer({ [call]: pageOf([]) });
    open();
    expect(await screen.findByText('nothing here')).toBeDefined();
  });

  it('shows a load error and recovers with Retry', async () => {
    let broken = true;
    mockServer({ [call]: (asked) => (broken ? errorReply(403, 'Not today.') : pageOf(posts)(asked)) });
    open();
    expect(await screen.findByText('Error loading feed')).toBeDefined();
    expect(screen.getByText('Not today.')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(texts()).toEqual(names(3)));
  });

  it('keeps loaded items when the next page fails', async () => {
    let broken = false;
    mockServer({ [call]: (asked) => (broken ? errorReply(403, 'Not today.') : pageOf(posts)(asked)) });
    open();
    await screen.findByRole('feed');
    broken = true;
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Not today.')).toBeDefined();
    expect(texts()).toEqual(names(3));
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(texts()).toEqual(names(13)));
  });
});

describe('FeedList refetch', () => {
  const cursorsRequestedBy = async (server: ReturnType<typeof mockServer>, act_: () => Promise<unknown>) => {
    const before = server.requestsTo(call).length;
    await act(act_);
    await waitFor(() => expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('false'));
    return server
      .requestsTo(call)
      .slice(before)
      .map(({ query }) => query.get('cursor'));
  };
  const openTwoPages = async (all: () => readonly FeedItem[] = () => posts) => {
    const server = mockServer({ [call]: (asked) => pageOf(all())(asked) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(texts()).toHaveLength(13));
    return server;
  };
  const refetchFeed = () => queryClient.refetchQueries({ queryKey: ['feed'] });

  it('refetches only the first page while live events cover the others', async () => {
    connect(true);
    let all: FeedItem[] = posts;
    const server = await openTwoPages(() => all);
    scrollTo(900);
    const newest = item({ content: 'new 7', feed_at: '2026-11-21T12:00:00.000Z' });
    all = [newest, ...posts];
    expect(await cursorsRequestedBy(server, refetchFeed)).toEqual([null]);
    expect(texts()).toEqual(names(13));
    expect(screen.getByRole('button', { name: '1 new' })).toBeDefined();
    // Paging continues from the last loaded page.
    all = posts;
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(texts()).toEqual(names(16)));
  });

  it('refetches all rendered pages after a connection gap and drops removed items', async () => {
    let all: FeedItem[] = posts;
    const server = await openTwoPages(() => all);
    all = posts.filter((_, index) => index !== 8);
    expect(await cursorsRequestedBy(server, refetchFeed)).toEqual([null, '3']);
    await waitFor(() => expect(texts()).toEqual(names(14).toSpliced(8, 1)));
  });
});

describe('FeedList live items', () => {
  it('inserts items at once when scrolled to the top', async () => {
    mockServer({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    receivePost(1);
    expect(texts()).toEqual(['new 1', ...names(3)]);
  });

  it('buffers items behind a pill when scrolled down', async () => {
    mockServer({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    scrollTo(900);
    receivePost(1);
    receivePost(2);
    expect(texts()).toEqual(names(3));
    fireEvent.click(screen.getByRole('button', { name: '2 new' }));
    expect(texts()).toEqual(['new 2', 'new 1', ...names(3)]);
    expect(screen.queryByRole('button', { name: /new$/u })).toBeNull();
    expect(document.activeElement?.textContent).toContain('new 2');
  });

  it('buffers items while a control in the list has focus', async () => {
    mockServer({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    act(() => within(screen.getAllByRole('article')[0]!).getByRole('button', { name: /^Like/u }).focus());
    receivePost(1);
    expect(texts()).toEqual(names(3));
    expect(screen.getByRole('button', { name: '1 new' })).toBeDefined();
  });

  it("leaves out the viewer's own items and drops removed ones", async () => {
    mockServer({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    receivePost(1, { user: me });
    const id = receivePost(2);
    expect(texts()).toEqual(['new 2', ...names(3)]);
    act(() => entityStore.live['feed.removed']({ content_type: 'post', id, version: 2 }));
    expect(texts()).toEqual(names(3));
  });

  it('inserts a game at its date and focuses it', async () => {
    mockServer({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    scrollTo(900);
    const between = new Date(Date.parse(posts[0]!.feed_at) - 30_000).toISOString();
    receive(liveOf(game({ feed_at: between, date: '2026-11-19' })));
    receive(liveOf(game({ feed_at: '2026-01-05T18:00:00.000Z', date: '2026-01-05' })));
    expect(texts()).toEqual(names(3));
    fireEvent.click(screen.getByRole('button', { name: '1 new' }));
    const win = 'Win: North Harbor Owls 4, Ice Wolves 2, on Nov 19, 2026. Goals 2, assists 1, points 3.';
    expect(texts()).toEqual(['post 0', win, 'post 1', 'post 2']);
    expect(document.activeElement).toBe(screen.getAllByRole('article')[1]);
  });

  it('buffers new items that a refetch brings', async () => {
    let all = posts;
    mockServer({ [call]: (asked) => pageOf(all)(asked) });
    open();
    await screen.findByRole('feed');
    scrollTo(900);
    all = [item({ content: 'new 7', feed_at: '2026-11-21T12:00:00.000Z' }), ...posts];
    await act(() => queryClient.invalidateQueries({ queryKey: ['feed'] }));
    expect(await screen.findByRole('button', { name: '1 new' })).toBeDefined();
    // The third shown item is now on the second page, so that page is loaded too.
    await waitFor(() => expect(texts()).toEqual(names(12)));
  });
});

it('refetches when 100 live items have arrived, before the store drops any', async () => {
  let all: FeedItem[] = posts;
  const server = mockServer({ [call]: (asked) => pageOf(all)(asked) });
  open();
  await screen.findByRole('feed');
  scrollTo(900);
  const fresh = Array.from({ length: 100 }, (_, index) => {
    const feed_at = new Date(Date.UTC(2026, 10, 21) + index * 60_000).toISOString();
    return item({ content: `new ${index}`, feed_at });
  });
  all = [...fresh.toReversed(), ...posts];
  const receiveAll = (views: readonly PostView[]) =>
    act(() => views.forEach((view) => entityStore.live['feed.added']({ item: liveOf(view), version: 1 })));
  receiveAll(fresh.slice(1));
  expect(screen.getByRole('button', { name: '99 new' })).toBeDefined();
  expect(server.requestsTo(call)).toHaveLength(1);
  receiveAll(fresh.slice(0, 1));
  await waitFor(() => expect(server.requestsTo(call)).toHaveLength(2));
  expect(texts()).toEqual(names(3));
});

it('shows nothing of the previous viewer after a sign-out', async () => {
  mockServer({ [call]: pageOf(posts) });
  const { unmount } = open();
  await screen.findByRole('feed');
  unmount();
  resetViewerState();
  mockServer({ [call]: pageOf([]) });
  open();
  expect(screen.getByText('Loading')).toBeDefined();
  expect(texts()).toEqual([]);
  expect(await screen.findByText('nothing here')).toBeDefined();
});

it('moves focus to the next card when the focused one is removed', async () => {
  mockServer({ [call]: pageOf(posts) });
  open();
  await screen.findByRole('feed');
  const [first, second] = screen.getAllByRole('article');
  act(() => within(first!).getByRole('button', { name: /^Like/u }).focus());
  act(() => entityStore.removeItem(posts[0]!.id));
  expect(first?.isConnected).toBe(false);
  expect(document.activeElement).toBe(second);
});

it('moves between cards with Page Down and Page Up', async () => {
  mockServer({ [call]: pageOf(posts) });
  open();
  await screen.findByRole('feed');
  const [first, second] = screen.getAllByRole('article');
  act(() => first?.focus());
  fireEvent.keyDown(first!, { key: 'PageDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'PageUp' });
  expect(document.activeElement).toBe(first);
});
