import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient, readAgain } from './queries';

afterEach(() => queryClient.clear());

/** What is shown of one read, whose answers are given by hand. */
const shown = () => {
  const answers: ((answer: number) => void)[] = [];
  const read = vi.fn(() => new Promise<number>((resolve) => void answers.push(resolve)));
  const query = new QueryObserver(queryClient, { queryKey: ['bell'], queryFn: read });
  const leave = query.subscribe(() => undefined);
  return { answers, read, leave, data: () => query.getCurrentResult().data };
};

it('asks once more for what was under way, and once for what had been answered', async () => {
  const { answers, read, leave, data } = shown();
  readAgain();
  expect(read).toHaveBeenCalledTimes(1);
  answers[0]?.(0);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  answers[1]?.(1);
  await vi.waitFor(() => expect(data()).toBe(1));
  readAgain();
  answers[2]?.(2);
  await vi.waitFor(() => expect(data()).toBe(2));
  expect(read).toHaveBeenCalledTimes(3);
  leave();
});
