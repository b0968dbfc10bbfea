import type { PlayerRow, PlayerView } from '@rinkside/contracts/player';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { Toasts } from '../ui/toasts';
import { me, somebody } from './fold.fixture';
import { forgetViewer } from './live.link';
import { profile } from './profile.fixture';
import { beginSession, endSession, saveProfile } from './session';

export const row: PlayerRow = {
  ...somebody,
  age: '12U',
  level: 'AA',
  role: 'player',
  organization: null,
  following: false,
};

/** A player's page for somebody signed in: Noor's own, unless said otherwise. */
export const playerPage = (changes: Partial<PlayerView> = {}): PlayerView => ({
  ...row,
  ...me,
  organization_id: null,
  counts: { games: 0, highlights: 0, posts: 0, followers: 0, following: 0 },
  can: { edit: true },
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
  ...changes,
});

/** One request as the stand-in server sees it. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}
type Answer = (asked: Asked) => unknown;

/** The answer of a server that refuses. */
export const refusal = (statusCode: number, message: string) =>
  Response.json({ statusCode, message }, { status: statusCode });

/** A server in the place of `fetch`: answers by 'METHOD /path', with a body or a whole Response. */
export const serve = (answers: Record<string, Answer>) => {
  const seen: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://rink');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked = { method, path, query, body, headers: new Headers(init.headers) };
    seen.push(asked);
    const answer = await answers[`${method} ${path}`]?.(asked);
    if (answer === undefined) return refusal(404, `Nobody serves ${method} ${path}`);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return {
    seen,
    asked: (call: string) => seen.filter(({ method, path }) => `${method} ${path}` === call),
  };
};

/** A component on a page of its own, toasts included. */
export const show = (content: ReactNode) => showAt('/', content);

/** The same at an address of the app. */
export const showAt = (address: string, content: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      {content}
      <Toasts />
    </MemoryRouter>,
  );

/** Every test is another account: the session keeps the newest version of a profile. */
let sessions = 0;

/** Around every test of a file: Noor is signed in, and nothing is left behind. */
export const signedIn = (): void => {
  beforeEach(() => {
    beginSession({
      accessToken: 'token',
      refreshToken: null,
      idToken: null,
      user: { sub: `noor-${++sessions}` },
    });
    saveProfile(profile);
    // Browsers have both, jsdom neither.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });
  afterEach(() => {
    cleanup();
    forgetViewer();
    toast.remove();
    endSession('logout');
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
};
