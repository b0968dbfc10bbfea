import { identityMessages } from '@rinkside/contracts/identity';

/** All messages of the provider that users can see. */
export const messages = {
  wrongPassword: identityMessages.badCredentials,
  badPasskey: 'This passkey did not work. Please try again, or use your password.',
  removedPasskey: 'This passkey was removed from the account. Use another one, or your password.',
  passkeyInvalid: 'The passkey could not be added. Please try again.',
  tooManyPasskeys: 'There are 20 passkeys already. Remove one first.',
  emailTaken: identityMessages.userExists,
  unknownClient: 'This application is not known here.',
  unknownConnection: 'This sign-up connection is not known here.',
  unknownAudience: 'This audience is not known here.',
  names: 'Please enter your name, at most 50 characters each.',
  foreignPage: 'Sign-up is only possible on the page of this application.',
  onlyJson: 'The request body must be JSON.',
  badBody: 'The request body is not valid.',
  bodyTooLarge: 'The request body is too large.',
  noBearer: 'A bearer token is needed.',
  badBearer: 'The token is not valid.',
  cancelled: 'Sign-in was cancelled.',
  expiredTitle: 'This sign-in has expired',
  expired: 'It was left open too long, or your browser did not keep its cookie. Please start again.',
  failedTitle: 'Sign-in cannot continue',
  failed: 'The link that brought you here is not complete. Please start again.',
  deadLinkTitle: 'This link no longer works',
  deadLink: 'It was used already, has expired, or is not complete. Please ask for a new one.',
  forgotTitle: 'Forgot your password?',
  forgot: 'Enter the email address of your account. You get a link to choose a new password.',
  sentTitle: 'Look into your mailbox',
  sent: (email: string) =>
    `If an account has the address ${email}, it gets a mail with a link within a few minutes. The link works for 1 hour. Look into the spam folder, too.`,
  resetTitle: 'Choose a new password',
  reset: 'All devices are signed out, and all passkeys are removed.',
  resetDoneTitle: 'Your password is changed',
  resetDone: 'All devices are signed out, and all passkeys are removed. Sign in with the new password.',
  /** Names the account that a mail or a page is about. */
  accountOf: (name: string, email: string) => `Account: ${name ? `${name}, ` : ''}${email}`,
  verify: (email: string) => `Is ${email} your email address, and is this your account?`,
  verifyTitle: 'Confirm your email address',
  verifiedTitle: 'Your email address is confirmed',
  verified: 'Thank you. You can close this page.',
  changeEmailTitle: 'Confirm your new email address',
  changeEmail: (email: string) =>
    `Shall this account use the address ${email}? Only confirm if it is your own account.`,
  emailChangedTitle: 'Your email address is changed',
  emailChanged: 'Sign in with the new address from now on. The previous one got a mail about the change.',
  undoEmailTitle: 'Restore your email address',
  undoEmail: (email: string) =>
    `Your account uses the address ${email} again. All devices are signed out, all passkeys are removed, and you choose a new password.`,
  releaseTitle: 'Take your address off this account',
  release: (email: string) =>
    `The account no longer uses the address ${email}. You can then sign up with it yourself.`,
  releasedTitle: 'Your address is free',
  released: 'The account uses its earlier address again.',
  sameEmail: 'This is your email address already',
  tooMany: (seconds: number) =>
    `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
} as const;
