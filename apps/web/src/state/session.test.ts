import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from './config.fixture';
import { profile } from './profile.fixture';

const session = { accessToken: 'a1', refreshToken: 'r1', idToken: 'i1', user: { sub: 'noor' } };
const json = (status: number, body: unknown) => Response.json(body, { status });
const expired = () => json(401, { statusCode: 401, message: 'jwt expired' });
type Answer = (init: RequestInit | undefined) => Response | Promise<Response>;

/** Serves each address by its own function and counts the requests. */
const serve = (answers: Record<string, Answer>) => {
  const seen: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const path = new URL(address, 'http://rink').pathname;
    seen.push(path);
    const known: Record<string, Answer> = { '/config.json': () => json(200, config), ...answers };
    const answer = known[path];
    if (!answer) throw new TypeError(`Nobody serves ${path}`);
    return answer(init);
  });
  return { count: (path: string) => seen.filter((other) => other === path).length };
};

const bearer = (init: RequestInit | undefined) => new Headers(init?.headers).get('authorization');
const stored = () => localStorage.getItem('rinkside.session');
/** A page load: every module starts again. */
const open = async () => {
  vi.resetModules();
  return { ...(await import('./session')), ...(await import('./store')) };
};
const signedIn = async () => {
  localStorage.setItem('rinkside.session', JSON.stringify(session));
  return open();
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a stored session is there at once after a reload', async () => {
  const { store, isAuthenticatedAtom, accessTokenAtom } = await signedIn();
  expect(store.get(isAuthenticatedAtom)).toBe(true);
  expect(store.get(accessTokenAtom)).toBe('a1');
});

test.each(['{broken', '{"accessToken": 7}', 'null'])('damaged storage %s is no session', async (text) => {
  localStorage.setItem('rinkside.session', text);
  const { store, isAuthenticatedAtom } = await open();
  expect(store.get(isAuthenticatedAtom)).toBe(false);
});

test('an expired token is refreshed once for all callers, and the rotated tokens are kept', async () => {
  const { store, loadProfile, profileAtom, sessionAtom } = await signedIn();
  const { call } = await import('./api');
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

test('what another tab refreshed is used instead of a second refresh', async () => {
  const { loadProfile, store, profileAtom } = await signedIn();
  const server = serve({
    '/api/users/me': (init) => (bearer(init) === 'Bearer other' ? json(200, profile) : expired()),
  });
  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, accessToken: 'other' }));
  await loadProfile();
  expect(server.count('/oidc/oauth/token')).toBe(0);
  expect(store.get(profileAtom)).not.toBeNull();
});

test('a refused refresh clears everything and says the session expired', async () => {
  const { loadProfile, store, sessionAtom, sessionEndAtom } = await signedIn();
  serve({ '/api/users/me': expired, '/oidc/oauth/token': () => json(400, { error: 'invalid_grant' }) });
  await loadProfile();
  expect(store.get(sessionAtom)).toBeNull();
  expect(store.get(sessionEndAtom)).toBe('expired');
  expect(stored()).toBeNull();
});

test('without a refresh token a 401 ends the session', async () => {
  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, refreshToken: null }));
  const { renewAccessToken, store, sessionAtom } = await open();
  await expect(renewAccessToken('a1')).rejects.toThrow('No refresh token available');
  expect(store.get(sessionAtom)).toBeNull();

  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, refreshToken: null }));
  const again = await open();
  serve({ '/api/users/me': expired });
  await again.loadProfile();
  expect(again.store.get(again.sessionAtom)).toBeNull();
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
] as [string, Answer][])('an identity provider that is %s signs nobody out', async (_, answer) => {
  const { loadProfile, store, sessionAtom, profileErrorAtom } = await signedIn();
  const { call, isAway } = await import('./api');
  const { playerRoutes } = await import('@rinkside/contracts/player');
  serve({ '/api/users/me': expired, '/oidc/oauth/token': answer });
  await loadProfile();
  expect(store.get(sessionAtom)).not.toBeNull();
  expect(store.get(profileErrorAtom)).toBe('Failed to fetch profile');
  // As a server that is away: nobody reads 'jwt expired', and what this device keeps is shown.
  const error: unknown = await call(playerRoutes.me).catch((thrown: unknown) => thrown);
  expect(isAway(error)).toBe(true);
  expect(error).toHaveProperty('message', expect.stringMatching(/^Unable to connect to server/));
});

test('a logout in another tab ends this one too, and a sign-in there begins here', async () => {
  const { store, sessionAtom, sessionEndAtom } = await signedIn();
  const stop = store.sub(sessionAtom, () => null);
  localStorage.removeItem('rinkside.session');
  localStorage.setItem('rinkside.session.end', 'logout');
  dispatchEvent(new StorageEvent('storage', { key: 'rinkside.session' }));
  expect(store.get(sessionAtom)).toBeNull();
  expect(store.get(sessionEndAtom)).toBe('logout');

  localStorage.setItem('rinkside.session', JSON.stringify({ ...session, user: { sub: 'sam' } }));
  dispatchEvent(new StorageEvent('storage', { key: 'rinkside.session' }));
  expect(store.get(sessionAtom)?.user.sub).toBe('sam');
  stop();
});

test('a logout revokes the refresh token', async () => {
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

test("one account never sees another's profile, nor an older one of its own", async () => {
  const { beginSession, store, profileAtom, saveProfile, hasProfileAtom } = await signedIn();
  const { profileView } = await import('@rinkside/contracts/player');
  const known = profileView.parse({ ...profile, version: 5 });
  saveProfile(known);
  saveProfile({ ...known, first_name: 'Stale', version: 4 });
  expect(store.get(profileAtom)?.first_name).toBe('Noor');
  expect(store.get(hasProfileAtom)).toBe(true);
  beginSession({ ...session, user: { sub: 'sam' } });
  expect(store.get(profileAtom)).toBeNull();
});

test('a profile that was asked for before is no failure of whoever signed in since', async () => {
  const { beginSession, loadProfile, store, profileAtom, profileErrorAtom } = await signedIn();
  const coming = Promise.withResolvers<Response>();
  serve({ '/api/users/me': () => coming.promise });
  const loaded = loadProfile();
  beginSession({ ...session, user: { sub: 'sam' } });
  coming.resolve(json(200, profile));
  await loaded;
  expect(store.get(profileErrorAtom)).toBeNull();
  expect(store.get(profileAtom)).toBeNull();
});
