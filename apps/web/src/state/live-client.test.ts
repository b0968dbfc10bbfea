import { expect, it, vi } from 'vitest';
import { ask, questionDraftAtom, shownChatAtom } from '../features/coach/chat';
import { chatQuery } from '../features/coach/chat.query';
import { chatAtom, entityStore } from './entities/entity-store';
import { chatMessageFixture, chatViewOf } from './entities/chat.fixture';
import { onViewerChange } from './live-client';
import { queryClient } from './query-client';
import { beginSession, sessionAtom } from './session/session.store';
import { logout } from './session/token-refresh';
import { type Session } from './session/session-storage';
import { store } from './store';
import { mockServer, signInBeforeEach } from './store.fixture';

signInBeforeEach();

const session = (sub: string): Session => ({
  accessToken: `token of ${sub}`,
  refreshToken: null,
  idToken: null,
  user: { sub },
});
const chat = chatViewOf([chatMessageFixture({ text: 'My ankle hurts' })], 3);
const messages = () => store.get(chatAtom).messages;
const viewerChanged = vi.fn();
onViewerChange(viewerChanged);
const fillState = () => {
  entityStore.applyChat(chat, performance.now());
  queryClient.setQueryData(['anything'], 'cached');
  viewerChanged.mockClear();
};
const expectCleared = () => {
  expect(messages()).toEqual([]);
  expect(queryClient.getQueryData(['anything'])).toBeUndefined();
  expect(viewerChanged).toHaveBeenCalled();
};

it('clears the viewer’s state at logout', () => {
  fillState();
  logout();
  expectCleared();
});

it('clears the viewer’s state when another tab signs in a different account', () => {
  fillState();
  localStorage.setItem('rinkside.session', JSON.stringify(session('ben')));
  dispatchEvent(new StorageEvent('storage', { key: 'rinkside.session' }));
  expect(store.get(sessionAtom)?.user.sub).toBe('ben');
  expectCleared();
});

it('keeps the state when a token is refreshed', () => {
  const current = store.get(sessionAtom);
  fillState();
  beginSession({ ...session(current?.user.sub ?? ''), accessToken: 'newer' });
  expect(messages()).toEqual(chat.messages);
  expect(viewerChanged).not.toHaveBeenCalled();
});

it('drops responses to requests of the previous viewer', async () => {
  const pending = Promise.withResolvers<unknown>();
  const server = mockServer({
    'GET /api/ai/messages': () => pending.promise,
    'POST /api/ai/message': () => pending.promise,
  });
  const unsubscribe = store.sub(chatQuery, () => undefined);
  const question = ask('Should I play with it?');
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  unsubscribe();
  logout();
  beginSession(session('ben'));
  pending.resolve(chat);
  await question;
  await new Promise((resolve) => setTimeout(resolve));
  expect(messages()).toEqual([]);
  expect(store.get(shownChatAtom).messages).toEqual([]);
  expect(store.get(questionDraftAtom)).toBe('');
});
