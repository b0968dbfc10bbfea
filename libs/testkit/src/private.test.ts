import { expect, it } from 'vitest';
import { findPrivate } from './private.js';

const token = `x.${Buffer.from(JSON.stringify({ sub: 'somebody-1' })).toString('base64url')}.x`;

// @covers C1
it('is found where it is somebody else’s, and left where it is one’s own or one’s own words', () => {
  const text = '{"email":"somebody-1@example.test","by":{"email":"somebody-2@example.test"}}';
  expect(findPrivate(token, text)).toEqual(['somebody-2@example.test']);
  expect(findPrivate(undefined, text)).toHaveLength(2);
  expect(findPrivate(token, text, 'write to somebody-2@example.test')).toEqual([]);
  expect(findPrivate(token, '{"message":"none"}')).toEqual([]);
});
