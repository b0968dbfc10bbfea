import { expect, it } from 'vitest';
import { firstIdOf, isId, newId, newName } from './id.js';

// @covers V11.5.1
it('names that nobody can guess have 144 bits, none of them a clock’s', () => {
  const names = Array.from({ length: 2000 }, newName);
  expect(new Set(names).size).toBe(names.length);
  // Each place takes every digit: none stands still, as the time of an id made now would.
  for (let at = 0; at < 36; at++) expect(new Set(names.map((name) => name[at])).size).toBe(16);
  expect(names.every((name) => /^[0-9a-f]{36}$/.test(name))).toBe(true);
});

it('the least id of a moment lies between those made before it and from then on', () => {
  const now = Date.now();
  const made = newId();
  expect(firstIdOf(now) <= made).toBe(true);
  expect(made < firstIdOf(Date.now() + 1000)).toBe(true);
  expect([isId(firstIdOf(0)), isId(firstIdOf(now))]).toEqual([true, true]);
});
