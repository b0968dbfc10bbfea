import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.js';

it('shares one load between concurrent and later calls', async () => {
  const load = vi.fn(async () => 'value');
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(['value', 'value']);
  expect(await get()).toBe('value');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 'value').mockRejectedValueOnce(new Error('EMFILE'));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('EMFILE');
  expect(await get()).toBe('value');
});
