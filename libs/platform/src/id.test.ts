import { expect, it } from 'vitest';
import { minIdAt, isUuid, newId, randomToken } from './id.js';

// @covers V11.5.1
it('random tokens have 144 bits and no timestamp', () => {
  const tokens = Array.from({ length: 2000 }, randomToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  // Every position takes every digit; a timestamp would keep the first positions constant.
  for (let at = 0; at < 36; at++) expect(new Set(tokens.map((token) => token[at])).size).toBe(16);
  expect(tokens.every((token) => /^[0-9a-f]{36}$/.test(token))).toBe(true);
});

it('the minimum id of a time sorts between ids generated before and after it', () => {
  const now = Date.now();
  const id = newId();
  expect(minIdAt(now) <= id).toBe(true);
  expect(id < minIdAt(Date.now() + 1000)).toBe(true);
  expect([isUuid(minIdAt(0)), isUuid(minIdAt(now))]).toEqual([true, true]);
});
