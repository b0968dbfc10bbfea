import type { NotificationView } from '@rinkside/contracts/notification';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotificationsPage } from '../../pages/app/notifications/notifications';
import { entityStore } from '../../state/entities/entity-store';
import { otherPlayer } from '../../state/entities/entities.fixture';
import {
  type RecordedRequest,
  errorReply,
  mockServer,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { byDay } from './days';
import { groupNotifications } from './groups';
import { notificationLine } from './notification.text';

signInBeforeEach();

let createdCount = 0;
const makeNotification = (changes: Partial<NotificationView> = {}): NotificationView => ({
  id: `0199aaaa-0000-7000-8000-${String(++createdCount).padStart(12, '0')}`,
  kind: 'follow',
  created_at: new Date().toISOString(),
  read: false,
  actor: otherPlayer,
  item: null,
  text: null,
  award: null,
  live_game: null,
  family: null,
  ...changes,
});
const makeLiveNews = (status: 'live' | 'final', goals: number) => {
  const { id } = otherPlayer;
  return makeNotification({
    kind: 'live_game',
    item: status === 'final' ? { content_type: 'game', id, title: 'Ice Wolves' } : null,
    live_game: { id, status, goals, opponent: 'Ice Wolves', score: { us: 3, them: 1 } },
  });
};
const list = 'GET /api/notifications';
const mark = 'POST /api/notifications/read';
const pageOf = (all: readonly NotificationView[]) => (asked: RecordedRequest) => {
  const from = Number(asked.query.get('cursor') ?? 0);
  const hasMore = from + 20 < all.length;
  const unread = all.filter(({ read }) => !read).length;
  return {
    items: all.slice(from, from + 20),
    hasMore,
    nextCursor: hasMore ? String(from + 20) : null,
    unread,
  };
};

describe('notificationLine', () => {
  const id = otherPlayer.id;
  const post = { content_type: 'post', id, title: 'First goal' } as const;
  it.each([
    [makeNotification({ kind: 'follow' }), 'Sam Okafor started following you', `/app/profile/${id}`],
    [makeNotification({ kind: 'follow_request' }), 'Sam Okafor asks to follow you', '/app/friends#requests'],
    [
      makeNotification({ kind: 'like', item: post }),
      'Sam Okafor liked your post “First goal”',
      `/app/posts/${id}`,
    ],
    [
      makeNotification({ kind: 'comment', item: { ...post, content_type: 'game', title: 'Ice Wolves' } }),
      'Sam Okafor commented on your game against Ice Wolves',
      `/app/games/${id}`,
    ],
    [
      makeNotification({
        kind: 'highlight_ready',
        actor: null,
        item: { content_type: 'highlight', id, title: null },
      }),
      'Ready to watch: your highlight',
      `/highlight/${id}`,
    ],
    [
      makeNotification({
        kind: 'award',
        actor: null,
        award: { name: 'Hat Trick', description: '', image_url: '' },
      }),
      'You earned an award: Hat Trick',
      '/app/profile',
    ],
    [makeLiveNews('live', 0), 'Sam Okafor plays against Ice Wolves now, live', `/app/live/${id}`],
    [
      { ...makeLiveNews('live', 0), created_at: new Date(Date.now() - 13 * 3_600_000).toISOString() },
      'Sam Okafor played against Ice Wolves, live',
      `/app/live/${id}`,
    ],
    [makeLiveNews('live', 1), 'Sam Okafor scored against Ice Wolves, live', `/app/live/${id}`],
    [makeLiveNews('live', 2), 'Sam Okafor scored 2 goals against Ice Wolves, live', `/app/live/${id}`],
    [makeLiveNews('final', 2), 'Sam Okafor finished 3–1 against Ice Wolves', `/app/games/${id}`],
    [
      makeNotification({
        kind: 'live_abandoned',
        actor: null,
        live_game: makeLiveNews('live', 0).live_game,
      }),
      'Is the game against Ice Wolves over?',
      `/app/live/${id}`,
    ],
    [
      makeNotification({ kind: 'coach_confirmed', actor: null }),
      'Someone confirmed you as a coach of your organization',
      '/app/organization',
    ],
  ])('describes notification %#', (notification, text, to) => {
    const line = notificationLine(groupNotifications([notification])[0]!);
    expect([line.actorName, line.text].filter(Boolean).join(' ')).toBe(text);
    expect(line.to).toBe(to);
  });

  it('says why a highlight failed', () => {
    const text = 'This video is damaged or incomplete. Please choose another one.';
    const item = { content_type: 'highlight', id, title: null } as const;
    const failed = makeNotification({ kind: 'highlight_failed', actor: null, item, text });
    expect(notificationLine(groupNotifications([failed])[0]!).detail).toBe(text);
  });

  it('groups by day in the local time zone', () => {
    const now = new Date(2026, 10, 21, 12).getTime();
    const receivedAt = (day: number, hour: number) =>
      makeNotification({ created_at: new Date(2026, 10, day, hour).toISOString() });
    const received = [receivedAt(21, 11), receivedAt(21, 0), receivedAt(20, 23), receivedAt(14, 9)];
    const days = byDay(groupNotifications(received), now);
    expect(days.map(({ name, groups }) => [name, groups.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Nov 14, 2026', 1],
    ]);
  });
});

describe('groupNotifications', () => {
  const item = { content_type: 'post', id: otherPlayer.id, title: 'First goal' } as const;
  const likeOf = (first_name: string, changes: Partial<NotificationView> = {}) =>
    makeNotification({
      kind: 'like',
      item,
      actor: { ...otherPlayer, id: `${first_name}-id`, first_name, last_name: 'Lund' },
      ...changes,
    });
  const textsOf = (all: readonly NotificationView[]) =>
    groupNotifications(all).map((group) => {
      const { actorName, others, text } = notificationLine(group);
      return `${actorName}${others} ${text}`;
    });

  it('puts the likes of one item into one row and names one or two people', () => {
    expect(textsOf([likeOf('Ava'), likeOf('Ava'), likeOf('Ben')])).toEqual([
      'Ava Lund and Ben Lund liked your post “First goal”',
    ]);
    const likes = ['Ava', 'Ben', 'Cleo', 'Dan'].map((name) => likeOf(name));
    const other = likeOf('Eve', { item: { ...item, id: 'another' } });
    expect(textsOf([likes[0]!, other, ...likes.slice(1)])).toEqual([
      'Ava Lund and 3 others liked your post “First goal”',
      'Eve Lund liked your post “First goal”',
    ]);
  });

  it('keeps comments apart and lists the unread notifications of a row', () => {
    const comment = { kind: 'comment', text: 'Nice!' } as const;
    expect(groupNotifications([likeOf('Ava', comment), likeOf('Ben', comment)])).toHaveLength(2);
    const unread = likeOf('Ben');
    expect(groupNotifications([likeOf('Ava', { read: true }), unread])[0]?.unreadIds).toEqual([unread.id]);
  });
});

const rows = () => screen.queryAllByRole('listitem');

describe('notification list', () => {
  it('loads further pages by cursor', async () => {
    const all = Array.from({ length: 25 }, () => makeNotification({ read: true }));
    const { requestsTo } = mockServer({ [list]: pageOf(all) });
    show(<NotificationsPage />);
    await waitFor(() => expect(rows()).toHaveLength(20));
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(rows()[20]?.contains(document.activeElement)).toBe(true);
    expect(requestsTo(list).map(({ query }) => query.get('cursor'))).toEqual([null, '20']);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('loads further pages while likes of one item fill a page', async () => {
    const item = { content_type: 'post', id: otherPlayer.id, title: 'First goal' } as const;
    const likes = Array.from({ length: 30 }, () => makeNotification({ kind: 'like', item }));
    const { requestsTo } = mockServer({ [list]: pageOf([...likes, makeNotification()]) });
    show(<NotificationsPage />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(requestsTo(list).map(({ query }) => query.get('cursor'))).toEqual([null, '20']);
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('shows an empty state, and a load error with Retry', async () => {
    let broken = true;
    mockServer({ [list]: (asked) => (broken ? errorReply(403, 'Not today.') : pageOf([])(asked)) });
    show(<NotificationsPage />);
    expect(await screen.findByText('Failed to load notifications')).toBeDefined();
    expect(screen.getByText('Not today.')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No notifications yet')).toBeDefined();
  });

  it('lists one kind, also of live notifications', async () => {
    const all = [makeNotification(), makeNotification({ kind: 'like' })];
    const { requestsTo } = mockServer({
      [list]: (asked) =>
        pageOf(all.filter(({ kind }) => !asked.query.has('filter') || kind === 'like'))(asked),
    });
    show(<NotificationsPage />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const likes = screen.getByRole('button', { name: 'Likes' });
    fireEvent.click(likes);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(likes.getAttribute('aria-pressed')).toBe('true');
    expect(requestsTo(list).map(({ query }) => query.get('filter'))).toEqual([null, 'likes']);
    for (const kind of ['follow', 'like'] as const)
      act(() =>
        entityStore.live['notification.added']({
          notification: makeNotification({ kind, created_at: new Date(Date.now() + 1000).toISOString() }),
          unread: 3,
          version: createdCount,
        }),
      );
    expect(rows()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('adds live notifications', async () => {
    mockServer({ [list]: pageOf([]) });
    show(<NotificationsPage />);
    await screen.findByText('No notifications yet');
    act(() =>
      entityStore.live['notification.added']({ notification: makeNotification(), unread: 1, version: 1 }),
    );
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDefined();
  });

  it('reads the list again when the count no longer includes what it shows', async () => {
    const [kept, gone] = [makeNotification(), makeNotification({ kind: 'comment', text: 'What a save!' })];
    const stored = [kept, gone];
    mockServer({ [list]: (asked) => pageOf(stored)(asked) });
    show(<NotificationsPage />);
    await screen.findByText(/What a save!/);
    stored.pop();
    act(() => entityStore.live['notification.removed']({ ids: [], unread: 1, version: 5 }));
    await waitFor(() => expect(screen.queryByText(/What a save!/)).toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('buffers new notifications behind a pill while the list has focus', async () => {
    const existing = makeNotification();
    mockServer({ [list]: pageOf([existing]) });
    show(<NotificationsPage />);
    await waitFor(() => expect(rows()).toHaveLength(1));
    within(rows()[0] ?? document.body)
      .getByRole('link')
      .focus();
    const created_at = new Date(Date.now() + 1000).toISOString();
    const fresh = makeNotification({ created_at, kind: 'coach_confirmed' });
    act(() => entityStore.live['notification.added']({ notification: fresh, unread: 2, version: 1 }));
    expect(rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '1 new' }));
    expect(rows()).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('confirmed you as a coach');
    expect(screen.queryByRole('button', { name: '1 new' })).toBeNull();
  });
});

describe('marking as read', () => {
  it('marks one by its button or by following its link', async () => {
    const all = [makeNotification(), makeNotification()];
    const { requestsTo } = mockServer({ [list]: pageOf(all), [mark]: () => ({ unread: 1 }) });
    show(<NotificationsPage />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const [first, second] = rows();
    fireEvent.click(within(second ?? document.body).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(1));
    fireEvent.click(within(first ?? document.body).getByRole('link'));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(requestsTo(mark).map(({ body }) => body)).toEqual([{ ids: [all[0]?.id] }, { ids: [all[1]?.id] }]);
  });

  it('follows changes made in another tab', async () => {
    const all = [makeNotification(), makeNotification()];
    mockServer({ [list]: pageOf(all) });
    show(<NotificationsPage />);
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(2));
    const ids = [all[0]?.id ?? ''];
    act(() => entityStore.live['notification.read']({ ids, unread: 1, version: 3 }));
    expect(screen.getAllByText('Unread:')).toHaveLength(1);
    act(() => entityStore.live['notification.read']({ ids: null, unread: 0, version: 4 }));
    expect(screen.queryByText('Unread:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('marks all notifications', async () => {
    const { requestsTo } = mockServer({
      [list]: pageOf([makeNotification(), makeNotification()]),
      [mark]: () => ({ unread: 0 }),
    });
    show(<NotificationsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(requestsTo(mark)[0]?.body).toEqual({});
  });

  it('keeps focus next to a clicked button that disappears', async () => {
    let unread = 1;
    mockServer({ [list]: pageOf([makeNotification(), makeNotification()]), [mark]: () => ({ unread }) });
    show(<NotificationsPage />);
    const press = (button: HTMLElement) => {
      button.focus();
      fireEvent.click(button);
    };
    press((await screen.findAllByRole('button', { name: 'Mark as read' }))[0]!);
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(1));
    expect(rows()[1]?.contains(document.activeElement)).toBe(true);
    unread = 0;
    press(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All' }));
  });

  it('shows an error when the request fails', async () => {
    mockServer({ [list]: pageOf([makeNotification()]), [mark]: () => new Response('', { status: 500 }) });
    show(<NotificationsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Failed to mark as read')).toBeDefined();
    expect(screen.getByText('Unread:')).toBeDefined();
  });
});
