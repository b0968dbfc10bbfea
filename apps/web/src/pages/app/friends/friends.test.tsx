import type { FollowRequest } from '@rinkside/contracts/follow';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { profile } from '../../../state/profile.fixture';
import {
  playerPage,
  errorReply,
  playerRowFixture,
  mockServer,
  show,
  showAt,
  signInBeforeEach,
} from '../../../state/store.fixture';
import { queryClient } from '../../../state/query-client';
import { FriendsPage } from './friends';

signInBeforeEach();

const lists = {
  following: [playerRowFixture],
  followers: [playerRowFixture],
  requests: [] as FollowRequest[],
};
const server = (handlers: Parameters<typeof mockServer>[0] = {}) =>
  mockServer({
    [`GET /api/users/${profile.id}`]: () =>
      playerPage({ counts: { games: 0, highlights: 0, posts: 0, followers: 2, following: 1 } }),
    'GET /api/user-follows/following': () => lists.following,
    'GET /api/user-follows/followers': () => lists.followers,
    'GET /api/organization-follows/following': () => [],
    'GET /api/follow-requests': () => lists.requests,
    [`DELETE /api/user-follows/${playerRowFixture.id}/follow`]: () => {
      lists.following = [];
      lists.followers = [playerRowFixture];
      return { following: false };
    },
    [`POST /api/user-follows/${playerRowFixture.id}/follow`]: () => ({ following: true }),
    ...handlers,
  });

beforeEach(() => {
  lists.following = [{ ...playerRowFixture, following: true }];
  lists.followers = [{ ...playerRowFixture, following: true }];
  lists.requests = [];
});

describe('following', () => {
  it('lists followed players with their position and the count', async () => {
    server();
    show(<FriendsPage />);
    expect(await screen.findByRole('tab', { name: 'Following (1)', selected: true })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Followers (2)' })).toBeDefined();
    const list = within(await screen.findByRole('list', { name: 'Following' }));
    expect(list.getByRole('link', { name: 'Sam Okafor' }).getAttribute('href')).toBe(
      `/app/profile/${playerRowFixture.id}`,
    );
    expect(list.getByText('Goalie · 12U · AA')).toBeDefined();
    expect(await list.findByText('Follows you')).toBeDefined();
  });

  it('keeps an unfollowed player in the list until the page is reopened', async () => {
    const { requestsTo } = server();
    const { unmount } = show(<FriendsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Unfollow Sam Okafor' }));
    expect(await screen.findByText('User unfollowed')).toBeDefined();
    // The list was refetched, and the row is still shown.
    await waitFor(() => expect(requestsTo('GET /api/user-follows/following').length).toBeGreaterThan(1));
    expect(screen.getByText('Unfollowed')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Follow Sam Okafor' }));
    expect(await screen.findByText('User followed')).toBeDefined();
    unmount();
    show(<FriendsPage />);
    expect(await screen.findByText('Not Following Anyone')).toBeDefined();
  });

  it('loads the next page and focuses the first new row', async () => {
    const link = '</api/user-follows/following?cursor=next>; rel="next"';
    server({
      'GET /api/user-follows/following': ({ query }) =>
        query.get('cursor')
          ? [{ ...playerRowFixture, id: profile.id, first_name: 'Ada', last_name: 'Lind', following: true }]
          : Response.json(lists.following, { headers: { link } }),
    });
    show(<FriendsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    const next = await screen.findByRole('link', { name: 'Ada Lind' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('links to Discover when the list is empty', async () => {
    lists.following = [];
    server();
    show(<FriendsPage />);
    const title = await screen.findByText('Not Following Anyone');
    const link = within(title.parentElement!).getByRole('link', { name: 'Discover Players' });
    expect(link.getAttribute('href')).toBe('/app/discover');
  });

  it('shows an error with Retry instead of the empty state', async () => {
    let broken = true;
    server({
      'GET /api/user-follows/following': () => (broken ? errorReply(403, 'Not today.') : lists.following),
    });
    show(<FriendsPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not today.');
    expect(screen.queryByText('Not Following Anyone')).toBeNull();
    broken = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Sam Okafor' })).toBeDefined();
  });

  it('moves between rows with the arrow keys', async () => {
    lists.following = [
      playerRowFixture,
      { ...playerRowFixture, id: profile.id, first_name: 'Ada', last_name: 'Lind' },
    ];
    server();
    show(<FriendsPage />);
    const first = await screen.findByRole('link', { name: 'Sam Okafor' });
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Ada Lind');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
  });
});

describe('followers', () => {
  it('opens the followers tab from the URL hash', async () => {
    server();
    showAt('/app/friends#followers', <FriendsPage />);
    expect(await screen.findByRole('list', { name: 'Followers' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Unfollow Sam Okafor' })).toBeDefined();
  });

  it('removes a follower who unfollows and shows the empty state', async () => {
    server();
    showAt('/app/friends#followers', <FriendsPage />);
    await screen.findByRole('list', { name: 'Followers' });
    lists.followers = [];
    await act(() => queryClient.invalidateQueries({ queryKey: ['follows'] }));
    expect(await screen.findByText('No Followers Yet')).toBeDefined();
  });
});

describe('requests', () => {
  const answer = `/api/follow-requests/${playerRowFixture.id}`;
  const openRequests = async () => {
    lists.requests = [{ ...playerRowFixture, requested_at: '2026-01-01T00:00:00Z' }];
    showAt('/app/friends#requests', <FriendsPage />);
    expect(await screen.findByRole('tab', { name: 'Requests (1)', selected: true })).toBeDefined();
  };

  it('have no tab for players who do not approve followers', async () => {
    server();
    show(<FriendsPage />);
    await screen.findByRole('list', { name: 'Following' });
    expect(screen.queryByRole('tab', { name: /^Requests/ })).toBeNull();
  });

  it.each([
    ['Accept', `POST ${answer}`, { following: true }, 'Follow request accepted'],
    ['Decline', `DELETE ${answer}`, { following: false }, 'Follow request declined'],
    ['Decline', `DELETE ${answer}`, { following: true }, 'This request was already accepted'],
  ])('%s sends %s', async (label, route, reply, message) => {
    server({
      [route]: () => {
        lists.requests = [];
        return reply;
      },
    });
    await openRequests();
    fireEvent.click(await screen.findByRole('button', { name: `${label} Sam Okafor` }));
    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Follow requests' })).toBeNull());
  });

  it('say so when the request was withdrawn', async () => {
    server({ [`POST ${answer}`]: () => errorReply(404, 'Not found.') });
    await openRequests();
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Sam Okafor' }));
    expect(await screen.findByText('This request was withdrawn or declined')).toBeDefined();
  });
});
