import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { peekReturnTo } from '../../features/session/return-to';
import { highlight, liveOf, me } from '../../state/entities/entities.fixture';
import { queryClient } from '../../state/query-client';
import { errorReply, mockServer, signInBeforeEach } from '../../state/store.fixture';
import { Toasts } from '../../ui/toasts';
import { HighlightPage } from './highlight';

vi.mock('socket.io-client', () => {
  const socket = { on: () => socket, off: () => socket, connect: () => socket, disconnect: () => socket };
  return { io: () => socket };
});

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const publicView = (changes: Partial<PublicHighlight> = {}): PublicHighlight => ({
  ...liveOf(highlight({ description: 'Second period.', likesCount: 2, commentsCount: 1 })),
  ...changes,
});
const open = (id: string) =>
  render(
    <MemoryRouter initialEntries={[`/highlight/${id}`]}>
      <Routes>
        <Route path="/highlight/:id" element={<HighlightPage />} />
        <Route path="/login" element={<h1>Sign in here</h1>} />
      </Routes>
      <Toasts />
    </MemoryRouter>,
  );
const call = (id: string) => `GET /api/highlights/public/${id}`;

describe('signed out', () => {
  it('shows image, description, author and date', async () => {
    const view = publicView();
    mockServer({ [call(view.id)]: () => view });
    open(view.id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Glove save' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play Glove save' })).toBeDefined();
    expect(screen.getByText('Second period.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sam Okafor' }).getAttribute('href')).toBe(
      `/player/${view.user.id}`,
    );
    expect(screen.getByText('Nov 20, 2026')).toBeDefined();
  });

  it.each([
    ['Like, 2 likes', ''],
    ['Comment, 1 comment', '#comments'],
  ])('%s opens the sign-in page and stores the return path', async (name, hash) => {
    const view = publicView();
    mockServer({ [call(view.id)]: () => view });
    open(view.id);
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByText('Sign in here')).toBeDefined();
    expect(peekReturnTo()).toBe(`/highlight/${view.id}${hash}`);
  });

  it('copies the link when the browser cannot share', async () => {
    const view = publicView();
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    mockServer({ [call(view.id)]: () => view });
    open(view.id);
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/highlight/${view.id}`);
  });

  it('shows that it is still processing', async () => {
    const view = publicView({ status: 'processing', progress: 0, thumbnail_url: null });
    mockServer({ [call(view.id)]: () => view });
    open(view.id);
    expect(await screen.findByText('Still processing, usually under a minute')).toBeDefined();
  });

  it('reports a missing highlight', async () => {
    mockServer({});
    open('nothing');
    expect(await screen.findByRole('heading', { name: 'Highlight Not Found' })).toBeDefined();
    expect(screen.getByText('This highlight could not be found or is not public.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it.each([408, 429])('offers Retry after a %i instead of "not found"', async (status) => {
    const view = publicView();
    let busy = true;
    mockServer({
      [call(view.id)]: () => (busy ? errorReply(status, 'Please try again in a moment.') : view),
    });
    open(view.id);
    expect(await screen.findByRole('heading', { name: 'Failed to load highlight' })).toBeDefined();
    expect(screen.getByText('Please try again in a moment.')).toBeDefined();
    busy = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Second period.')).toBeDefined();
  });

  it('shows a server error and retries', async () => {
    const view = publicView();
    let broken = true;
    queryClient.setDefaultOptions({ queries: { retry: false } });
    mockServer({ [call(view.id)]: () => (broken ? errorReply(500, 'The ice machine is broken.') : view) });
    open(view.id);
    expect(await screen.findByText('The ice machine is broken.')).toBeDefined();
    expect(screen.getByText('Failed to load highlight')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Second period.')).toBeDefined();
  });
});

describe('signed in as the owner', () => {
  signInBeforeEach();
  // Compiling the view takes longer than a query waits.
  beforeAll(() => import('./signed-in-view'));

  it('offers Retry for a private highlight after a 429', async () => {
    const view = highlight({ user: me, is_public: false, description: 'Second period.' });
    let busy = true;
    mockServer({
      [`GET /api/highlights/${view.id}`]: () =>
        busy ? errorReply(429, 'Please try again in a moment.') : view,
    });
    open(view.id);
    expect(await screen.findByRole('heading', { name: 'Failed to load highlight' })).toBeDefined();
    busy = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Second period.')).toBeDefined();
  });
});
