import { Refusal } from '@rinkside/platform/refusal';
import type { Sql } from '@rinkside/platform/sql';
import { expect, it, vi } from 'vitest';
import type { Viewer } from './viewer.js';
import { withinCommand } from './admission.js';

const seen = { id: 'a player', session: 'a session' } as Viewer;
const sql = {} as Sql;
const isSeen = () => Promise.resolve({ ...seen });
const unused = () => Promise.reject(new Error('nobody is to be read'));

it('answers what a command did for who they still are, also where it was refused', async () => {
  const { within, settle } = withinCommand(seen, isSeen, unused);
  await within?.(sql);
  expect(await settle(Promise.resolve('done'))).toBeUndefined();
  expect(await settle(Promise.reject(new Refusal(404, 'Not found')))).toBeUndefined();
});

it('keeps what they were refused for to itself until it is known who they are', async () => {
  const { settle } = withinCommand(seen, isSeen, isSeen);
  expect(await settle(Promise.reject(new Refusal(400, 'Too long')))).toEqual(seen);
});

it('begins anew for somebody else, which the second try of a command may find', async () => {
  const now = { ...seen, id: 'with another name' };
  const read = vi
    .fn<() => Promise<Viewer>>()
    .mockResolvedValueOnce({ ...seen })
    .mockResolvedValue(now);
  const { within, settle } = withinCommand(seen, read, () => Promise.resolve(now));
  await within?.(sql);
  const begun = Promise.resolve(within?.(sql));
  await expect(begun).rejects.toThrow();
  expect(await settle(begun)).toEqual(now);
});

it('keeps what was answered before from who they no longer are', async () => {
  const now = () => Promise.reject(new Refusal(403, 'suspended'));
  const { within, settle } = withinCommand(seen, now, now);
  await expect(within?.(sql)).rejects.toThrow('suspended');
  await expect(settle(Promise.resolve('answered before'))).rejects.toThrow('suspended');
});

it('tells of a store that is away as it is', async () => {
  const { settle } = withinCommand(seen, isSeen, unused);
  expect(await settle(Promise.reject(new Error('connection lost')))).toBeUndefined();
});

it('lets nobody call a command what ran none', async () => {
  const { settle } = withinCommand(seen, isSeen, isSeen);
  await expect(settle(Promise.resolve('done'))).rejects.toThrow('asked nobody');
});
