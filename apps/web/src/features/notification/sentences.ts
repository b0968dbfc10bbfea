/** What people read about their notifications. */
export const notificationSentences = {
  loadFailed: 'Failed to load notifications',
  readFailed: 'Failed to mark as read',
} as const;
