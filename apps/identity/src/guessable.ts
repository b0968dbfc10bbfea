import { commonPasswords } from '@rinkside/contracts/common-passwords';
import { isCommonPassword, isTrivialPassword } from '@rinkside/contracts/password';

/** Whether a new password is too easy to guess. */
export const isGuessable = (password: string, email: string): boolean =>
  isTrivialPassword(password, email) || isCommonPassword(password, commonPasswords);
