import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from './session/session.store';
import { ApiError, call, callPage, messageOf, NetworkError, upload } from './api';
import { config } from './config.fixture';
import { item } from './entities/entities.fixture';

const id = '01940000-0000-7000-8000-000000000001';
const respond = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', respond);
  beginSession({ accessToken: 'a1', refreshToken: 'r1', idToken: null, user: { sub: 'noor' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  respond.mockReset();
  endSession('logout');
});

const firstRequest = () => {
  const [address, init] = respond.mock.calls[0] ?? [];
  return { address, method: init?.method, headers: new Headers(init?.headers), body: init?.body };
};
const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('sends the path parameters, the token and the idempotency key', async () => {
  respond.mockResolvedValue(Response.json({ following: true }));
  await call(followRoutes.follow, { params: { id }, idempotencyKey: 'k1' });
  expect(firstRequest().address).toBe(`/api/user-follows/${id}/follow`);
  expect(firstRequest().method).toBe('POST');
  expect(firstRequest().headers.get('authorization')).toBe('Bearer a1');
  expect(firstRequest().headers.get('idempotency-key')).toBe('k1');
});

test('sends public routes without the token', async () => {
  respond.mockResolvedValue(Response.json([]));
  await call(organizationRoutes.search, { query: { search: 'north & south' } });
  expect(firstRequest().address).toBe('/api/organizations?search=north+%26+south');
  expect(firstRequest().headers.has('authorization')).toBe(false);
});

test('reads the next cursor from the Link header', async () => {
  const rows = [item({})];
  const link = '</api/posts?limit=1&cursor=a%2Bb>; rel="next"';
  respond.mockResolvedValueOnce(Response.json(rows, { headers: { link } }));
  expect(await callPage(postRoutes.own, { query: { limit: 1 } })).toEqual({ rows, nextCursor: 'a+b' });
  respond.mockResolvedValueOnce(Response.json(rows));
  expect(await callPage(postRoutes.own)).toEqual({ rows, nextCursor: null });
});

test('ApiError has the status, message, field errors and Retry-After', async () => {
  const body = {
    statusCode: 400,
    message: 'Please check what you entered.',
    errors: [{ path: 'content', message: 'Please add some content to post' }],
  };
  respond.mockResolvedValue(Response.json(body, { status: 400, headers: { 'retry-after': '7' } }));
  const error = await errorOf(call(postRoutes.create, { body: { content: ' ' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: 'HTTP error! status: 400',
    status: 400,
    serverMessage: 'Please check what you entered.',
    errors: body.errors,
    retryAfter: 7,
  });
  expect(messageOf(error, 'Failed to create post')).toBe('Please check what you entered.');
});

test.each(['<h1>Bad gateway</h1>', '{"cut off'])(
  'keeps the status of an error with an unexpected body (%s)',
  async (text) => {
    respond.mockResolvedValue(
      new Response(text, { status: 502, headers: { 'content-type': 'application/json' } }),
    );
    const error = await errorOf(call(playerRoutes.me));
    expect(error).toMatchObject({ message: 'HTTP error! status: 502', serverMessage: null });
    expect(messageOf(error, 'Failed to fetch profile')).toBe('Failed to fetch profile');
  },
);

test('throws NetworkError when there is no response', async () => {
  respond.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await errorOf(call(playerRoutes.me));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toHaveProperty(
    'message',
    'Unable to connect to server. Please check your connection and try again.',
  );
});

test('passes an AbortError on', async () => {
  respond.mockRejectedValue(new DOMException('Aborted', 'AbortError'));
  expect(await errorOf(call(playerRoutes.me))).toHaveProperty('name', 'AbortError');
});

test('rejects an authenticated call while signed out without sending it', async () => {
  endSession('logout');
  const error = await errorOf(call(playerRoutes.me));
  expect(error).toMatchObject({ status: 401, serverMessage: 'User is not authenticated.' });
  expect(respond).not.toHaveBeenCalled();
});

const signIn = (sub: string, accessToken: string) =>
  beginSession({ accessToken, refreshToken: null, idToken: null, user: { sub } });

test.each([
  ['a success', () => Response.json({ following: true })],
  ['an error', () => Response.json({ statusCode: 404, message: 'Not found.' }, { status: 404 })],
])('drops %s that arrives after another account signed in', async (_, reply) => {
  const pending = Promise.withResolvers<Response>();
  respond.mockReturnValue(pending.promise);
  const result = errorOf(call(followRoutes.follow, { params: { id } }));
  signIn('ben', 'b1');
  pending.resolve(reply());
  expect(await result).toMatchObject({ status: 401, serverMessage: 'User is not authenticated.' });
});

test('does not retry a request for another account', async () => {
  const renewed = Promise.withResolvers<Response>();
  respond.mockImplementation((address) => {
    if (address === '/config.json') return Promise.resolve(Response.json(config));
    if (address === config.identity.token_endpoint) return renewed.promise;
    return Promise.resolve(Response.json({ statusCode: 401, message: 'jwt expired' }, { status: 401 }));
  });
  const result = errorOf(call(followRoutes.follow, { params: { id } }));
  await vi.waitFor(() => expect(respond).toHaveBeenCalledTimes(3));
  signIn('ben', 'b1');
  renewed.resolve(Response.json({ access_token: 'a2', token_type: 'Bearer', expires_in: 900 }));
  expect(await result).toMatchObject({ status: 401, serverMessage: 'User is not authenticated.' });
  expect(respond).toHaveBeenCalledTimes(3);
});

test('keeps the response of a public route after another account signed in', async () => {
  const pending = Promise.withResolvers<Response>();
  respond.mockReturnValue(pending.promise);
  const result = call(organizationRoutes.search, { query: { search: 'north' } });
  signIn('ben', 'b1');
  pending.resolve(Response.json([]));
  expect(await result).toEqual([]);
});

test('an upload ends when nothing has moved for 30 s', async () => {
  vi.useFakeTimers();
  const sent: { upload: EventTarget }[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    open = () => null;
    setRequestHeader = () => null;
    abort = () => this.dispatchEvent(new Event('abort'));
    send = () => void sent.push(this);
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const error = errorOf(upload(playerRoutes.avatar, new File(['x'], 'me.png')));
  let isDone = false;
  void error.then(() => (isDone = true));
  for (let part = 0; part < 5; part++) {
    await vi.advanceTimersByTimeAsync(29_000);
    sent[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: part, total: 5 }));
  }
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await error).toBeInstanceOf(NetworkError);
  vi.useRealTimers();
});

test.each([
  ['a page', new Response('<h1>Back soon</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a page as JSON', new Response('<h1>Back soon</h1>', { headers: { 'content-type': 'application/json' } })],
  ['null', Response.json(null)],
  ['a list', Response.json([])],
  ['an object without the fields', Response.json({ id: 'a' })],
  ['a field of another type', Response.json({ following: 'yes' })],
  ['a refusal that is none of ours', new Response('<h1>Blocked</h1>', { status: 403 })],
  ['a sign-in page of the network', new Response('<h1>Welcome</h1>', { status: 401 })],
])('takes %s for no answer of the server', async (_, response) => {
  respond.mockResolvedValue(response);
  expect(await errorOf(call(followRoutes.follow, { params: { id } }))).toBeInstanceOf(NetworkError);
  expect(respond).toHaveBeenCalledTimes(1);
});

test('accepts fields and values it does not know, and misses none that may be null', async () => {
  const reply = { following: true, added_later: 'a new value' };
  respond.mockResolvedValueOnce(Response.json(reply));
  expect(await call(followRoutes.follow, { params: { id } })).toEqual(reply);
});

test('upload sends the file under the part name of its route and reports its progress', async () => {
  const sent: { form?: FormData; headers: Record<string, string> } = { headers: {} };
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 413;
    responseText = '{"statusCode": 413, "message": "File size must be less than 5MB"}';
    open = () => null;
    setRequestHeader = (name: string, value: string) => (sent.headers[name] = value);
    getResponseHeader = (name: string) => (name === 'content-type' ? 'application/json' : null);
    send = (form: FormData) => {
      sent.form = form;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
      this.dispatchEvent(new Event('load'));
    };
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const progress = vi.fn<(fraction: number) => void>();
  const image = new File(['x'], 'me.png', { type: 'image/png' });
  const error = await errorOf(upload(playerRoutes.avatar, image, { onProgress: progress }));
  expect(progress).toHaveBeenCalledWith(0.25);
  expect(sent.form?.get('avatar')).toBeInstanceOf(File);
  expect(sent.headers['authorization']).toBe('Bearer a1');
  expect(messageOf(error, '')).toBe('File size must be less than 5MB');
});
