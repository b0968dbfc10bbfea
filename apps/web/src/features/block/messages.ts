export const blockMessages = {
  blocked: 'User blocked',
  unblocked: 'User unblocked',
  blockFailed: 'Failed to block user',
  unblockFailed: 'Failed to unblock user',
  loadFailed: 'Failed to load blocked people',
} as const;
