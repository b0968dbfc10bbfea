import * as z from 'zod';

/** The one shape of every refusal; `message` is a sentence for people. */
export const errorView = z.object({
  statusCode: z.int(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorView = z.infer<typeof errorView>;

/** Sentences that belong to no single noun. */
export const refusals = {
  badInput: 'Please check what you entered.',
  noToken: 'User is not authenticated.',
  badToken: 'Your session is not valid. Please sign in again.',
  /** Clients look for these two words, and only expiry answers them. */
  expiredToken: 'jwt expired',
  noProfile: 'Please complete your profile first.',
  /** Renewing such a session is no use: its owner ended it from elsewhere. */
  sessionEnded: 'You were signed out from another device. Please sign in again.',
  suspended: 'This account is suspended.',
  closed: 'This account was deleted.',
  notModerator: 'Only moderators can do that.',
  notOperator: 'Only operators can do that.',
  notFound: 'Not found.',
  notYours: 'You can only change what is yours.',
  tooMany: 'Too many requests. Please try again in a moment.',
  tooDeep: 'Use the cursor',
  keyReused: 'This Idempotency-Key was already used for something else.',
  unavailable: 'Rinkside is catching its breath. Please try again in a moment.',
  broken: 'Something went wrong on our side. Please try again.',
} as const;
