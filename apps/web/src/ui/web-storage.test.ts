import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './web-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

/** Makes a storage throw on every write, as a full one does. */
const fill = (...storages: Storage[]) =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(this: Storage) {
    if (storages.includes(this)) throw new DOMException('full', 'QuotaExceededError');
  });

it('keeps a value that does not fit for the tab, and reads it before the older one', () => {
  deviceStorage.setItem('key', 'old');
  fill(localStorage, sessionStorage);
  deviceStorage.setItem('key', 'new');
  expect(localStorage.getItem('key')).toBe('old');
  expect(deviceStorage.getItem('key')).toBe('new');
  expect(deviceStorage.keys()).toEqual(['key']);
  vi.restoreAllMocks();
  deviceStorage.setItem('key', 'newest');
  expect(localStorage.getItem('key')).toBe('newest');
  expect(deviceStorage.getItem('key')).toBe('newest');
  deviceStorage.removeItem('key');
  expect([deviceStorage.getItem('key'), localStorage.getItem('key')]).toEqual([null, null]);
});

it('moves a value that does not fit into the storage of the tab, which survives a reload', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  deviceStorage.setItem('key', 'value');
  expect(sessionStorage.getItem('key')).toBe('value');
  expect(deviceStorage.getItem('key')).toBe('value');
  deviceStorage.removeItem('key');
  expect(sessionStorage.getItem('key')).toBeNull();
});

it('works as long as the page where the browser forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbidden);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(forbidden);
  for (const storage of [deviceStorage, tabStorage]) {
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect([storage.getItem('key'), storage.keys()]).toEqual([null, []]);
  }
});
