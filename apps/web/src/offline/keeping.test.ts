import { beforeEach, expect, it, vi } from 'vitest';
import { beginSession } from '../features/session/tokens';
import { NetworkError } from '../state/api-error';
import { signedIn } from '../state/store.fixture';
import { keeping } from './keeping';

const findRead = vi.hoisted(() => vi.fn());
vi.mock(import('./kept-reads'), () => ({ findRead, keepRead: vi.fn(), forgetReads: vi.fn() }));

signedIn();
const kept = { at: Date.now(), body: 'theirs', link: null };
const away = () => keeping('/api/ai/messages', () => Promise.reject(new NetworkError()));
beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  findRead.mockReset().mockResolvedValue(kept);
});

it('answers with what was kept where no server can be reached', async () => {
  expect(await away()).toBe(kept);
});

it('answers nobody else who signed in meanwhile', async () => {
  const found = Promise.withResolvers<unknown>();
  findRead.mockReturnValue(found.promise);
  const answer = away();
  await vi.waitFor(() => expect(findRead).toHaveBeenCalled());
  beginSession({ accessToken: 'b', refreshToken: null, idToken: null, user: { sub: 'ben' } });
  found.resolve(kept);
  await expect(answer).rejects.toThrow(NetworkError);
});
