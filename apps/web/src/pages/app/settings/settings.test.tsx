import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../state/profile.fixture';
import { saveProfile, sessionAtom } from '../../../state/session';
import { store } from '../../../state/store';
import { refusal, serve, show, signedIn } from '../../../state/store.fixture';
import { wantsStillness } from '../../../ui/stillness';
import { Settings } from './settings';

signedIn();
beforeEach(() => localStorage.clear());

const lists = { 'GET /api/user-blocks': () => [], 'GET /api/ai/memories': () => [] };
const page = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Public player page' });

describe('privacy', () => {
  it('is kept at once', async () => {
    const server = serve({
      ...lists,
      'PUT /api/users/me': () => ({ ...profile, public_player_page: false, version: 2 }),
    });
    show(<Settings />);
    fireEvent.click(page());
    expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
    expect(page().checked).toBe(false);
    expect(server.asked('PUT /api/users/me')[0]?.body).toEqual({ public_player_page: false });
  });

  it('goes back when it fails', async () => {
    serve({ ...lists, 'PUT /api/users/me': () => new Response('', { status: 500 }) });
    show(<Settings />);
    fireEvent.click(page());
    expect(await screen.findByText('Failed to update profile')).toBeDefined();
    expect(page().checked).toBe(true);
  });
});

describe('looks', () => {
  it('are chosen, applied and remembered', () => {
    serve(lists);
    show(<Settings />);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    fireEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('move less when asked to', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    serve(lists);
    show(<Settings />);
    const still = screen.getByRole('switch', { name: 'Less motion' });
    expect(wantsStillness()).toBe(false);
    fireEvent.click(still);
    expect(wantsStillness()).toBe(true);
    expect(localStorage.getItem('rinkside.motion')).toBe('less');
    fireEvent.click(still);
    expect(wantsStillness()).toBe(false);
  });
});

it('says so when one’s data does not come', async () => {
  serve({ ...lists, 'GET /api/users/me/export': () => refusal(429, 'Please wait a moment.') });
  show(<Settings />);
  fireEvent.click(screen.getByRole('button', { name: 'Download your data' }));
  expect(await screen.findByText('Please wait a moment.')).toBeDefined();
});

it('ends all other sessions, and says when that failed', async () => {
  let broken = true;
  const path = 'DELETE /api/users/me/sessions';
  const answer = () => (broken ? new Response('', { status: 500 }) : { success: true });
  const server = serve({ ...lists, [path]: answer });
  show(<Settings />);
  const button = screen.getByRole('button', { name: 'Sign out everywhere else' });
  fireEvent.click(button);
  expect(await screen.findByText('Failed to sign out elsewhere. Please try again.')).toBeDefined();
  broken = false;
  fireEvent.click(button);
  expect(await screen.findByText('Signed out everywhere else')).toBeDefined();
  expect(server.asked(path)).toHaveLength(2);
  expect(store.get(sessionAtom)).not.toBeNull();
});

it('ends the session', async () => {
  serve(lists);
  show(<Settings />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out of this browser' }));
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull());
});

it('leads moderators to their queue, and nobody else', () => {
  serve(lists);
  const { unmount } = show(<Settings />);
  expect(screen.queryByRole('link', { name: 'Open the queue' })).toBeNull();
  unmount();
  saveProfile({ ...profile, moderator: true, version: 2 });
  show(<Settings />);
  expect(screen.getByRole('link', { name: 'Open the queue' }).getAttribute('href')).toBe('/app/moderation');
});
