import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { me, otherPlayer } from '../../state/entities/entities.fixture';
import { queryClient } from '../../state/query-client';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { FollowButton } from './follow-button';

signInBeforeEach();

const path = `/api/user-follows/${otherPlayer.id}/follow`;
const button = (name: string) => screen.findByRole('button', { name: `${name} Sam Okafor` });
const open = () => show(<FollowButton userId={otherPlayer.id} name="Sam Okafor" />);

it('follows at once and shows a toast', async () => {
  mockServer({ [`POST ${path}`]: () => ({ following: true }) });
  open();
  fireEvent.click(await button('Follow'));
  expect(screen.getByRole('button').textContent).toBe('Unfollow');
  expect(await screen.findByText('User followed')).toBeDefined();
  await button('Unfollow');
});

it('invalidates both following feeds', async () => {
  mockServer({ [`POST ${path}`]: () => ({ following: true }) });
  const keys = ['following', 'following whole'].map((name) => ['feed', name, 0]);
  for (const key of keys) queryClient.setQueryData(key, []);
  open();
  fireEvent.click(await button('Follow'));
  await screen.findByText('User followed');
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

it('asks to follow a player who approves followers, and withdraws the request', async () => {
  mockServer({
    [`POST ${path}`]: () => ({ following: false, requested: true }),
    [`DELETE ${path}`]: () => ({ following: false }),
  });
  open();
  fireEvent.click(await button('Follow'));
  expect(await screen.findByText('Follow requested')).toBeDefined();
  fireEvent.click(await button('Requested: withdraw the request to follow'));
  expect(await screen.findByText('Follow request withdrawn')).toBeDefined();
  await button('Follow');
});

it('shows a request at once where the player approves followers', async () => {
  const reply = Promise.withResolvers<unknown>();
  mockServer({ [`POST ${path}`]: () => reply.promise });
  entityStore.applyFollows(
    [{ id: otherPlayer.id, following: false, requested: false, approves_followers: true }],
    performance.now(),
  );
  open();
  fireEvent.click(await button('Follow'));
  expect(screen.getByRole('button').textContent).toBe('Requested');
  reply.resolve({ following: false, requested: true });
  expect(await screen.findByText('Follow requested')).toBeDefined();
  await button('Requested: withdraw the request to follow');
});

it('changes live when the request is accepted', async () => {
  const people = { follower_id: me.id, target_id: otherPlayer.id };
  open();
  act(() => entityStore.live['follow_request.added']({ ...people, version: 1 }));
  await button('Requested: withdraw the request to follow');
  act(() => entityStore.live['follow_request.removed']({ ...people, version: 2 }));
  await button('Follow');
  // An older event changes nothing.
  act(() => entityStore.live['follow_request.added']({ ...people, version: 1 }));
  act(() =>
    entityStore.live['follow.changed']({ ...people, target_type: 'user', following: true, version: 1 }),
  );
  await button('Unfollow');
});

it('unfollows a player the entity store knows as followed', async () => {
  mockServer({ [`DELETE ${path}`]: () => ({ following: false }) });
  entityStore.applyFollowing(`user:${otherPlayer.id}`, true, performance.now());
  open();
  fireEvent.click(await button('Unfollow'));
  expect(await screen.findByText('User unfollowed')).toBeDefined();
  await button('Follow');
});

it.each([
  [false, 'Follow', `POST ${path}`, 'Failed to follow user'],
  [true, 'Unfollow', `DELETE ${path}`, 'Failed to unfollow user'],
])('reverts when the request fails (following: %s)', async (following, label, call, message) => {
  mockServer({ [call]: () => new Response('', { status: 500 }) });
  entityStore.applyFollowing(`user:${otherPlayer.id}`, following, performance.now());
  open();
  fireEvent.click(await button(label));
  expect(await screen.findByText(message)).toBeDefined();
  await button(label);
});

it("shows the server's message when it has one", async () => {
  mockServer({ [`POST ${path}`]: () => errorReply(400, 'You cannot follow yourself.') });
  open();
  fireEvent.click(await button('Follow'));
  expect(await screen.findByText('You cannot follow yourself.')).toBeDefined();
});
