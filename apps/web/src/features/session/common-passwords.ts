import { commonPasswordsOf } from '@rinkside/contracts/password';
import ranked from '@zxcvbn-ts/language-common/src/passwords.json';

/** The common passwords that cannot be chosen. Loaded at sign-up. */
export const commonPasswords: ReadonlySet<string> = new Set(commonPasswordsOf(ranked));
