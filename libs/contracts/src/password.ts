import { cleanLine } from './text.js';
import { sessionRules } from './session.js';

/** Number of passwords of a list of common ones that cannot be chosen. */
const commonPasswordCount = 10_000;

/** Keyboards encode the same characters differently (NIST SP 800-63B, 3.1.1.2). */
const comparable = (password: string) => password.normalize('NFKC').toLowerCase();

/** Returns the passwords that cannot be chosen. @param ranked a list of leaked passwords, the commonest first */
export const commonPasswordsOf = (ranked: readonly string[]): string[] =>
  ranked
    .filter(({ length }) => length >= sessionRules.minPasswordLength)
    .slice(0, commonPasswordCount)
    .map(comparable);

/** Whether a new password is one repeated or blank character, or the email. */
export const isTrivialPassword = (password: string, email: string): boolean => {
  const text = comparable(password);
  return new Set(text).size === 1 || cleanLine(text) === '' || text.trim() === comparable(email.trim());
};

/** Whether a new password is one of the common ones. @param common from {@link commonPasswordsOf} */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean =>
  common.has(comparable(password));
