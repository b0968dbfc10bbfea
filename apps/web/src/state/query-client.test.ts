import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { comeBack } from './come-back.fixture';
import { queryClient, refetchAll } from './query-client';

afterEach(() => queryClient.clear());

/** Mounts a query. The test resolves its responses. */
const mountQuery = () => {
  const responses: ((value: number) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<number>((resolve) => void responses.push(resolve)));
  const query = new QueryObserver(queryClient, { queryKey: ['bell'], queryFn });
  const unmount = query.subscribe(() => undefined);
  return { responses, queryFn, unmount, data: () => query.getCurrentResult().data };
};

it('refetches a query in flight after its response, and a settled query once', async () => {
  const { responses, queryFn, unmount, data } = mountQuery();
  refetchAll();
  expect(queryFn).toHaveBeenCalledTimes(1);
  responses[0]?.(0);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  responses[1]?.(1);
  await vi.waitFor(() => expect(data()).toBe(1));
  refetchAll();
  responses[2]?.(2);
  await vi.waitFor(() => expect(data()).toBe(2));
  expect(queryFn).toHaveBeenCalledTimes(3);
  unmount();
});

it('refetches a stale query when somebody comes back to the page', async () => {
  const { responses, queryFn, unmount, data } = mountQuery();
  responses[0]?.(1);
  await vi.waitFor(() => expect(data()).toBe(1));
  comeBack();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  comeBack();
  responses[1]?.(2);
  await vi.waitFor(() => expect(data()).toBe(2));
  unmount();
});
