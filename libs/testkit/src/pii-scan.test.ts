import { expect, it } from 'vitest';
import { findOtherUsersEmails } from './pii-scan.js';

const token = `x.${Buffer.from(JSON.stringify({ sub: 'user-1' })).toString('base64url')}.x`;

// @covers C1
it('finds emails of other users, except those in the request itself', () => {
  const text = '{"email":"user-1@example.test","by":{"email":"user-2@example.test"}}';
  expect(findOtherUsersEmails(token, text)).toEqual(['user-2@example.test']);
  expect(findOtherUsersEmails(undefined, text)).toHaveLength(2);
  expect(findOtherUsersEmails(token, text, 'write to user-2@example.test')).toEqual([]);
  expect(findOtherUsersEmails(token, '{"message":"none"}')).toEqual([]);
});
