/** Messages that the identity provider and the web app both show at sign-in and sign-up. */
export const identityMessages = {
  badCredentials: 'Invalid email or password',
  userExists: 'User already exists with this email',
} as const;
