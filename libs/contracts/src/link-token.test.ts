import { expect, it } from 'vitest';
import { linkToken } from './link-token.js';

it.each(['/', '.', '%20', ' ', '?fbclid=x', ')', '…', ''])('ends before %j', (tail) => {
  expect(linkToken(`5f1c-0a_9b${tail}`)).toBe('5f1c-0a_9b');
});
