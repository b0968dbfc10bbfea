import { expect, it } from 'vitest';
import { IdentityError, loginMessage, signUpMessage } from './identity-error';

const rateLimited = (error_description: string) => new IdentityError(429, { error_description }, 30);

it('mentions the wait time exactly once', () => {
  // Message of the embedded provider.
  const withTime = 'Too many attempts. Please try again in 30 seconds.';
  expect(loginMessage(rateLimited(withTime))).toBe(withTime);
  expect(signUpMessage(rateLimited(withTime))).toBe(withTime);
  expect(loginMessage(rateLimited('Please try again in 1 second.'))).toBe('Please try again in 1 second.');
  expect(loginMessage(rateLimited('Too many attempts.'))).toBe('Too many attempts. Try again in 30 seconds.');
});
