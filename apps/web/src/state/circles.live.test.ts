import type { LiveHandlers } from '@rinkside/contracts/live.schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { circlesKey, withCircleChanges } from './circles.live';
import { queryClient } from './query-client';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

const handled = vi.fn<() => void>();
const handlers = withCircleChanges({
  'roster.changed': handled,
  'profile.changed': handled,
  'notification.added': handled,
  'feed.added': handled,
} as unknown as LiveHandlers) as unknown as Record<string, (event: object) => void>;

it.each([
  ['roster.changed', {}, true, false],
  ['profile.changed', {}, true, true],
  ['notification.added', { notification: { kind: 'circle_asked' } }, true, true],
  ['notification.added', { notification: { kind: 'like' } }, false, false],
  ['feed.added', {}, false, false],
])('%s %j changes groups: %s, and people: %s', (name, event, groups, people) => {
  queryClient.setQueryData([circlesKey, 'mine'], []);
  queryClient.setQueryData(['organization', 'one', 'members'], []);
  handlers[name]?.(event);
  vi.advanceTimersByTime(1000);
  expect(handled).toHaveBeenLastCalledWith(event);
  expect(queryClient.getQueryState([circlesKey, 'mine'])?.isInvalidated).toBe(groups);
  expect(queryClient.getQueryState(['organization', 'one', 'members'])?.isInvalidated).toBe(people);
});

it('reads once after several changes', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  handlers['roster.changed']?.({});
  handlers['profile.changed']?.({});
  handlers['roster.changed']?.({});
  vi.advanceTimersByTime(1000);
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    [circlesKey],
    ['organization'],
  ]);
});
