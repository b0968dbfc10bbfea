/** Messages that the identity provider and the web app both show at sign-in and sign-up. */
export const identityMessages = {
  badCredentials: 'Invalid email or password',
  wrongPassword: 'The current password is not correct',
  userExists: 'User already exists with this email',
} as const;

/** The JWS type of a proof that the account `sub` confirmed with password or passkey what it does to the profile `profile`. */
export const deletionProofType = 'rinkside-deletion+jwt';

/** The `grant_type` that exchanges the answer of a passkey, as JSON in `assertion`, for tokens. */
export const passkeyGrant = 'urn:rinkside:grant-type:passkey';

/** The error for a passkey that the account no longer has, but the browser still offers. */
export const unknownPasskey = 'unknown_passkey';
