import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewestOnly } from './newest.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What was told, in order: to all, to its own people, to others. */
const listen = () => {
  const told: string[] = [];
  const newest = new NewestOnly();
  const ways = (what: string) => ({
    toAll: () => void told.push(what),
    toOwn: () => void told.push(`own ${what}`),
    toOthers: () => void told.push(`others ${what}`),
  });
  return {
    told,
    tell: (of: string, version: number) =>
      newest.tell({ of, version, own: 'me' }, [of], ways(`${of} ${version}`)),
    tellAlone: (what: string, rooms: string[]) => newest.tell(undefined, rooms, ways(what)),
  };
};

it('tells what comes alone at once and to all', () => {
  const { told, tell } = listen();
  tell('post', 2);
  vi.advanceTimersByTime(100);
  tell('post', 3);
  expect(told).toEqual(['post 2', 'post 3']);
});

it('tells others only the newest of a moment, as it ends, and each whose own doing it is', () => {
  const { told, tell } = listen();
  for (const version of [2, 3, 5, 4]) tell('post', version);
  tell('another', 9);
  expect(told).toEqual(['post 2', 'own post 3', 'own post 5', 'own post 4', 'another 9']);
  vi.advanceTimersByTime(99);
  expect(told).toHaveLength(5);
  vi.advanceTimersByTime(1);
  expect(told.slice(5)).toEqual(['others post 5']);
});

it('tells of a flood no more than ten a second, and ends with the newest', () => {
  const { told, tell } = listen();
  for (let version = 1; version <= 1000; version++) {
    tell('post', version);
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(1000);
  const heard = told.filter((each) => !each.startsWith('own'));
  expect(heard).toHaveLength(11);
  expect(heard.at(-1)).toBe('others post 1000');
});

it('tells what is held before something else of the same thing, once', () => {
  const { told, tell, tellAlone } = listen();
  tell('post', 2);
  tell('post', 3);
  tellAlone('elsewhere', ['another']);
  tellAlone('removed', ['player', 'post']);
  expect(told).toEqual(['post 2', 'own post 3', 'elsewhere', 'others post 3', 'removed']);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(5);
});

it('forgets what is told no more', () => {
  const { told, tell } = listen();
  tell('post', 2);
  vi.advanceTimersByTime(100);
  tell('post', 1);
  expect(told).toEqual(['post 2', 'post 1']);
  expect(vi.getTimerCount()).toBe(1);
});
