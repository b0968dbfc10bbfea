import { rateLimits, type Routes } from './route.js';
import type { sessionSchemas } from './session.schema.js';

export type * from './session.schema.js';

/** The server refuses what only an account with a confirmed address may do. */
export const unverifiedEmail =
  'Please confirm your email address first. The link is in the mail from your sign-up.';

export const sessionRules = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be at most 200 characters',
  passwordGuessable: 'Please choose a password that is harder to guess',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  minPasswordLength: 6,
  maxPasswordLength: 200,
} as const;

export const passkeyRules = {
  nameRequired: 'Please give the passkey a name',
  nameLong: 'The name must be at most 50 characters',
  maxNameLength: 50,
} as const;

export const sessionRoutes: Routes<typeof sessionSchemas> = {
  endOthers: {
    method: 'DELETE',
    path: '/api/users/me/sessions',
    access: 'signedIn',
    limit: rateLimits.write,
  },
};
