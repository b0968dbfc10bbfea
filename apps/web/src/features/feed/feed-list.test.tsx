import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { PostView } from '@rinkside/contracts/post';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PrimitiveAtom } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fold } from '../../state/fold';
import { game, item, liveOf, me } from '../../state/fold.fixture';
import { forgetViewer } from '../../state/live.link';
import { queryClient } from '../../state/queries';
import { store } from '../../state/store';
import { type Asked, refusal, serve, show, signedIn } from '../../state/store.fixture';
import { FeedList } from './feed-list';
import { followingFeed } from './feed.source';

/** Whether the live link is up and every room watched. */
const link = vi.hoisted((): { up: PrimitiveAtom<boolean> | null } => ({ up: null }));
vi.mock(import('../../state/live'), async (original) => {
  const { atom } = await import('jotai');
  const { atomFamily } = await import('jotai-family');
  const up = atom(false);
  link.up = up;
  return {
    ...(await original()),
    connectionAtom: atom((get) => (get(up) ? 'live' : 'closed')),
    watchedAtAtom: atomFamily(() => atom((get) => Number(get(up)))),
  };
});
const connect = (up: boolean) => link.up && store.set(link.up, up);
afterEach(() => connect(false));

signedIn();

const call = 'GET /api/feed/following';
/** Newest first: post 0 is the newest. */
const posts = Array.from({ length: 16 }, (_, place) =>
  item({
    content: `post ${place}`,
    feed_at: new Date(Date.UTC(2026, 10, 20) - place * 60_000).toISOString(),
  }),
);
const pageOf = (all: readonly FeedItem[]) => (asked: Asked) => {
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
const hear = (view: LiveItem) => {
  act(() => fold.live['feed.added']({ item: view, version: view.version }));
  return view.id;
};
const arrive = (place: number, changes: Partial<PostView> = {}) => {
  const feed_at = new Date(Date.UTC(2026, 10, 21) + place * 60_000).toISOString();
  return hear(liveOf(item({ content: `new ${place}`, feed_at, ...changes })));
};
const scrolled = (y: number) => vi.stubGlobal('scrollY', y);

describe('its pages', () => {
  it('are the three newest, then ten more each, until the end', async () => {
    const server = serve({ [call]: pageOf(posts) });
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
    expect(server.asked(call).map(({ query }) => [query.get('limit'), query.get('cursor')])).toEqual([
      ['3', null],
      ['10', '3'],
      ['10', '13'],
    ]);
  });

  it('are empty in the words of the page', async () => {
    serve({ [call]: pageOf([]) });
    open();
    expect(await screen.findByText('nothing here')).toBeDefined();
  });

  it('fail with the cause and Retry', async () => {
    let broken = true;
    serve({ [call]: (asked) => (broken ? refusal(403, 'Not today.') : pageOf(posts)(asked)) });
    open();
    expect(await screen.findByText('Error loading feed')).toBeDefined();
    expect(screen.getByText('Not today.')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(texts()).toEqual(names(3)));
  });

  it('keep what is read when the next one fails', async () => {
    let broken = false;
    serve({ [call]: (asked) => (broken ? refusal(403, 'Not today.') : pageOf(posts)(asked)) });
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

describe('reading again', () => {
  const asksFor = async (server: ReturnType<typeof serve>, act_: () => Promise<unknown>) => {
    const before = server.asked(call).length;
    await act(act_);
    await waitFor(() => expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('false'));
    return server
      .asked(call)
      .slice(before)
      .map(({ query }) => query.get('cursor'));
  };
  const deep = async (all: () => readonly FeedItem[] = () => posts) => {
    const server = serve({ [call]: (asked) => pageOf(all())(asked) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(texts()).toHaveLength(13));
    return server;
  };
  const again = () => queryClient.refetchQueries({ queryKey: ['feed'] });

  it('reads the first page only while a socket keeps the others right', async () => {
    connect(true);
    let all: FeedItem[] = posts;
    const server = await deep(() => all);
    scrolled(900);
    const newest = item({ content: 'new 7', feed_at: '2026-11-21T12:00:00.000Z' });
    all = [newest, ...posts];
    expect(await asksFor(server, again)).toEqual([null]);
    expect(texts()).toEqual(names(13));
    expect(screen.getByRole('button', { name: '1 new' })).toBeDefined();
    // It goes on where it was.
    all = posts;
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(texts()).toEqual(names(16)));
  });

  it('reads anew all that is drawn after a gap: what went meanwhile goes', async () => {
    let all: FeedItem[] = posts;
    const server = await deep(() => all);
    all = posts.filter((_, place) => place !== 8);
    expect(await asksFor(server, again)).toEqual([null, '3']);
    await waitFor(() => expect(texts()).toEqual(names(14).toSpliced(8, 1)));
  });
});

describe('what comes live', () => {
  it('is inserted at once for a reader at the very top', async () => {
    serve({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    arrive(1);
    expect(texts()).toEqual(['new 1', ...names(3)]);
  });

  it('waits behind a pill for a reader further down', async () => {
    serve({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    scrolled(900);
    arrive(1);
    arrive(2);
    expect(texts()).toEqual(names(3));
    fireEvent.click(screen.getByRole('button', { name: '2 new' }));
    expect(texts()).toEqual(['new 2', 'new 1', ...names(3)]);
    expect(screen.queryByRole('button', { name: /new$/u })).toBeNull();
    expect(document.activeElement?.textContent).toContain('new 2');
  });

  it('waits too while the reader is at work in the list', async () => {
    serve({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    act(() => within(screen.getAllByRole('article')[0]!).getByRole('button', { name: /^Like/u }).focus());
    arrive(1);
    expect(texts()).toEqual(names(3));
    expect(screen.getByRole('button', { name: '1 new' })).toBeDefined();
  });

  it('is never one’s own, and goes when it is removed', async () => {
    serve({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    arrive(1, { user: me });
    const id = arrive(2);
    expect(texts()).toEqual(['new 2', ...names(3)]);
    act(() => fold.live['feed.removed']({ content_type: 'post', id, version: 2 }));
    expect(texts()).toEqual(names(3));
  });

  it('stands at its date when it is a game, and takes the focus there', async () => {
    serve({ [call]: pageOf(posts) });
    open();
    await screen.findByRole('feed');
    scrolled(900);
    const between = new Date(Date.parse(posts[0]!.feed_at) - 30_000).toISOString();
    hear(liveOf(game({ feed_at: between, date: '2026-11-19' })));
    hear(liveOf(game({ feed_at: '2026-01-05T18:00:00.000Z', date: '2026-01-05' })));
    expect(texts()).toEqual(names(3));
    fireEvent.click(screen.getByRole('button', { name: '1 new' }));
    const win = 'Win: North Harbor Owls 4, Ice Wolves 2, on Nov 19, 2026. Goals 2, assists 1, points 3.';
    expect(texts()).toEqual(['post 0', win, 'post 1', 'post 2']);
    expect(document.activeElement).toBe(screen.getAllByRole('article')[1]);
  });

  it('is held when reading again brings it', async () => {
    let all = posts;
    serve({ [call]: (asked) => pageOf(all)(asked) });
    open();
    await screen.findByRole('feed');
    scrolled(900);
    all = [item({ content: 'new 7', feed_at: '2026-11-21T12:00:00.000Z' }), ...posts];
    await act(() => queryClient.invalidateQueries({ queryKey: ['feed'] }));
    expect(await screen.findByRole('button', { name: '1 new' })).toBeDefined();
    // The third of those in front of the reader is now on the second page, which is read as well.
    await waitFor(() => expect(texts()).toEqual(names(12)));
  });
});

it('is read again before so much has arrived that some of it is forgotten', async () => {
  let all: FeedItem[] = posts;
  const server = serve({ [call]: (asked) => pageOf(all)(asked) });
  open();
  await screen.findByRole('feed');
  scrolled(900);
  const fresh = Array.from({ length: 100 }, (_, place) => {
    const feed_at = new Date(Date.UTC(2026, 10, 21) + place * 60_000).toISOString();
    return item({ content: `new ${place}`, feed_at });
  });
  all = [...fresh.toReversed(), ...posts];
  const hearAll = (views: readonly PostView[]) =>
    act(() => views.forEach((view) => fold.live['feed.added']({ item: liveOf(view), version: 1 })));
  hearAll(fresh.slice(1));
  expect(screen.getByRole('button', { name: '99 new' })).toBeDefined();
  expect(server.asked(call)).toHaveLength(1);
  hearAll(fresh.slice(0, 1));
  await waitFor(() => expect(server.asked(call)).toHaveLength(2));
  expect(texts()).toEqual(names(3));
});

it('shows the next viewer nothing of the one before, not even for a frame', async () => {
  serve({ [call]: pageOf(posts) });
  const { unmount } = open();
  await screen.findByRole('feed');
  unmount();
  forgetViewer();
  serve({ [call]: pageOf([]) });
  open();
  expect(screen.getByText('Loading')).toBeDefined();
  expect(texts()).toEqual([]);
  expect(await screen.findByText('nothing here')).toBeDefined();
});

it('goes on to the next card when the one with the focus goes', async () => {
  serve({ [call]: pageOf(posts) });
  open();
  await screen.findByRole('feed');
  const [first, second] = screen.getAllByRole('article');
  act(() => within(first!).getByRole('button', { name: /^Like/u }).focus());
  act(() => fold.removed(posts[0]!.id));
  expect(first?.isConnected).toBe(false);
  expect(document.activeElement).toBe(second);
});

it('is walked with Page Down and Page Up', async () => {
  serve({ [call]: pageOf(posts) });
  open();
  await screen.findByRole('feed');
  const [first, second] = screen.getAllByRole('article');
  act(() => first?.focus());
  fireEvent.keyDown(first!, { key: 'PageDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'PageUp' });
  expect(document.activeElement).toBe(first);
});
