import { AppError } from '@rinkside/platform/errors';
import type { Sql } from '@rinkside/platform/sql';
import { expect, it, vi } from 'vitest';
import type { Viewer } from '../auth/viewer.js';
import { withinCommand } from './admission.js';

const seen = { id: 'a player', session: 'a session' } as Viewer;
const sql = {} as Sql;
const isSeen = () => Promise.resolve({ ...seen });
const unused = () => Promise.reject(new Error('must not be called'));

it('keeps the result or client error of a command if the viewer is unchanged', async () => {
  const { within, settle } = withinCommand(seen, isSeen, unused);
  await within?.(sql);
  expect(await settle(Promise.resolve('done'))).toBeUndefined();
  expect(await settle(Promise.reject(new AppError(404, 'Not found')))).toBeUndefined();
});

it('reloads the viewer before it returns a client error', async () => {
  const { settle } = withinCommand(seen, isSeen, isSeen);
  expect(await settle(Promise.reject(new AppError(400, 'Too long')))).toEqual(seen);
});

it('starts over if a retry of the command finds the viewer changed', async () => {
  const now = { ...seen, id: 'with another name' };
  const read = vi
    .fn<() => Promise<Viewer>>()
    .mockResolvedValueOnce({ ...seen })
    .mockResolvedValue(now);
  const { within, settle } = withinCommand(seen, read, () => Promise.resolve(now));
  await within?.(sql);
  const started = Promise.resolve(within?.(sql));
  await expect(started).rejects.toThrow();
  expect(await settle(started)).toEqual(now);
});

it('withholds an earlier reply from a viewer who has lost access', async () => {
  const now = () => Promise.reject(new AppError(403, 'suspended'));
  const { within, settle } = withinCommand(seen, now, now);
  await expect(within?.(sql)).rejects.toThrow('suspended');
  await expect(settle(Promise.resolve('earlier reply'))).rejects.toThrow('suspended');
});

it('passes on infrastructure errors unchanged', async () => {
  const { settle } = withinCommand(seen, isSeen, unused);
  expect(await settle(Promise.reject(new Error('connection lost')))).toBeUndefined();
});

it('throws for a command handler that did not run a command', async () => {
  const { settle } = withinCommand(seen, isSeen, isSeen);
  await expect(settle(Promise.resolve('done'))).rejects.toThrow('without loading the viewer');
});
