export type * from './error.schema.js';

/** Error messages that belong to no single noun. */
export const errorMessages = {
  invalidInput: 'Please check what you entered.',
  unreadableText: 'This text has characters that cannot be stored. Please remove them.',
  nestedTooDeep: 'This input is nested too deeply.',
  missingBody: 'Please send the fields as a JSON object.',
  brokenJson: 'This input is not valid JSON.',
  wrongContentType: 'This kind of input is not supported here. Please send JSON.',
  inputTooLarge: 'This input is too large.',
  requestTimeout: 'This request took too long. Please try again.',
  brokenRequest: 'This request is not valid.',
  missingToken: 'User is not authenticated.',
  invalidToken: 'Your session is not valid. Please sign in again.',
  /** Clients match this exact text. It is sent only for an expired token. */
  expiredToken: 'jwt expired',
  profileIncomplete: 'Please complete your profile first.',
  /** The session was revoked from another device, so clients must not refresh its token. */
  sessionRevoked: 'You were signed out from another device. Please sign in again.',
  suspended: 'This account is suspended.',
  accountDeleted: 'This account was deleted.',
  notModerator: 'Only moderators can do that.',
  notOperator: 'Only operators can do that.',
  notFound: 'Not found.',
  forbidden: 'You can only change what is yours.',
  rateLimited: 'Too many requests. Please try again in a moment.',
  tooManyWrites: 'You are saving a lot at once. Please try again in a few minutes.',
  tooManySockets: 'Rinkside is open in too many tabs. Live updates start here once you close another.',
  pageTooDeep: 'Use the cursor',
  idempotencyKeyReused: 'This Idempotency-Key was already used for something else.',
  unavailable: 'Rinkside is catching its breath. Please try again in a moment.',
  storageFull: 'There is no room for new photos and videos at the moment. Please try again later.',
  storageUnavailable: 'Photos and videos are not available at the moment. Please try again in a few minutes.',
  identityUnavailable: 'Signing in is not possible at the moment. Please try again in a few minutes.',
  internalError: 'Something went wrong on our side. Please try again.',
} as const;
