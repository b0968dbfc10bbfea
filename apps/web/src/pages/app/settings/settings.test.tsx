import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../state/profile.fixture';
import { saveProfile } from '../../../state/profile';
import { sessionAtom } from '../../../state/session/session.store';
import { store } from '../../../state/store';
import { errorReply, mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { prefersReducedMotion } from '../../../ui/reduced-motion';
import { SettingsPage } from './settings';

signInBeforeEach();
beforeEach(() => localStorage.clear());

const emptyLists = { 'GET /api/user-blocks': () => [], 'GET /api/ai/memories': () => [] };
const page = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Public player page' });

describe('privacy switches', () => {
  it('save at once', async () => {
    const server = mockServer({
      ...emptyLists,
      'PUT /api/users/me': () => ({ ...profile, public_player_page: false, version: 2 }),
    });
    show(<SettingsPage />);
    fireEvent.click(page());
    expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
    expect(page().checked).toBe(false);
    expect(server.requestsTo('PUT /api/users/me')[0]?.body).toEqual({ public_player_page: false });
  });

  it('ask for a guardian before a player under 13 shows the full name', async () => {
    const birthdate = `${new Date().getUTCFullYear() - 10}-01-01`;
    saveProfile({ ...profile, birthdate, version: 2 });
    const server = mockServer({
      ...emptyLists,
      'PUT /api/users/me': () => ({ ...profile, birthdate, show_full_name_publicly: true, version: 3 }),
    });
    show(<SettingsPage />);
    const fullName = screen.getByRole<HTMLInputElement>('switch', { name: 'Show full name publicly' });
    fireEvent.click(fullName);
    expect(server.requestsTo('PUT /api/users/me')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'I confirm' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
    expect(server.requestsTo('PUT /api/users/me')[0]?.body).toEqual({
      show_full_name_publicly: true,
      guardian_confirmed: true,
    });
  });

  it('revert after a failure', async () => {
    mockServer({ ...emptyLists, 'PUT /api/users/me': () => new Response('', { status: 500 }) });
    show(<SettingsPage />);
    fireEvent.click(page());
    expect(await screen.findByText('Failed to update profile')).toBeDefined();
    expect(page().checked).toBe(true);
  });
});

it('turns the approval of followers on at once', async () => {
  const server = mockServer({
    ...emptyLists,
    'PUT /api/users/me': () => ({ ...profile, approve_followers: true, version: 2 }),
  });
  show(<SettingsPage />);
  fireEvent.click(screen.getByRole('switch', { name: 'Approve followers' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
  expect(server.requestsTo('PUT /api/users/me')[0]?.body).toEqual({ approve_followers: true });
});

describe('who can comment', () => {
  const update = 'PUT /api/users/me';
  const everyone = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Everyone' });

  it('is saved at once', async () => {
    const server = mockServer({
      ...emptyLists,
      'GET /api/users/me': () => profile,
      [update]: () => ({ ...profile, who_can_comment: 'nobody', version: 2 }),
    });
    show(<SettingsPage />);
    fireEvent.click(screen.getByRole('radio', { name: 'Nobody else' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
    expect(server.requestsTo(update)[0]?.body).toEqual({ who_can_comment: 'nobody' });
  });

  it('asks before it overwrites what somebody else chose meanwhile', async () => {
    const server = mockServer({
      ...emptyLists,
      'GET /api/users/me': () => ({ ...profile, who_can_comment: 'nobody', version: 2 }),
      [update]: () => ({ ...profile, who_can_comment: 'everyone', version: 3 }),
    });
    show(<SettingsPage />);
    fireEvent.click(everyone());
    const question = await screen.findByRole('alertdialog', { name: 'Changed meanwhile' });
    expect(question.textContent).toContain('Who can comment is now Nobody else. You have Everyone.');
    fireEvent.click(screen.getByRole('button', { name: 'Keep it as it is now' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nobody else' }).checked).toBe(true),
    );
    expect(server.requestsTo(update)).toEqual([]);
  });

  it('asks the guardian when the server needs the confirmation', async () => {
    const guardian = 'A parent or guardian must confirm for players under 13.';
    const server = mockServer({
      ...emptyLists,
      'GET /api/users/me': () => profile,
      [update]: ({ body }) =>
        JSON.stringify(body).includes('guardian_confirmed')
          ? { ...profile, who_can_comment: 'everyone', version: 2 }
          : Response.json(
              {
                statusCode: 400,
                message: guardian,
                errors: [{ path: 'guardian_confirmed', message: guardian }],
              },
              { status: 400 },
            ),
    });
    show(<SettingsPage />);
    fireEvent.click(everyone());
    fireEvent.click(await screen.findByRole('button', { name: 'I confirm' }));
    await waitFor(() => expect(everyone().checked).toBe(true));
    expect(server.requestsTo(update)[1]?.body).toEqual({
      who_can_comment: 'everyone',
      guardian_confirmed: true,
    });
  });
});

describe('appearance', () => {
  it('applies the chosen theme', () => {
    mockServer(emptyLists);
    show(<SettingsPage />);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    fireEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('stores and applies reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    mockServer(emptyLists);
    show(<SettingsPage />);
    const motionSwitch = screen.getByRole('switch', { name: 'Less motion' });
    expect(prefersReducedMotion()).toBe(false);
    fireEvent.click(motionSwitch);
    expect(prefersReducedMotion()).toBe(true);
    expect(localStorage.getItem('rinkside.motion')).toBe('less');
    fireEvent.click(motionSwitch);
    expect(prefersReducedMotion()).toBe(false);
  });
});

it('names the child to a guardian who acts for it', async () => {
  mockServer(emptyLists);
  const session = store.get(sessionAtom);
  act(() => store.set(sessionAtom, session && { ...session, profileId: profile.id }));
  saveProfile({ ...profile, version: 3 });
  show(<SettingsPage />);
  expect(await screen.findByRole('button', { name: 'Download the data' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Club and people the child follows' })).toBeDefined();
});

it('reports a failed data export', async () => {
  mockServer({ ...emptyLists, 'GET /api/users/me/export': () => errorReply(429, 'Please wait a moment.') });
  show(<SettingsPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Download your data' }));
  expect(await screen.findByText('Please wait a moment.')).toBeDefined();
});

it('ends all other sessions and reports a failure', async () => {
  let broken = true;
  const path = 'DELETE /api/users/me/sessions';
  const respond = () => (broken ? new Response('', { status: 500 }) : { success: true });
  const server = mockServer({ ...emptyLists, [path]: respond });
  show(<SettingsPage />);
  const button = screen.getByRole('button', { name: 'Sign out everywhere else' });
  fireEvent.click(button);
  expect(await screen.findByText('Failed to sign out elsewhere. Please try again.')).toBeDefined();
  broken = false;
  fireEvent.click(button);
  expect(await screen.findByText('Signed out everywhere else')).toBeDefined();
  expect(server.requestsTo(path)).toHaveLength(2);
  expect(store.get(sessionAtom)).not.toBeNull();
});

it('ends the current session', async () => {
  mockServer(emptyLists);
  show(<SettingsPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out of this browser' }));
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull());
});

it('links moderators, and only them, to the moderation queue', () => {
  mockServer(emptyLists);
  const { unmount } = show(<SettingsPage />);
  expect(screen.queryByRole('link', { name: 'Open the queue' })).toBeNull();
  unmount();
  saveProfile({ ...profile, moderator: true, version: 2 });
  show(<SettingsPage />);
  expect(screen.getByRole('link', { name: 'Open the queue' }).getAttribute('href')).toBe('/app/moderation');
});
