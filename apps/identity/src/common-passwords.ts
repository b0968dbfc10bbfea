import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { commonPasswordsOf, isCommonPassword, isTrivialPassword } from '@rinkside/contracts/password';

/** Passwords of leaks, the commonest first. Read as a file: the package's own module also loads its other dictionaries. */
const rankedFile = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');

/** The common passwords that cannot be chosen. */
export const commonPasswords: ReadonlySet<string> = new Set(
  commonPasswordsOf(JSON.parse(readFileSync(rankedFile, 'utf8')) as string[]),
);

/** Whether a new password is too easy to guess. */
export const isGuessable = (password: string, email: string): boolean =>
  isTrivialPassword(password, email) || isCommonPassword(password, commonPasswords);
