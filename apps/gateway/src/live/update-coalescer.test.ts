import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UpdateCoalescer, type DeliveryTargets } from './update-coalescer.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Records deliveries in order: to the whole room, to the actor only (`actor`), to the rest (`rest`). */
const setup = () => {
  const delivered: string[] = [];
  const coalescer = new UpdateCoalescer();
  const targets = (label: string): DeliveryTargets => ({
    toRoom: () => void delivered.push(label),
    toActor: () => void delivered.push(`actor ${label}`),
    toRest: () => void delivered.push(`rest ${label}`),
  });
  return {
    delivered,
    pushUpdate: (room: string, version: number) =>
      coalescer.push({ subjectRoom: room, version, actorRoom: 'me' }, [room], targets(`${room} ${version}`)),
    pushMessage: (label: string, rooms: string[]) => coalescer.push(undefined, rooms, targets(label)),
  };
};

it('delivers a single update to the room at once', () => {
  const { delivered, pushUpdate } = setup();
  pushUpdate('post', 2);
  vi.advanceTimersByTime(100);
  pushUpdate('post', 3);
  expect(delivered).toEqual(['post 2', 'post 3']);
});

it('does not deliver a version again that a relay publishes twice', () => {
  const { delivered, pushUpdate, pushMessage } = setup();
  pushUpdate('post', 2);
  vi.advanceTimersByTime(150);
  pushUpdate('post', 2);
  pushUpdate('post', 3);
  pushUpdate('post', 4);
  pushMessage('comment', ['post']);
  vi.advanceTimersByTime(250);
  pushUpdate('post', 4);
  expect(delivered).toEqual(['post 2', 'post 3', 'actor post 4', 'rest post 4', 'comment']);
});

it('delivers every update to the actor, and to the rest only the highest version at the end of the interval', () => {
  const { delivered, pushUpdate } = setup();
  for (const version of [2, 3, 5, 4]) pushUpdate('post', version);
  pushUpdate('another', 9);
  expect(delivered).toEqual(['post 2', 'actor post 3', 'actor post 5', 'actor post 4', 'another 9']);
  vi.advanceTimersByTime(99);
  expect(delivered).toHaveLength(5);
  vi.advanceTimersByTime(1);
  expect(delivered.slice(5)).toEqual(['rest post 5']);
});

it('delivers at most ten updates per second to the rest, ending with the highest version', () => {
  const { delivered, pushUpdate } = setup();
  for (let version = 1; version <= 1000; version++) {
    pushUpdate('post', version);
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(1000);
  const toRoom = delivered.filter((label) => !label.startsWith('actor'));
  expect(toRoom).toHaveLength(11);
  expect(toRoom.at(-1)).toBe('rest post 1000');
});

it('delivers a pending update before another message to the same room', () => {
  const { delivered, pushUpdate, pushMessage } = setup();
  pushUpdate('post', 2);
  pushUpdate('post', 3);
  pushMessage('elsewhere', ['another']);
  pushMessage('removed', ['player', 'post']);
  expect(delivered).toEqual(['post 2', 'actor post 3', 'elsewhere', 'rest post 3', 'removed']);
  vi.advanceTimersByTime(1000);
  expect(delivered).toHaveLength(5);
});

it('drops the state of a room after the interval', () => {
  const { delivered, pushUpdate } = setup();
  pushUpdate('post', 2);
  vi.advanceTimersByTime(100);
  pushUpdate('post', 1);
  expect(delivered).toEqual(['post 2', 'post 1']);
  expect(vi.getTimerCount()).toBe(1);
});
