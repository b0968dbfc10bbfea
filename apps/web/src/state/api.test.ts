import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '../features/session/tokens';
import { ApiError, call, callPage, messageOf, NetworkError, upload } from './api';
import { config } from './config.fixture';
import { item } from './fold.fixture';

const id = '01940000-0000-7000-8000-000000000001';
const answer = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  beginSession({ accessToken: 'a1', refreshToken: 'r1', idToken: null, user: { sub: 'noor' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  endSession('logout');
});

const asked = () => {
  const [address, init] = answer.mock.calls[0] ?? [];
  return { address, method: init?.method, headers: new Headers(init?.headers), body: init?.body };
};
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('fills the path, sends the query, the token and the key', async () => {
  answer.mockResolvedValue(Response.json({ following: true }));
  await call(followRoutes.follow, { params: { id }, idempotencyKey: 'k1' });
  expect(asked().address).toBe(`/api/user-follows/${id}/follow`);
  expect(asked().method).toBe('POST');
  expect(asked().headers.get('authorization')).toBe('Bearer a1');
  expect(asked().headers.get('idempotency-key')).toBe('k1');
});

test('a public route goes without the token', async () => {
  answer.mockResolvedValue(Response.json([]));
  await call(organizationRoutes.search, { query: { search: 'north & south' } });
  expect(asked().address).toBe('/api/organizations?search=north+%26+south');
  expect(asked().headers.has('authorization')).toBe(false);
});

test('a page of an array says where it goes on', async () => {
  const rows = [item({})];
  const link = '</api/posts?limit=1&cursor=a%2Bb>; rel="next"';
  answer.mockResolvedValueOnce(Response.json(rows, { headers: { link } }));
  expect(await callPage(postRoutes.own, { query: { limit: 1 } })).toEqual({ rows, nextCursor: 'a+b' });
  answer.mockResolvedValueOnce(Response.json(rows));
  expect(await callPage(postRoutes.own)).toEqual({ rows, nextCursor: null });
});

test('a refusal carries status, sentence, fields and the time to wait', async () => {
  const body = {
    statusCode: 400,
    message: 'Please check what you entered.',
    errors: [{ path: 'content', message: 'Please add some content to post' }],
  };
  answer.mockResolvedValue(Response.json(body, { status: 400, headers: { 'retry-after': '7' } }));
  const error = await failure(call(postRoutes.create, { body: { content: ' ' } }));
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
  'a refusal in other words (%s) keeps its status',
  async (text) => {
    answer.mockResolvedValue(
      new Response(text, { status: 502, headers: { 'content-type': 'application/json' } }),
    );
    const error = await failure(call(playerRoutes.me));
    expect(error).toMatchObject({ message: 'HTTP error! status: 502', serverMessage: null });
    expect(messageOf(error, 'Failed to fetch profile')).toBe('Failed to fetch profile');
  },
);

test('no answer is a NetworkError', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await failure(call(playerRoutes.me));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toHaveProperty(
    'message',
    'Unable to connect to server. Please check your connection and try again.',
  );
});

test('an abort stays an abort', async () => {
  answer.mockRejectedValue(new DOMException('Aborted', 'AbortError'));
  expect(await failure(call(playerRoutes.me))).toHaveProperty('name', 'AbortError');
});

test('signed out, a signed-in call never leaves the browser', async () => {
  endSession('logout');
  const error = await failure(call(playerRoutes.me));
  expect(error).toMatchObject({ status: 401, serverMessage: 'User is not authenticated.' });
  expect(answer).not.toHaveBeenCalled();
});

const signIn = (sub: string, accessToken: string) =>
  beginSession({ accessToken, refreshToken: null, idToken: null, user: { sub } });

test.each([
  ['is answered', () => Response.json({ following: true })],
  ['is refused', () => Response.json({ statusCode: 404, message: 'Not found.' }, { status: 404 })],
])('what somebody asked and what %s once another signed in is not heard', async (_, reply) => {
  const coming = Promise.withResolvers<Response>();
  answer.mockReturnValue(coming.promise);
  const asked = failure(call(followRoutes.follow, { params: { id } }));
  signIn('ben', 'b1');
  coming.resolve(reply());
  expect(await asked).toMatchObject({ status: 401, serverMessage: 'User is not authenticated.' });
});

test('what somebody asked is not asked again in the name of another', async () => {
  const renewed = Promise.withResolvers<Response>();
  answer.mockImplementation((address) => {
    if (address === '/config.json') return Promise.resolve(Response.json(config));
    if (address === config.identity.token_endpoint) return renewed.promise;
    return Promise.resolve(Response.json({ statusCode: 401, message: 'jwt expired' }, { status: 401 }));
  });
  const asked = failure(call(followRoutes.follow, { params: { id } }));
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(3));
  signIn('ben', 'b1');
  renewed.resolve(Response.json({ access_token: 'a2', token_type: 'Bearer', expires_in: 900 }));
  expect(await asked).toMatchObject({ status: 401, serverMessage: 'User is not authenticated.' });
  expect(answer).toHaveBeenCalledTimes(3);
});

test('what anybody may ask is heard whoever signed in', async () => {
  const coming = Promise.withResolvers<Response>();
  answer.mockReturnValue(coming.promise);
  const asked = call(organizationRoutes.search, { query: { search: 'north' } });
  signIn('ben', 'b1');
  coming.resolve(Response.json([]));
  expect(await asked).toEqual([]);
});

test('an upload sends fields before the file under the part name of its route, and tells its progress', async () => {
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
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  const error = await failure(upload(playerRoutes.avatar, picture, { onProgress: progress }));
  expect(progress).toHaveBeenCalledWith(0.25);
  expect(sent.form?.get('avatar')).toBeInstanceOf(File);
  expect(sent.headers['authorization']).toBe('Bearer a1');
  expect(messageOf(error, '')).toBe('File size must be less than 5MB');
});
