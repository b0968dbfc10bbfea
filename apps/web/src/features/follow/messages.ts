/** Messages about follow requests, shown to people. */
export const followMessages = {
  requested: 'Follow requested',
  withdrawn: 'Follow request withdrawn',
  accepted: 'Follow request accepted',
  declined: 'Follow request declined',
  alreadyAccepted: 'This request was already accepted',
  gone: 'This request was withdrawn or declined',
  answerFailed: 'Failed to answer the request',
  removed: 'Follower removed',
  alertsFailed: 'Failed to save. Please try again.',
  removeFailed: 'Failed to remove the follower',
} as const;
