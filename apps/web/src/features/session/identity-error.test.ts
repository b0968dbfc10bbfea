import { expect, it } from 'vitest';
import { IdentityError, loginMessage, signUpMessage } from './identity-error';

const busy = (error_description: string) => new IdentityError(429, { error_description }, 30);

it('names the time to wait once, whoever names it', () => {
  // The embedded provider's own sentence.
  const named = 'Too many attempts. Please try again in 30 seconds.';
  expect(loginMessage(busy(named))).toBe(named);
  expect(signUpMessage(busy(named))).toBe(named);
  expect(loginMessage(busy('Please try again in 1 second.'))).toBe('Please try again in 1 second.');
  expect(loginMessage(busy('Too many attempts.'))).toBe('Too many attempts. Try again in 30 seconds.');
});
