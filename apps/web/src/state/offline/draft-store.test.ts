import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../session/session.store';
import { store } from '../store';
import { draftsAtom, keyForDraft, readDraft, saveDraft, textDraftAtom } from './draft-store';

const signIn = (sub: string) =>
  beginSession({ accessToken: sub, refreshToken: null, idToken: null, user: { sub } });
const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('rinkside.draft.'));
const canLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => signIn('noor'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const sub of ['noor', 'ben']) {
    signIn(sub);
    endSession('logout');
  }
});

/** Loads the store as after a reload of the page. */
const reload = async () => {
  vi.resetModules();
  return import('./draft-store');
};

it('keeps a draft across a reload and an expired session, for its account only', async () => {
  saveDraft('post', 'Half a thought');
  endSession('expired');
  expect(readDraft('post')).toBeNull();
  signIn('ben');
  expect(readDraft('post')).toBeNull();
  signIn('noor');
  expect(readDraft('post')).toBe('Half a thought');
  expect((await reload()).readDraft('post')).toBe('Half a thought');
});

it('clears the drafts of the account on a logout', () => {
  saveDraft('post', 'Of Noor');
  endSession('expired');
  signIn('ben');
  saveDraft('post', 'Of Ben');
  endSession('logout');
  expect(storedKeys()).toEqual(['rinkside.draft.noor post']);
});

it('drops a draft after 30 days, and one without an account after a day', async () => {
  vi.useFakeTimers();
  saveDraft('post', 'Old');
  endSession('expired');
  saveDraft('sign-up', { firstName: 'Noor' });
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await reload();
  expect(storedKeys()).toEqual(['rinkside.draft.noor post']);
  vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60 * 1000);
  await reload();
  expect(storedKeys()).toEqual([]);
});

it('removes an empty text', () => {
  const text = textDraftAtom('comment:1');
  store.set(text, 'Hi');
  store.set(text, (before) => before.slice(0, 0));
  expect(store.get(text)).toBe('');
  expect(store.get(draftsAtom)).toEqual([]);
});

it('keeps the idempotency key of a draft across a reload, and uses a new one for other content', async () => {
  saveDraft('post', 'Hi');
  const key = keyForDraft('post', 'Hi');
  saveDraft('post', 'Hi!');
  expect(keyForDraft('post', 'Hi')).toBe(key);
  expect((await reload()).keyForDraft('post', 'Hi')).toBe(key);
  expect(keyForDraft('post', 'Hi!')).not.toBe(key);
  saveDraft('post', null);
  saveDraft('post', 'Hi');
  expect(keyForDraft('post', 'Hi')).not.toBe(key);
  // A form that was sent as it was prefilled has no draft.
  expect(keyForDraft('organization', 'Owls')).toBe(keyForDraft('organization', 'Owls'));
});

it('follows another tab, unless the draft was changed here since', () => {
  saveDraft('post', 'Hi');
  const key = 'rinkside.draft.noor post';
  const oldValue = localStorage.getItem(key);
  saveDraft('post', 'Hi, changed here');
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
  expect(readDraft('post')).toBe('Hi, changed here');
  dispatchEvent(new StorageEvent('storage', { key, oldValue: localStorage.getItem(key), newValue: null }));
  expect(readDraft('post')).toBeNull();
});

it('asks before the page is left only where a draft cannot be stored', () => {
  saveDraft('post', 'Stored');
  expect(canLeave()).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft('post', 'Not stored');
  expect(readDraft('post')).toBe('Not stored');
  expect(canLeave()).toBe(false);
  vi.restoreAllMocks();
  saveDraft('post', null);
  expect(canLeave()).toBe(true);
});
