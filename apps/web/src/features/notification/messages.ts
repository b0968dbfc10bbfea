/** Messages about notifications, shown to people. */
export const notificationMessages = {
  loadFailed: 'Failed to load notifications',
  readFailed: 'Failed to mark as read',
} as const;
