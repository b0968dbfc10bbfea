import { commonPasswordsOf } from '@rinkside/contracts/password';
import ranked from '@zxcvbn-ts/language-common/src/passwords.json';

/** The common passwords that cannot be chosen. Loaded when somebody signs up. */
export const commonPasswords: ReadonlySet<string> = new Set(commonPasswordsOf(ranked));
