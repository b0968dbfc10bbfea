import type { NotificationView } from '@rinkside/contracts/notification';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notifications } from '../../pages/app/notifications/notifications';
import { fold } from '../../state/fold';
import { somebody } from '../../state/fold.fixture';
import { type Asked, refusal, serve, show, signedIn } from '../../state/store.fixture';
import { byDay } from './days';
import { notificationLine } from './notification.text';

signedIn();

let made = 0;
const told = (changes: Partial<NotificationView> = {}): NotificationView => ({
  id: `0199aaaa-0000-7000-8000-${String(++made).padStart(12, '0')}`,
  kind: 'follow',
  created_at: new Date().toISOString(),
  read: false,
  actor: somebody,
  item: null,
  text: null,
  award: null,
  ...changes,
});
const list = 'GET /api/notifications';
const mark = 'POST /api/notifications/read';
const pageOf = (all: readonly NotificationView[]) => (asked: Asked) => {
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

describe('what it says and where it leads', () => {
  const id = somebody.id;
  const post = { content_type: 'post', id, title: 'First goal' } as const;
  it.each([
    [told({ kind: 'follow' }), 'Sam Okafor started following you', `/app/profile/${id}`],
    [told({ kind: 'like', item: post }), 'Sam Okafor liked your post “First goal”', `/app/posts/${id}`],
    [
      told({ kind: 'comment', item: { ...post, content_type: 'game', title: 'Ice Wolves' } }),
      'Sam Okafor commented on your game against Ice Wolves',
      `/app/games/${id}`,
    ],
    [
      told({ kind: 'highlight_ready', actor: null, item: { content_type: 'highlight', id, title: null } }),
      'Ready to watch: your highlight',
      `/highlight/${id}`,
    ],
    [
      told({ kind: 'award', actor: null, award: { name: 'Hat Trick', description: '', image_url: '' } }),
      'You earned an award: Hat Trick',
      '/app/profile',
    ],
    [
      told({ kind: 'coach_confirmed', actor: null }),
      'Somebody confirmed you as a coach of your organization',
      '/app/organization',
    ],
  ])('%#', (notification, text, to) => {
    const line = notificationLine(notification);
    expect([line.who, line.said].filter(Boolean).join(' ')).toBe(text);
    expect(line.to).toBe(to);
  });

  it('stands under the day it came on, in the reader’s own time', () => {
    const now = new Date(2026, 10, 21, 12).getTime();
    const came = (day: number, hour: number) =>
      told({ created_at: new Date(2026, 10, day, hour).toISOString() });
    const days = byDay([came(21, 11), came(21, 0), came(20, 23), came(14, 9)], now);
    expect(days.map(({ name, notifications }) => [name, notifications.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Nov 14, 2026', 1],
    ]);
  });
});

const rows = () => screen.queryAllByRole('listitem');

describe('the list', () => {
  it('reads on by the cursor', async () => {
    const all = Array.from({ length: 25 }, () => told({ read: true }));
    const { asked } = serve({ [list]: pageOf(all) });
    show(<Notifications />);
    await waitFor(() => expect(rows()).toHaveLength(20));
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(rows()[20]?.contains(document.activeElement)).toBe(true);
    expect(asked(list).map(({ query }) => query.get('cursor'))).toEqual([null, '20']);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('is empty in words, and fails with the cause and Retry', async () => {
    let broken = true;
    serve({ [list]: (asked) => (broken ? refusal(403, 'Not today.') : pageOf([])(asked)) });
    show(<Notifications />);
    expect(await screen.findByText('Failed to load notifications')).toBeDefined();
    expect(screen.getByText('Not today.')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No notifications yet')).toBeDefined();
  });

  it('takes in what comes live', async () => {
    serve({ [list]: pageOf([]) });
    show(<Notifications />);
    await screen.findByText('No notifications yet');
    act(() => fold.live['notification.added']({ notification: told(), unread: 1, version: 1 }));
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDefined();
  });

  it('moves nothing under its reader: what is new waits in a pill', async () => {
    const known = told();
    serve({ [list]: pageOf([known]) });
    show(<Notifications />);
    await waitFor(() => expect(rows()).toHaveLength(1));
    within(rows()[0] ?? document.body)
      .getByRole('link')
      .focus();
    const created_at = new Date(Date.now() + 1000).toISOString();
    const fresh = told({ created_at, kind: 'coach_confirmed' });
    act(() => fold.live['notification.added']({ notification: fresh, unread: 2, version: 1 }));
    expect(rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '1 new' }));
    expect(rows()).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('confirmed you as a coach');
    expect(screen.queryByRole('button', { name: '1 new' })).toBeNull();
  });
});

describe('reading', () => {
  it('marks one by its button and by following it', async () => {
    const all = [told(), told()];
    const { asked } = serve({ [list]: pageOf(all), [mark]: () => ({ unread: 1 }) });
    show(<Notifications />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const [first, second] = rows();
    fireEvent.click(within(second ?? document.body).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(1));
    fireEvent.click(within(first ?? document.body).getByRole('link'));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(asked(mark).map(({ body }) => body)).toEqual([{ ids: [all[0]?.id] }, { ids: [all[1]?.id] }]);
  });

  it('in another tab shows here at once', async () => {
    const all = [told(), told()];
    serve({ [list]: pageOf(all) });
    show(<Notifications />);
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(2));
    const ids = [all[0]?.id ?? ''];
    act(() => fold.live['notification.read']({ ids, unread: 1, version: 3 }));
    expect(screen.getAllByText('Unread:')).toHaveLength(1);
    act(() => fold.live['notification.read']({ ids: null, unread: 0, version: 4 }));
    expect(screen.queryByText('Unread:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('marks all', async () => {
    const { asked } = serve({ [list]: pageOf([told(), told()]), [mark]: () => ({ unread: 0 }) });
    show(<Notifications />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(asked(mark)[0]?.body).toEqual({});
  });

  it('leaves the focus in the list when its button goes', async () => {
    let unread = 1;
    serve({ [list]: pageOf([told(), told()]), [mark]: () => ({ unread }) });
    show(<Notifications />);
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
    expect(rows()[0]?.contains(document.activeElement)).toBe(true);
  });

  it('says when that failed', async () => {
    serve({ [list]: pageOf([told()]), [mark]: () => new Response('', { status: 500 }) });
    show(<Notifications />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Failed to mark as read')).toBeDefined();
    expect(screen.getByText('Unread:')).toBeDefined();
  });
});
