import { isPasswordPattern } from './password-pattern.js';
import { cleanLine } from './text.js';

/** Keyboards encode the same characters differently (NIST SP 800-63B, 3.1.1.2). */
const comparable = (password: string) => password.normalize('NFKC').toLowerCase();

/** Whether a new password is blank, the email, a sequence, a repeat or a row of keys. */
export const isTrivialPassword = (password: string, email: string): boolean => {
  const text = comparable(password);
  return cleanLine(text) === '' || text.trim() === comparable(email.trim()) || isPasswordPattern(text);
};

/** Whether a new password is one of the common ones. */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean =>
  common.has(comparable(password));
