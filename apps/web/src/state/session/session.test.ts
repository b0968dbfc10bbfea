import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../config.fixture';
import { profile } from '../profile.fixture';

const session = { accessToken: 'a1', refreshToken: 'r1', idToken: 'i1', user: { sub: 'noor' } };
const json = (status: number, body: unknown) => Response.json(body, { status });
const expired = () => json(401, { statusCode: 401, message: 'jwt expired' });
type Handler = (init: RequestInit | undefined) => Response | Promise<Response>;

/** Stubs `fetch` with a handler per path and counts the requests. */
const serve = (handlers: Record<string, Handler>) => {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const path = new URL(address, 'http://rink').pathname;
    paths.push(path);
    const all: Record<string, Handler> = { '/config.json': () => json(200, config), ...handlers };
    const handler = all[path];
    if (!handler) throw new TypeError(`No handler for ${path}`);
    return handler(init);
  });
  return { count: (path: string) => paths.filter((other) => other === path).length };
};

const bearer = (init: RequestInit | undefined) => new Headers(init?.headers).get('authorization');
const stored = () => localStorage.getItem('rinkside.session');
/** Simulates a page load: all modules are evaluated reloaded. */
const loadPage = async () => {
  vi.resetModules();
  return {
    ...(await import('./session.store')),
    ...(await import('./token-refresh')),
    ...(await import('../profile')),
    ...(await import('../store')),
  };
};
const signedIn = async () => {
  localStorage.setItem('rinkside.session', JSON.stringify(session));
  return loadPage();
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('restores a stored session at once after a reload', async () => {
  const { store, isAuthenticatedAtom, accessTokenAtom } = await signedIn();
  expect(store.get(isAuthenticatedAtom)).toBe(true);
  expect(store.get(accessTokenAtom)).toBe('a1');
});

test.each(['{broken', '{"accessToken": 7}', 'null'])('ignores invalid stored data %s', async (text) => {
  localStorage.setItem('rinkside.session', text);
  const { store, isAuthenticatedAtom } = await loadPage();
  expect(store.get(isAuthenticatedAtom)).toBe(false);
});

test('refreshes an expired token once for all callers and stores the rotated tokens', async () => {
  const { store, loadProfile, profileAtom, sessionAtom } = await signedIn();
  const { call } = await import('../api');
  const { playerRoutes } = await import('@rinkside/contracts/player');
  const server = serve({
    '/api/users/me': (init) => (bearer(init) === 'Bearer a2' ? json(200, profile) : expired()),
    '/oidc/oauth/token': () =>
      json(200, { access_token: 'a2', refresh_token: 'r2', token_type: 'Bearer', expires_in: 900 }),
  });
  await Promise.all([loadProfile(), call(playerRoutes.me), call(playerRoutes.me)]);
  expect(server.count('/oidc/oauth/token')).toBe(1);
  expect(store.get(profileAtom)?.first_name).toBe('Noor');
  expect(store.get(sessionAtom)).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', idToken: 'i1' });
  expect(stored()).toContain('"a2"');
});

test('uses the token that another tab refreshed', async () => {
  const { loadProfile, store, profileAtom } = await signedIn();
  const server = serve({
    '/api/users/me': (init) => (bearer(init) === 'Bearer other' ? json(200, profile) : expired()),
  });
  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, accessToken: 'other' }));
  await loadProfile();
  expect(server.count('/oidc/oauth/token')).toBe(0);
  expect(store.get(profileAtom)).not.toBeNull();
});

test('a rejected refresh clears the session and marks it expired', async () => {
  const { loadProfile, store, sessionAtom, sessionEndAtom } = await signedIn();
  serve({ '/api/users/me': expired, '/oidc/oauth/token': () => json(400, { error: 'invalid_grant' }) });
  await loadProfile();
  expect(store.get(sessionAtom)).toBeNull();
  expect(store.get(sessionEndAtom)).toBe('expired');
  expect(stored()).toBeNull();
});

test('a 401 without a refresh token ends the session', async () => {
  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, refreshToken: null }));
  const { refreshAccessToken: renewAccessToken, store, sessionAtom } = await loadPage();
  await expect(renewAccessToken('a1')).rejects.toThrow('No refresh token available');
  expect(store.get(sessionAtom)).toBeNull();

  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, refreshToken: null }));
  const reloaded = await loadPage();
  serve({ '/api/users/me': expired });
  await reloaded.loadProfile();
  expect(reloaded.store.get(reloaded.sessionAtom)).toBeNull();
});

test('a second 401 after the refresh ends the session', async () => {
  const { loadProfile, store, sessionAtom } = await signedIn();
  const server = serve({
    '/api/users/me': expired,
    '/oidc/oauth/token': () => json(200, { access_token: 'a2', token_type: 'Bearer', expires_in: 900 }),
  });
  await loadProfile();
  expect(server.count('/api/users/me')).toBe(2);
  expect(store.get(sessionAtom)).toBeNull();
});

test.each([
  ['unreachable', (): Promise<Response> => Promise.reject(new TypeError('offline'))],
  ['broken', () => json(503, {})],
  ['busy', () => json(429, {})],
  ['hidden by a page of a proxy', () => new Response('<h1>Sign in to the Wi-Fi</h1>', { status: 200 })],
  ['hidden by a refusal of a filter', () => new Response('<h1>Blocked</h1>', { status: 403 })],
  ['answering without a code', () => json(400, {})],
  ['answering without a token', () => json(200, { token_type: 'Bearer' })],
] as [string, Handler][])('keeps the session when the identity provider is %s', async (_, handler) => {
  const { loadProfile, store, sessionAtom, profileErrorAtom } = await signedIn();
  const { call, isServerUnreachable: isAway } = await import('../api');
  const { playerRoutes } = await import('@rinkside/contracts/player');
  serve({ '/api/users/me': expired, '/oidc/oauth/token': handler });
  await loadProfile();
  expect(store.get(sessionAtom)).not.toBeNull();
  expect(store.get(profileErrorAtom)).toBe('Failed to fetch profile');
  // Treated as an unreachable server: 'jwt expired' is not shown, and cached data is.
  const error: unknown = await call(playerRoutes.me).catch((thrown: unknown) => thrown);
  expect(isAway(error)).toBe(true);
  expect(error).toHaveProperty('message', expect.stringMatching(/^Unable to connect to server/));
});

test('follows a logout and a sign-in of another tab', async () => {
  const { store, sessionAtom, sessionEndAtom } = await signedIn();
  const unsubscribe = store.sub(sessionAtom, () => null);
  localStorage.removeItem('rinkside.session');
  localStorage.setItem('rinkside.session.end', 'logout');
  dispatchEvent(new StorageEvent('storage', { key: 'rinkside.session' }));
  expect(store.get(sessionAtom)).toBeNull();
  expect(store.get(sessionEndAtom)).toBe('logout');

  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, user: { sub: 'sam' } }));
  dispatchEvent(new StorageEvent('storage', { key: 'rinkside.session' }));
  expect(store.get(sessionAtom)?.user.sub).toBe('sam');
  unsubscribe();
});

test('logout revokes the refresh token', async () => {
  const { logout } = await signedIn();
  let revoked: unknown;
  serve({
    '/oidc/revoke': (init) => {
      revoked = init?.body;
      return new Response();
    },
  });
  logout();
  await vi.waitFor(() => expect(String(revoked)).toContain('token=r1'));
  expect(stored()).toBeNull();
});

test("hides another account's profile and ignores an older version of the own one", async () => {
  const { beginSession, store, profileAtom, saveProfile, hasProfileAtom } = await signedIn();
  const { profileView } = await import('@rinkside/contracts/player.schema');
  const current = profileView.parse({ ...profile, version: 5 });
  saveProfile(current);
  saveProfile({ ...current, first_name: 'Stale', version: 4 });
  expect(store.get(profileAtom)?.first_name).toBe('Noor');
  expect(store.get(hasProfileAtom)).toBe(true);
  beginSession({ ...session, user: { sub: 'sam' } });
  expect(store.get(profileAtom)).toBeNull();
});

test('drops a profile request of a previous account without an error', async () => {
  const { beginSession, loadProfile, store, profileAtom, profileErrorAtom } = await signedIn();
  const pending = Promise.withResolvers<Response>();
  serve({ '/api/users/me': () => pending.promise });
  const loaded = loadProfile();
  beginSession({ ...session, user: { sub: 'sam' } });
  pending.resolve(json(200, profile));
  await loaded;
  expect(store.get(profileErrorAtom)).toBeNull();
  expect(store.get(profileAtom)).toBeNull();
});
