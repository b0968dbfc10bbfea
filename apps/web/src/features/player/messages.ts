/** Messages about profiles, shown to people. */
export const playerMessages = {
  loadFailed: 'Failed to load user profile',
  updated: 'Profile updated successfully!',
  updateFailed: 'Failed to update profile',
  deletedLater: (day: string) =>
    `Hidden now, and deleted for good on ${day}. Until then, the link in the mail to your earlier email address takes it back.`,
  deleteFailed: 'Failed to delete account',
} as const;
