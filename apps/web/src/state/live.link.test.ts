import { expect, it, vi } from 'vitest';
import { ask, draftAtom, shownChatAtom } from '../features/coach/chat';
import { chatQuery } from '../features/coach/chat.query';
import { chatAtom, fold } from './fold';
import { chatMessage, chatOf } from './fold.chat.fixture';
import { onForget } from './live.link';
import { queryClient } from './queries';
import { beginSession, logout, type Session, sessionAtom } from './session';
import { store } from './store';
import { serve, signedIn } from './store.fixture';

signedIn();

const session = (sub: string): Session => ({
  accessToken: `token of ${sub}`,
  refreshToken: null,
  idToken: null,
  user: { sub },
});
const chat = chatOf([chatMessage({ text: 'My ankle hurts' })], 3);
const messages = () => store.get(chatAtom).messages;
const forgotten = vi.fn();
onForget(forgotten);
const shown = () => {
  fold.chat(chat, performance.now());
  queryClient.setQueryData(['anything'], 'theirs');
  forgotten.mockClear();
};
const expectNothing = () => {
  expect(messages()).toEqual([]);
  expect(queryClient.getQueryData(['anything'])).toBeUndefined();
  expect(forgotten).toHaveBeenCalled();
};

it('forgets at a logout, whichever page is shown', () => {
  shown();
  logout();
  expectNothing();
});

it('forgets when another tab signs somebody else in', () => {
  shown();
  localStorage.setItem('rinkside.session', JSON.stringify(session('ben')));
  dispatchEvent(new StorageEvent('storage', { key: 'rinkside.session' }));
  expect(store.get(sessionAtom)?.user.sub).toBe('ben');
  expectNothing();
});

it('forgets nothing when a token is renewed', () => {
  const known = store.get(sessionAtom);
  shown();
  beginSession({ ...session(known?.user.sub ?? ''), accessToken: 'newer' });
  expect(messages()).toEqual(chat.messages);
  expect(forgotten).not.toHaveBeenCalled();
});

it('shows the next viewer nothing of what was asked for before', async () => {
  const answers = Promise.withResolvers<unknown>();
  const server = serve({
    'GET /api/ai/messages': () => answers.promise,
    'POST /api/ai/message': () => answers.promise,
  });
  const leave = store.sub(chatQuery, () => undefined);
  const asked = ask('Should I play with it?');
  await vi.waitFor(() => expect(server.seen).toHaveLength(2));
  leave();
  logout();
  beginSession(session('ben'));
  answers.resolve(chat);
  await asked;
  await new Promise((resolve) => setTimeout(resolve));
  expect(messages()).toEqual([]);
  expect(store.get(shownChatAtom).messages).toEqual([]);
  expect(store.get(draftAtom)).toBe('');
});
