import { identityMessages } from '@rinkside/contracts/identity';

/** Messages about sign-in and sessions, shown to people. */
export const sessionMessages = {
  ...identityMessages,
  ended: 'Your session has ended. Please sign in again. Unsent text is kept on this device.',
  loginDone: 'Login successful!',
  loginFailed: 'Login failed. Please try again.',
  loginFailedBecause: (reason: string) => `Login failed: ${reason}`,
  accessDenied: 'Access denied. Please check the identity provider configuration.',
  signUpDone: 'Account created successfully!',
  signUpFailed: 'Signup failed. Please try again.',
  signUpFailedBecause: (reason: string) => `Signup failed: ${reason}`,
  callbackWorking: 'Completing authentication...',
  callbackFailed: 'Authentication failed. Please try again.',
  callbackFailedBecause: (reason: string) => `Authentication failed: ${reason}`,
  callbackNoCode: 'No authorization code received',
  tryAgainIn: (seconds: number) => `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  noRefreshToken: 'No refresh token available',
  sessionEnded: (device: string) => `Signed out ${device}`,
  sessionsFailed: 'Failed to load the devices',
  othersEnded: 'Signed out everywhere else',
  othersFailed: 'Failed to sign out elsewhere. Please try again.',
  accountFailed: 'That did not work. Please try again.',
  passwordChanged: 'Password changed',
  emailRequested: (email: string) =>
    `If ${email} is free, it gets a mail with a link. Open the link to confirm.`,
  verificationSent: (email: string) => `Sent to ${email}`,
  profileFailed: 'Failed to fetch profile',
} as const;
