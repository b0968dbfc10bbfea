import type { ErrorView } from '@rinkside/contracts/error';
import type { PlayerRow, PlayerView } from '@rinkside/contracts/player';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { Toasts } from '../ui/toasts';
import { me, otherPlayer } from './entities/entities.fixture';
import { resetViewerState } from './live-client';
import { profile } from './profile.fixture';
import { beginSession, endSession } from './session/session.store';
import { saveProfile } from './profile';

export const playerRowFixture: PlayerRow = {
  ...otherPlayer,
  age: '12U',
  level: 'AA',
  role: 'player',
  coach_confirmed: false,
  organization: null,
  following: false,
  requested: false,
  approves_followers: false,
};

/** Creates the profile page view of a player; by default Noor's own. */
export const playerPage = (changes: Partial<PlayerView> = {}): PlayerView => ({
  ...playerRowFixture,
  ...me,
  organization_id: null,
  counts: { games: 0, highlights: 0, posts: 0, followers: 0, following: 0 },
  can: { edit: true },
  live_alerts: false,
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
  ...changes,
});

/** One recorded request. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}
type Handler = (request: RecordedRequest) => unknown;

/** Creates an error response. */
export const errorReply = (statusCode: number, message: string, errors?: ErrorView['errors']) =>
  Response.json({ statusCode, message, errors }, { status: statusCode });

/** Stubs `fetch` with handlers by 'METHOD /path' that return a body or a Response, and records all requests. */
export const mockServer = (handlers: Record<string, Handler>) => {
  const recorded: RecordedRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://rink');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method, path, query, body, headers: new Headers(init.headers) };
    recorded.push(request);
    const result = await handlers[`${method} ${path}`]?.(request);
    if (result === undefined) return errorReply(404, `No handler for ${method} ${path}`);
    return result instanceof Response ? result : Response.json(result);
  });
  return {
    requests: recorded,
    requestsTo: (call: string) => recorded.filter(({ method, path }) => `${method} ${path}` === call),
  };
};

/** Renders a component at `/`, with toasts. */
export const show = (content: ReactNode) => showAt('/', content);

/** Renders a component at an address of the app, with toasts. */
export const showAt = (address: string, content: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      {content}
      <Toasts />
    </MemoryRouter>,
  );

/** Every test uses a new account, because a session keeps the newest version of its profile. */
let sessionCount = 0;

/** Signs Noor in before every test of a file and clears all state afterwards. */
export const signInBeforeEach = (): void => {
  beforeEach(() => {
    beginSession({
      accessToken: 'token',
      refreshToken: null,
      idToken: null,
      user: { sub: `noor-${++sessionCount}` },
    });
    saveProfile(profile);
    // jsdom has neither.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });
  afterEach(() => {
    cleanup();
    resetViewerState();
    toast.remove();
    endSession('logout');
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
};
