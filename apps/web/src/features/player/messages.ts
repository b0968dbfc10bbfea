/** Messages about profiles, shown to people. */
export const playerMessages = {
  loadFailed: 'Failed to load user profile',
  updated: 'Profile updated successfully!',
  updateFailed: 'Failed to update profile',
  deleteFailed: 'Failed to delete account',
} as const;
